import { cylinder } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, digitStack, ellipse, group, path, rect, stroke, text, translate } from '../../parts/svg'

/** Colours of rings and hands. */
export const accents: readonly [string, ...string[]] = ['#ff5d5d', '#34d17f', '#4ea4ff', '#ffb13d']

/** The two halves of a strap above and below a case that spans `top` to `bottom`. */
export function strap(
  pen: Pen,
  cx: number,
  wide: number,
  narrow: number,
  top: number,
  bottom: number,
  height: number,
): string {
  const { sheet, tone } = pen
  const fill = cylinder(sheet, tone)
  const holes = [0, 1, 2, 3, 4]
    .map((index) => rect(cx - 4, height - 44 - index * 24, 8, 12, tone.dark, { rx: 4, fillOpacity: 0.6 }))
    .join('')
  const half = (y: number, end: number) =>
    path(
      d`M${cx - wide} ${y}C${cx - wide} ${(y * 2 + end) / 3} ${cx - narrow} ${(y + end * 2) / 3} ${cx - narrow} ${end}H${cx + narrow}C${cx + narrow} ${(y + end * 2) / 3} ${cx + wide} ${(y * 2 + end) / 3} ${cx + wide} ${y}z`,
      fill,
      { stroke: tone.edge, strokeLinejoin: 'round' },
    )
  const stitch = vary(pen.seed, 1, [true, false])
    ? stroke(
        d`M${cx - narrow + 10} 12L${cx - wide + 16} ${top - 12}M${cx + narrow - 10} 12L${cx + wide - 16} ${top - 12}M${cx - wide + 16} ${bottom + 12}L${cx - narrow + 10} ${height - 10}M${cx + wide - 16} ${bottom + 12}L${cx + narrow - 10} ${height - 10}`,
        tone.rim,
        1.6,
        { strokeDasharray: '6 5', strokeOpacity: 0.7 },
      )
    : ''
  return (
    half(top + 20, 0) +
    half(bottom - 20, height) +
    holes +
    stitch +
    rect(cx - narrow - 5, 26, narrow * 2 + 10, 22, tone.base, { rx: 7, stroke: tone.edge }) +
    rect(cx - narrow - 5, 27, narrow * 2 + 10, 7, tone.rim, { rx: 4, fillOpacity: 0.4 })
  )
}

/** Activity rings. */
export function rings(cx: number, cy: number, r: number): string {
  return accents
    .slice(0, 3)
    .map((color, index) => {
      const radius = r * (1 - index * 0.26)
      const round = 2 * Math.PI * radius
      const arc = (share: number, opacity: number) =>
        circle(cx, cy, radius, 'none', {
          stroke: color,
          strokeWidth: r * 0.19,
          strokeOpacity: opacity,
          strokeDasharray: `${(round * share).toFixed(1)} 999`,
          strokeLinecap: 'round',
          transform: `rotate(-90 ${cx} ${cy})`,
        })
      return arc(1, 0.22) + arc(0.82 - index * 0.13, 1)
    })
    .join('')
}

/** Light digits around x. */
export const digits = (x: number, y: number, content: string, size: number, fill: string, weight = 300) =>
  text(x, y, content, size, fill, { textAnchor: 'middle', fontFamily: digitStack, fontWeight: weight })

/** Metal of the case: dark for dark straps, silver for light ones. */
export const metal = (pen: Pen) =>
  pen.tone.isDark
    ? pen.sheet.linear('fall', [0, '#8b939c'], [0.3, '#3c434a'], [0.6, '#1c2025'], [1, '#565e67'])
    : pen.sheet.linear('fall', [0, '#ffffff'], [0.3, '#c5cbd1'], [0.6, '#959da6'], [1, '#dfe3e7'])

/** The `side` view turns the whole watch: narrower and leaning, with a second strap half hidden behind it. */
export function product(pen: Pen, width: number, art: string, focus: readonly [number, number, number]) {
  const shared = { height: 604, focus, stance: 'stand', scene: 'desk' } as const
  if (pen.view !== 'side') return { width, art, ...shared }
  const { sheet, tone } = pen
  const cx = width * 0.6
  const inside = sheet.linear('right', [0, tone.dark], [1, tone.base])
  const loop =
    ellipse(cx, 306, width * 0.44, 268, 'none', { stroke: tone.edge, strokeWidth: 50 }) +
    ellipse(cx, 306, width * 0.44, 268, 'none', { stroke: inside, strokeWidth: 47 }) +
    ellipse(cx, 306, width * 0.44 - 22, 246, 'none', {
      stroke: '#000000',
      strokeOpacity: 0.25,
      strokeWidth: 4,
    })
  return {
    width: width * 1.05,
    art: loop + group({ transform: 'matrix(.84 .07 0 1 0 -8)' }, translate(0, 0, 1, art)),
    ...shared,
  }
}
