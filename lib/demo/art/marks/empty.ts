import { circle, ellipse, group, path, rect, stroke, svg } from '../parts/svg'

/** The empty and error states that have a picture. */
export const emptyKinds = ['cart', 'order', 'search', 'coupon', 'error', 'lost', 'address'] as const
export type EmptyKind = (typeof emptyKinds)[number]

const line = '#aab3bd'
const fill = '#f1f4f7'
const deep = '#dde3e9'
const warm = '#ff8a5c'
const red = '#e1251b'

const sheet =
  rect(84, 34, 74, 100, '#ffffff', { rx: 6, stroke: line, strokeWidth: 2 }) +
  rect(98, 26, 46, 16, deep, { rx: 8, stroke: line, strokeWidth: 2 })
const rows = [62, 80, 98]
  .map(
    (y, index) =>
      circle(98, y, 4, index ? deep : warm) + stroke(`M110 ${y}h${index === 1 ? 22 : 34}`, deep, 5),
  )
  .join('')
const glass = (x: number, y: number, size: number) =>
  circle(x, y, size, '#ffffff', { stroke: line, strokeWidth: 5, fillOpacity: 0.9 }) +
  stroke(`M${x + size * 0.76} ${y + size * 0.76}l18 18`, line, 9)

const drawings: Record<EmptyKind, string> = {
  cart:
    path('M78 62H172L160 112H92z', '#ffffff', { stroke: line, strokeWidth: 3, strokeLinejoin: 'round' }) +
    stroke('M56 46h14l20 80h66', line, 4, { strokeLinejoin: 'round' }) +
    stroke('M102 74l4 26M126 74v26M150 74l-4 26', deep, 4) +
    circle(100, 138, 7, '#ffffff', { stroke: line, strokeWidth: 4 }) +
    circle(148, 138, 7, '#ffffff', { stroke: line, strokeWidth: 4 }) +
    rect(104, 34, 26, 26, warm, { rx: 4, fillOpacity: 0.85 }) +
    stroke('M117 34v26', '#ffffff', 3) +
    circle(146, 46, 12, deep),
  order:
    sheet +
    rows +
    circle(160, 122, 20, warm, { fillOpacity: 0.92 }) +
    stroke('M160 111v11l8 5', '#ffffff', 3.5, { strokeLinejoin: 'round' }),
  search:
    rect(64, 52, 74, 78, '#ffffff', { rx: 8, stroke: line, strokeWidth: 2 }) +
    stroke('M78 72h34M78 88h24M78 104h30', deep, 5) +
    glass(142, 92, 28) +
    stroke('M132 86q10-8 20 0M134 100h16', warm, 3.5),
  coupon: group(
    { transform: 'rotate(-8 120 90)' },
    path('M56 58H184V80a11 11 0 0 0 0 22V124H56V102a11 11 0 0 0 0-22z', '#ffffff', {
      stroke: line,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }),
    stroke('M146 64v54', deep, 3, { strokeDasharray: '5 7' }),
    stroke('M86 76l12 14 12-14M98 90v20M88 94h20M88 102h20', warm, 4, { strokeLinejoin: 'round' }),
    stroke('M158 82h14M158 98h14', deep, 5),
  ),
  error:
    rect(58, 44, 124, 82, '#ffffff', { rx: 8, stroke: line, strokeWidth: 3 }) +
    path('M58 60V52Q58 44 66 44H174Q182 44 182 52V60z', deep) +
    [70, 80, 90].map((x) => circle(x, 52, 3, '#ffffff')).join('') +
    path('M120 72l24 42H96z', '#fff1f0', {
      stroke: red,
      strokeWidth: 3,
      strokeLinejoin: 'round',
      strokeOpacity: 0.75,
    }) +
    stroke('M120 86v12', red, 4) +
    circle(120, 106, 2.4, red),
  lost:
    stroke('M120 56v82', line, 7) +
    path('M74 50h76l16 15-16 15H74z', '#ffffff', { stroke: line, strokeWidth: 3, strokeLinejoin: 'round' }) +
    path('M166 90H92L78 102l14 12h74z', '#fff4ef', {
      stroke: warm,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }) +
    stroke('M88 65h38', deep, 6) +
    stroke('M104 102h44', '#ffd2c0', 6) +
    circle(120, 46, 6, deep, { stroke: line, strokeWidth: 3 }),
  address:
    path('M60 70l38-16 44 16 38-16v66l-38 16-44-16-38 16z', '#ffffff', {
      stroke: line,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }) +
    stroke('M98 54v66M142 70v66', deep, 3) +
    stroke('M70 112q24-26 52-12t48-24', deep, 4, { strokeDasharray: '2 9' }) +
    path('M126 26c16 0 27 12 27 26 0 18-27 44-27 44S99 70 99 52c0-14 11-26 27-26z', warm) +
    circle(126, 52, 10, '#ffffff'),
}

/** A calm drawing for an empty list or a failed page, 240 × 180. */
export function drawEmpty(kind: EmptyKind): string {
  return svg(
    240,
    180,
    circle(120, 84, 74, fill) +
      ellipse(120, 152, 86, 9, deep, { fillOpacity: 0.8 }) +
      circle(38, 60, 4, deep) +
      circle(206, 40, 6, deep) +
      stroke('M204 112h12M210 106v12', deep, 3) +
      stroke('M26 108l8 8M34 108l-8 8', deep, 3),
    drawings[kind],
  )
}
