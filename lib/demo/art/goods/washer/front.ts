import { mix } from '../../parts/color'
import { badge, chrome, energyLabel, glass, knob, led, panel, slab, ink } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, rect, stroke } from '../../parts/svg'

/** The round door: metal ring, dark bowl, the drum behind it and the window's reflection. */
export function porthole(pen: Pen, cx: number, cy: number, r: number): string {
  const { sheet } = pen
  const dark = vary(pen.seed, 1, [true, false, true])
  const outer = dark ? sheet.linear('fall', [0, '#6c747d'], [0.4, '#2b3037'], [1, '#15181c']) : chrome(sheet)
  return (
    circle(cx + 3, cy + 7, r + 3, '#000000', { fillOpacity: 0.14 }) +
    circle(cx, cy, r, outer, { stroke: '#5c656e', strokeWidth: 1 }) +
    circle(cx, cy, r * 0.9, dark ? chrome(sheet) : sheet.linear('fall', [0, '#8d959d'], [1, '#e9ecee'])) +
    circle(cx, cy, r * 0.85, '#14171b') +
    circle(
      cx,
      cy + r * 0.04,
      r * 0.66,
      sheet.radial(0.42, 0.36, 0.7, [0, '#c9cfd5'], [0.5, '#79828b'], [1, '#23282e']),
    ) +
    [0.16, 0.3, 0.44]
      .map((share) =>
        circle(cx, cy + r * 0.04, r * share, 'none', {
          stroke: '#2b3138',
          strokeWidth: r * 0.034,
          strokeLinecap: 'round',
          strokeDasharray: `0 ${(r * 0.118).toFixed(1)}`,
        }),
      )
      .join('') +
    stroke(
      [90, 210, 330]
        .map((angle) => {
          const [x, y] = [Math.cos((angle * Math.PI) / 180) * r, Math.sin((angle * Math.PI) / 180) * r]
          return d`M${cx + x * 0.4} ${cy + r * 0.04 + y * 0.4}L${cx + x * 0.56} ${cy + r * 0.04 + y * 0.56}`
        })
        .join(''),
      '#aab2ba',
      r * 0.1,
    ) +
    circle(cx, cy, r * 0.76, 'none', { stroke: '#3a4149', strokeWidth: r * 0.16, strokeOpacity: 0.85 }) +
    circle(
      cx,
      cy,
      r * 0.84,
      sheet.linear(
        'fall',
        [0, '#ffffff', 0.34],
        [0.42, '#ffffff', 0.03],
        [0.8, '#7fc4ff', 0],
        [1, '#7fc4ff', 0.2],
      ),
    ) +
    stroke(
      d`M${cx - r * 0.66} ${cy - r * 0.2}A${r * 0.7} ${r * 0.7} 0 0 1 ${cx - r * 0.1} ${cy - r * 0.69}`,
      '#ffffff',
      r * 0.05,
      { strokeOpacity: 0.75 },
    ) +
    rect(
      cx + r * 0.78,
      cy - r * 0.17,
      r * 0.17,
      r * 0.34,
      sheet.linear('right', [0, '#40474f'], [1, '#1a1d21']),
      { rx: r * 0.06 },
    )
  )
}

const displayLeft = (pen: Pen) => (vary(pen.seed, 2, [true, false]) ? 256 : 196)

/** The remaining time on the display of a front loader. */
export const minutes = (pen: Pen, word: string) =>
  led(displayLeft(pen) + 16, 62, word, 21, '#eaf6ff', 'start')

/** A front-loading machine, 424 × 600, without the time on its display. */
export function frontLoader(pen: Pen): string {
  const { sheet, tone } = pen
  const knobLeft = vary(pen.seed, 2, [true, false])
  const knobX = knobLeft ? 212 : 150
  const screenX = displayLeft(pen)
  return (
    rect(24, 590, 40, 10, '#22272d', { rx: 3 }) +
    rect(360, 590, 40, 10, '#22272d', { rx: 3 }) +
    slab(pen, 0, 0, 424, 594, 9) +
    rect(1, 1, 422, 12, sheet.linear('down', [0, '#ffffff', 0.5], [1, '#ffffff', 0]), { rx: 8 }) +
    rect(
      8,
      14,
      408,
      80,
      tone.isDark
        ? glass(sheet)
        : sheet.linear('down', [0, mix(tone.light, '#ffffff', 0.5)], [1, tone.shade]),
      { rx: 6, stroke: tone.edge, strokeOpacity: 0.5, strokeWidth: 0.8 },
    ) +
    rect(18, 24, 108, 60, panel(sheet, tone), {
      rx: 5,
      stroke: tone.edge,
      strokeOpacity: 0.7,
      strokeWidth: 0.8,
    }) +
    rect(26, 68, 92, 8, tone.dark, { rx: 4, fillOpacity: 0.55 }) +
    badge(60, 44, 15, ink(pen), pen.seed) +
    knob(sheet, knobX - 26, 54, 25) +
    rect(screenX, 30, 148, 48, glass(sheet), { rx: 7 }) +
    led(screenX + 92, 50, '智能', 11, '#7fd6ff', 'start') +
    led(screenX + 92, 67, '40°  1200', 9.5, '#b8c6d0', 'start') +
    stroke(d`M8 96H416`, tone.edge, 1, { strokeOpacity: 0.55 }) +
    porthole(pen, 212, 318, 172) +
    stroke(d`M10 532H414`, tone.edge, 1, { strokeOpacity: 0.6 }) +
    rect(336, 546, 58, 34, 'none', { rx: 4, stroke: tone.edge, strokeOpacity: 0.6 }) +
    energyLabel(18, 108, 34)
  )
}
