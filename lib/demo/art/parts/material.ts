import { mix } from './color'
import type { Tone } from './color'
import type { Pen } from './pen'
import type { Sheet } from './sheet'
import { circle, d, digitStack, group, path, rect, stroke, text } from './svg'

/** Painted metal or enamel, flat, lit from the upper left. */
export function panel(sheet: Sheet, tone: Tone): string {
  return sheet.linear('fall', [0, tone.bright], [0.3, tone.light], [0.65, tone.base], [1, tone.shade])
}

/** A standing round body: dark rims, a light strip left of the middle. */
export function cylinder(sheet: Sheet, tone: Tone): string {
  return sheet.linear(
    'right',
    [0, mix(tone.base, tone.shade, 0.8)],
    [0.1, tone.light],
    [0.27, tone.bright],
    [0.5, tone.base],
    [0.86, tone.shade],
    [1, mix(tone.shade, tone.light, 0.35)],
  )
}

/** A lying round body: light above, shade below, a little light back from the floor. */
export function barrel(sheet: Sheet, tone: Tone): string {
  return sheet.linear(
    'down',
    [0, mix(tone.light, tone.shade, 0.35)],
    [0.16, tone.bright],
    [0.45, tone.base],
    [0.86, tone.shade],
    [1, mix(tone.shade, tone.light, 0.4)],
  )
}

/** Dark glass. */
export function glass(sheet: Sheet): string {
  return sheet.linear('fall', [0, '#4a525c'], [0.3, '#262b32'], [0.7, '#14171c'], [1, '#1d2127'])
}

/** Brushed steel. */
export function steel(sheet: Sheet, direction: 'right' | 'down' = 'right'): string {
  return sheet.linear(
    direction,
    [0, '#b4bac1'],
    [0.16, '#eef0f2'],
    [0.4, '#c6cbd1'],
    [0.62, '#e2e5e8'],
    [1, '#9aa1a9'],
  )
}

/** Polished metal for rings, knobs and bars. */
export function chrome(sheet: Sheet): string {
  return sheet.linear(
    'fall',
    [0, '#ffffff'],
    [0.35, '#c3c9cf'],
    [0.55, '#8f979f'],
    [0.8, '#dfe3e6'],
    [1, '#a3abb3'],
  )
}

/** A flat leaf (door, drawer, cover) with an outline and light on its upper and left edge. */
export function slab(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill = panel(pen.sheet, pen.tone),
): string {
  const { edge, rim } = pen.tone
  return (
    rect(x, y, w, h, fill, { rx: r, stroke: edge, strokeWidth: 1 }) +
    stroke(
      d`M${x + 1.6} ${y + h - r - 1}V${y + r}Q${x + 1.6} ${y + 1.6} ${x + r} ${y + 1.6}H${x + w - r - 1}`,
      rim,
      1.4,
      {
        strokeOpacity: 0.75,
      },
    )
  )
}

/** The slanted reflection of a window on a glossy surface. */
export function gloss(sheet: Sheet, x: number, y: number, w: number, h: number, strength = 0.2): string {
  const fill = sheet.linear('fall', [0, '#ffffff', strength], [0.75, '#ffffff', strength * 0.12])
  return path(d`M${x} ${y}h${w * 0.62}L${x + w * 0.24} ${y + h}h${-w * 0.24}z`, fill)
}

/** Lit digits or words on a display. */
export function led(
  x: number,
  y: number,
  content: string,
  size: number,
  color = '#eaf6ff',
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  return text(x, y, content, size, color, { fontFamily: digitStack, textAnchor: anchor, fontWeight: 500 })
}

/** A turning knob of metal with a pointer. */
export function knob(sheet: Sheet, cx: number, cy: number, r: number): string {
  return (
    circle(cx + r * 0.08, cy + r * 0.14, r * 1.08, '#000000', { fillOpacity: 0.16 }) +
    circle(cx, cy, r, chrome(sheet)) +
    circle(cx, cy, r * 0.8, sheet.linear('fall', [0, '#f6f7f8'], [1, '#b6bdc4']), {
      stroke: '#8d959d',
      strokeWidth: 0.6,
    }) +
    rect(cx - r * 0.05, cy - r * 0.72, r * 0.1, r * 0.34, '#5a636c', { rx: r * 0.05 })
  )
}

/** Colour of small printing on the body. */
export const ink = (pen: Pen) => (pen.tone.isDark ? '#d5dbe1' : '#59626c')

/** The maker's small badge, one of a few marks. */
export function badge(cx: number, cy: number, size: number, color: string, seed: number): string {
  const s = size / 2
  const marks = [
    circle(cx - s, cy, s * 0.5, 'none', { stroke: color, strokeWidth: s * 0.26 }) +
      rect(cx - s * 0.2, cy - s * 0.13, s * 1.8, s * 0.26, color),
    rect(cx - s * 0.55, cy - s * 0.55, s * 1.1, s * 1.1, 'none', {
      rx: s * 0.36,
      stroke: color,
      strokeWidth: s * 0.22,
    }) + circle(cx, cy, s * 0.18, color),
    [-1.2, -0.4, 0.4, 1.2]
      .map((at) => rect(cx + at * s - s * 0.12, cy - s * 0.4, s * 0.24, s * 0.8, color, { rx: s * 0.12 }))
      .join(''),
    circle(cx - s * 0.36, cy, s * 0.5, 'none', { stroke: color, strokeWidth: s * 0.2 }) +
      circle(cx + s * 0.36, cy, s * 0.5, 'none', { stroke: color, strokeWidth: s * 0.2 }),
  ]
  return group({ opacity: 0.75 }, marks[seed % marks.length] ?? '')
}

/** The energy label that large appliances carry. Without the grade: the drawing does not know it. */
export function energyLabel(x: number, y: number, w: number): string {
  const bars = ['#1f9d55', '#7cb342', '#f2c230', '#f08a24', '#d93a2b']
  return (
    rect(x, y, w, w * 1.42, '#ffffff', { rx: w * 0.05, stroke: '#00000022', strokeWidth: 0.5 }) +
    rect(x, y, w, w * 0.3, '#2b78c5', { rx: w * 0.05 }) +
    text(x + w / 2, y + w * 0.22, '能效标识', w * 0.17, '#ffffff', { textAnchor: 'middle' }) +
    bars
      .map((color, index) =>
        rect(x + w * 0.12, y + w * (0.42 + index * 0.17), w * (0.34 + index * 0.105), w * 0.11, color),
      )
      .join('')
  )
}

/** A grid of small dots, for speakers, drums and filters. */
export function dots(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  r: number,
  fill: string,
): string {
  let data = ''
  for (let row = 0; row < rows; row++) data += d`M${x} ${y + row * step}h${(columns - 1) * step}`
  return stroke(data, fill, r * 2, { strokeDasharray: `0 ${step}` })
}
