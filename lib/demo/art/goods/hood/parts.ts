import { lightness, mix } from '../../parts/color'
import { glass } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { d, rect, stroke } from '../../parts/svg'

/** Brushed metal in the body colour: silver looks like steel, white and dark finishes like enamel. */
export const metal = ({ sheet, tone }: Pen, direction: 'right' | 'down' = 'right') =>
  sheet.linear(
    direction,
    [0, tone.shade],
    [0.16, tone.bright],
    [0.42, tone.base],
    [0.62, tone.light],
    [1, tone.shade],
  )

/** Glass of the front: dark, or as bright as the body for white finishes. */
export const pane = ({ sheet, tone }: Pen) =>
  lightness(tone.base) > 0.86
    ? sheet.linear('fall', [0, '#ffffff'], [0.5, tone.base], [1, tone.shade])
    : tone.isDark
      ? glass(sheet)
      : sheet.linear(
          'fall',
          [0, mix(tone.base, '#000000', 0.3)],
          [0.35, mix(tone.base, '#000000', 0.55)],
          [1, mix(tone.base, '#000000', 0.75)],
        )

/** The duct cover above a hood. */
export function chimney(pen: Pen, cx: number, width: number, height: number): string {
  return (
    rect(cx - width / 2 + 6, 0, width - 12, height * 0.5, metal(pen), {
      stroke: pen.tone.edge,
      strokeOpacity: 0.6,
    }) +
    [18, 28, 38]
      .map((y) =>
        stroke(d`M${cx - width * 0.26} ${y}H${cx + width * 0.26}`, '#22282e', 3.4, { strokeOpacity: 0.75 }),
      )
      .join('') +
    rect(cx - width / 2, height * 0.42, width, height * 0.6, metal(pen), {
      stroke: pen.tone.edge,
      strokeOpacity: 0.6,
    }) +
    rect(cx - width / 2, height * 0.42, width, 5, '#000000', { fillOpacity: 0.12 })
  )
}

/** A row of touch keys. */
export function keys(cx: number, y: number, count: number, step: number, color = '#cfe6f5'): string {
  let rings = ''
  let bars = ''
  for (let index = 0; index < count; index++) {
    const x = cx + (index - (count - 1) / 2) * step
    rings += d`M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`
    bars += d`M${x - 3} ${y}h6`
  }
  return stroke(rings, color, 1.4, { strokeOpacity: 0.85 }) + stroke(bars, color, 2)
}
