import { badge, cylinder, dots, glass, led, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, ellipse, rect } from '../../parts/svg'

export const purifier: Draw = (pen) => {
  const { sheet, tone } = pen
  const shift = pen.view === 'side' ? 50 : 0
  const tower = vary(pen.seed, 3, [true, false])
  const w = tower ? 330 : 370
  const h = 600
  const columns = Math.round(w * 0.055)
  const step = (w * 0.76) / (columns - 1)
  const art =
    rect(2, 40, w - 4, h - 44, cylinder(sheet, tone), { rx: tower ? 54 : 30, stroke: tone.edge }) +
    ellipse(w / 2, 50, w / 2 - 3, 42, sheet.linear('down', [0, tone.bright], [1, tone.base]), {
      stroke: tone.edge,
      strokeOpacity: 0.7,
    }) +
    ellipse(w / 2, 48, w / 2 - 34, 30, '#1d2329') +
    [8, 38, 68, 98]
      .map((inset) =>
        ellipse(w / 2, 48, Math.max(6, w / 2 - 44 - inset), Math.max(2, 26 - inset * 0.24), 'none', {
          stroke: '#59646f',
          strokeWidth: 2.4,
        }),
      )
      .join('') +
    dots(w * 0.12, 336, columns, Math.floor((h - 384) / step), step, 3.1, tone.dark) +
    rect(2, 318, w - 4, 1.4, tone.edge, { fillOpacity: 0.5 }) +
    circle(w / 2 + shift, 210, 62, tone.shade) +
    circle(w / 2 + shift, 210, 59, glass(sheet)) +
    circle(w / 2 + shift, 210, 50, 'none', {
      stroke: '#34d17f',
      strokeWidth: 5,
      strokeDasharray: '240 80',
      strokeLinecap: 'round',
      transform: `rotate(120 ${w / 2 + shift} 210)`,
    }) +
    led(w / 2 + shift, 222, '012', 34) +
    led(w / 2 + shift, 242, 'PM2.5', 12, '#9fb2c0') +
    badge(w / 2 + shift, 120, 22, ink(pen), pen.seed)
  return {
    width: w,
    height: h,
    art,
    focus: [w / 2 - 110 + shift, 110, 220],
    stance: 'stand',
    scene: 'livingFloor',
  }
}
