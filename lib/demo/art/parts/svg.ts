/** Attributes of an element in camelCase; `undefined` leaves one out. */
export type Attrs = Readonly<Record<string, string | number | undefined>>

const camelNames = new Set([
  'stdDeviation',
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'preserveAspectRatio',
])

const fontStack = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif"
export const digitStack = "'DIN Alternate',Bahnschrift,'Helvetica Neue',Arial,sans-serif"

/** Text made safe for content and for quoted attributes; characters that XML forbids are dropped. */
function escapeText(value: string): string {
  return cleanText(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Text without control characters, lone surrogates and other characters that make an XML document invalid. */
export function cleanText(value: string): string {
  return value.toWellFormed().replace(/[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffc\u{10000}-\u{10ffff}]/gu, '')
}

/** A number as short SVG text; small values keep more decimals. NaN and infinity become 0. */
export function num(value: number): string {
  if (!Number.isFinite(value)) return '0'
  const size = Math.abs(value)
  const text = String(Number(value.toFixed(size < 1 ? 3 : size < 10 ? 2 : 1)))
  return text.replace(/^(-?)0\./, '$1.')
}

/** Path data with every number shortened: d`M${x} ${y}h${w}`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((all, part, index) => all + num(values[index - 1] ?? 0) + part)
}

/** One element. Numbers are shortened, strings escaped. */
export function el(name: string, attrs: Attrs, ...children: readonly string[]): string {
  let openTag = `<${name}`
  for (const [key, value] of Object.entries(attrs)) {
    if (value === undefined) continue
    const attribute = camelNames.has(key)
      ? key
      : key.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase())
    openTag += ` ${attribute}="${typeof value === 'number' ? num(value) : escapeText(value)}"`
  }
  const inner = children.join('')
  return inner ? `${openTag}>${inner}</${name}>` : `${openTag}/>`
}

export function group(attrs: Attrs, ...children: readonly string[]): string {
  return el('g', attrs, ...children)
}

/** Children moved to (x, y) and scaled. */
export function translate(x: number, y: number, scale: number, ...children: readonly string[]): string {
  const size = scale === 1 ? '' : `scale(${num(scale)})`
  return group({ transform: `translate(${num(x)} ${num(y)})${size}` }, ...children)
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attrs = {},
): string {
  return el('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more })
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attrs = {}): string {
  return el('circle', { cx, cy, r, fill, ...more })
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attrs = {},
): string {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function path(data: string, fill: string, more: Attrs = {}): string {
  return el('path', { d: data, fill, ...more })
}

/** An open line along path data. */
export function stroke(data: string, color: string, width: number, more: Attrs = {}): string {
  return el('path', {
    d: data,
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeLinecap: 'round',
    ...more,
  })
}

/** One line of text. (x, y) is the start of the base line, unless `textAnchor` changes it. */
export function text(
  x: number,
  y: number,
  content: string,
  size: number,
  fill: string,
  more: Attrs = {},
): string {
  return el('text', { x, y, fontSize: size, fill, ...more }, escapeText(content))
}

/** A whole document. Texts without their own font use `fontStack`. */
export function svg(width: number, height: number, ...children: readonly string[]): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${num(width)} ${num(height)}`,
      width,
      height,
      fontFamily: fontStack,
    },
    ...children,
  )
}
