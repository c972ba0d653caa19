import { badge, cylinder, dots, glass, led, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, path, rect } from '../../parts/svg'

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

/** A desk purifier the size of a mug, with a drawer for scent and a ring of light. */
export const purifierMini: Draw = (pen) => {
  const { sheet, tone } = pen
  const shift = pen.view === 'side' ? 60 : 0
  const w = 420
  const h = 500
  const cx = w / 2 + shift
  const columns = 19
  const art =
    path(
      d`M2 92H${w - 2}V${h - 104}Q${w - 2} ${h - 4} ${w - 102} ${h - 4}H102Q2 ${h - 4} 2 ${h - 104}z`,
      cylinder(sheet, tone),
      { stroke: tone.edge },
    ) +
    ellipse(w / 2, 92, w / 2 - 4, 84, sheet.linear('down', [0, tone.bright], [1, tone.base]), {
      stroke: tone.edge,
      strokeOpacity: 0.7,
    }) +
    ellipse(w / 2, 88, w / 2 - 52, 56, '#1d2329') +
    [100, 66, 32]
      .map((rx) => ellipse(w / 2, 88, rx, rx * 0.38, 'none', { stroke: '#59646f', strokeWidth: 3 }))
      .join('') +
    rect(2, 214, w - 4, 7, '#7de0b0', { fillOpacity: 0.85 }) +
    dots(w * 0.13, 330, columns, 8, (w * 0.74) / (columns - 1), 3.6, tone.dark) +
    rect(cx - 74, 244, 148, 58, tone.light, { rx: 16, stroke: tone.edge }) +
    rect(cx - 26, 282, 52, 7, tone.dark, { rx: 3.5, fillOpacity: 0.5 }) +
    led(cx, 270, '香薰', 19, tone.isDark ? '#ffe9c4' : tone.dark) +
    badge(cx, 190, 22, ink(pen), pen.seed)
  return {
    width: w,
    height: h,
    art,
    drawn: [2, 8, w - 4, h - 8],
    focus: [cx - 130, 170, 240],
    stance: 'stand',
    scene: 'counter',
    share: 0.8,
    foot: 330,
  }
}
