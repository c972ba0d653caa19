import { d, el, path, rect, stroke, text } from './svg'

const ink = '#3b4650'
const line = '#7b8792'

/** The box that dimension lines measure, in picture units. */
export interface Extent {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Dimension lines as SVG: width below the product, height at its right; other figures as labels along the top.
 * @param bottom the foot of the whole drawing; the line of the width runs below it
 */
export function dimensions(extent: Extent, bottom: number, figures: readonly string[]): string {
  const rest: string[] = []
  let all = ''
  let wide = false
  let tall = false
  for (const figure of figures) {
    if (!wide && /^宽|^长|^直径/.test(figure)) {
      wide = true
      all += across(extent, bottom, figure)
    } else if (!tall && figure.startsWith('高')) {
      tall = true
      all += upright(extent, figure)
    } else rest.push(figure)
  }
  return all + labels(rest)
}

const arrow = (x: number, y: number, dx: number, dy: number) =>
  path(d`M${x} ${y}l${dx * 11 + dy * 4} ${dy * 11 + dx * 4}l${dy * -8} ${dx * -8}z`, line)

function across({ x, y, width, height }: Extent, bottom: number, figure: string): string {
  const at = Math.max(y + height, bottom) + 44
  const middle = x + width / 2
  return (
    stroke(
      d`M${x} ${y + height + 12}V${at + 12}M${x + width} ${y + height + 12}V${at + 12}M${x + 4} ${at}H${x + width - 4}`,
      line,
      1.6,
    ) +
    arrow(x, at, 1, 0) +
    arrow(x + width, at, -1, 0) +
    plate(middle, at, figure)
  )
}

function upright({ x, y, width, height }: Extent, figure: string): string {
  const at = x + width + 46
  return (
    stroke(
      d`M${x + width + 12} ${y}H${at + 12}M${x + width + 12} ${y + height}H${at + 12}M${at} ${y + 4}V${y + height - 4}`,
      line,
      1.6,
    ) +
    arrow(at, y, 0, 1) +
    arrow(at, y + height, 0, -1) +
    el('g', { transform: d`rotate(-90 ${at} ${y + height / 2})` }, plate(at, y + height / 2, figure))
  )
}

/** A figure on a light plate that interrupts its line. */
function plate(x: number, y: number, figure: string): string {
  const width = measure(figure, 22) + 28
  return (
    rect(x - width / 2, y - 19, width, 38, '#ffffff', { rx: 19 }) +
    text(x, y + 8, figure, 22, ink, { textAnchor: 'middle', fontWeight: 500 })
  )
}

function labels(figures: readonly string[]): string {
  const widths = figures.map((figure) => measure(figure, 22) + 40)
  const total = widths.reduce((sum, width) => sum + width + 14, -14)
  let x = 400 - total / 2
  return figures
    .map((figure, index) => {
      const width = widths[index] ?? 0
      const label =
        rect(x, 36, width, 44, '#ffffff', { rx: 22, fillOpacity: 0.9 }) +
        text(x + width / 2, 66, figure, 22, ink, { textAnchor: 'middle' })
      x += width + 14
      return label
    })
    .join('')
}

/** Estimated width of a text: Chinese characters are square, capitals 0.74 and others 0.57 of the size. */
export function measure(content: string, size: number): number {
  let units = 0
  for (const letter of content)
    units += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : /[A-Z]/.test(letter) ? 0.74 : 0.57
  return units * size
}
