import { badge, chrome, glass, gloss, knob, led, slab, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { d, ellipse, path, rect, stroke } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'

/** 微蒸烤一体机: a table oven with a drop door, two racks, a display between two knobs, a water tank below. */
export const steamoven: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 620
  const h = 470
  return {
    width: w,
    height: h,
    art:
      rect(40, h - 12, 70, 12, '#22272d', { rx: 4 }) +
      rect(w - 110, h - 12, 70, 12, '#22272d', { rx: 4 }) +
      slab(pen, 0, 0, w, h - 8, 20) +
      rect(16, 14, w - 32, 84, glass(sheet), { rx: 14 }) +
      knob(sheet, 74, 56, 27) +
      knob(sheet, w - 74, 56, 27) +
      led(w / 2, 66, '蒸 100°C  25 分', 25) +
      led(w / 2, 88, '微波 · 蒸 · 烤 · 炸', 14, '#ffcf9e') +
      rect(16, 110, w - 32, 282, glass(sheet), { rx: 14, stroke: tone.edge }) +
      rect(
        70,
        166,
        w - 140,
        196,
        sheet.radial(0.5, 0.2, 0.9, [0, '#ffce85', 0.8], [0.7, '#5b3a16', 0.55], [1, '#1a0f06', 0.5]),
        {
          rx: 14,
        },
      ) +
      stroke(d`M80 250H${w - 80}M80 340H${w - 80}`, '#c3c9cf', 3) +
      path('M230 340Q226 288 310 284T390 340z', '#b8702a') +
      ellipse(310, 340, 116, 9, '#dfe3e7') +
      [180, 260, 340, 420].map((x) => ellipse(x + 10, 244, 28, 15, '#f3e3c2')).join('') +
      ['M210 226q-12 -18 0 -34', 'M300 226q12 -18 0 -34', 'M400 226q-12 -18 0 -34']
        .map((line) => stroke(line, '#ffffff', 5, { strokeOpacity: 0.45 }))
        .join('') +
      gloss(sheet, 20, 114, w - 40, 274, 0.16) +
      rect(110, 122, w - 220, 15, chrome(sheet), { rx: 7.5, stroke: '#7d858d', strokeWidth: 0.6 }) +
      rect(30, 404, 180, 44, tone.light, { rx: 8, stroke: tone.edge }) +
      rect(90, 418, 60, 8, tone.dark, { rx: 4, fillOpacity: 0.5 }) +
      badge(w / 2 + 60, 426, 24, ink(pen), pen.seed),
    focus: [20, 0, 240],
    stance: 'stand',
    scene: 'counter',
    turn: { depth: 360, radius: 20, art: doorSeam(pen, 30, 360, h - 8) },
  }
}
