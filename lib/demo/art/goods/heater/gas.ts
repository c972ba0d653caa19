import { badge, chrome, energyLabel, glass, gloss, led, slab, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, path, rect, stroke } from '../../parts/svg'
import { pipe } from './pipe'

export const gas: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 370
  const h = 540
  const big = vary(pen.seed, 2, [true, false])
  const art =
    rect(150, -34, 70, 40, sheet.linear('right', [0, '#9aa2aa'], [0.3, '#f7f8f9'], [1, '#868e96'])) +
    rect(142, -6, 86, 10, chrome(sheet), { rx: 3 }) +
    pipe(pen, 92, h - 6, 50, '#d8432f') +
    pipe(pen, 186, h - 6, 50, '#e3b32b') +
    pipe(pen, 280, h - 6, 50, '#2f7fd8') +
    slab(pen, 0, 0, w, h, 22) +
    gloss(sheet, 4, 4, w - 8, h - 8, tone.isDark ? 0.16 : 0.34) +
    stroke(d`M10 ${h - 150}H${w - 10}`, tone.edge, 1, { strokeOpacity: 0.35 }) +
    (big
      ? rect(w / 2 - 96, h - 134, 192, 104, glass(sheet), { rx: 16 }) +
        led(w / 2 - 8, h - 60, '42', 62) +
        led(w / 2 + 46, h - 86, '°C', 18) +
        led(w / 2, h - 42, '恒温  静音  节能', 11, '#9fb2c0')
      : circle(w / 2, h - 84, 62, chrome(sheet)) +
        circle(w / 2, h - 84, 57, glass(sheet)) +
        circle(w / 2, h - 84, 48, 'none', {
          stroke: '#ff8b4d',
          strokeWidth: 4,
          strokeDasharray: '190 120',
          strokeLinecap: 'round',
        }) +
        led(w / 2, h - 70, '42', 44) +
        led(w / 2, h - 50, '°C', 13, '#9fb2c0')) +
    badge(w / 2, 58, 30, ink(pen), pen.seed) +
    energyLabel(28, 30, 48) +
    path(d`M${w - 46} 34v60`, 'none', {
      stroke: tone.edge,
      strokeOpacity: 0.25,
      strokeWidth: 8,
      strokeLinecap: 'round',
    })
  return {
    width: w,
    height: h + 44,
    art,
    drawn: [0, -34, w, h + 78],
    focus: [w / 2 - 125, h - 220, 230],
    stance: 'hang',
    scene: 'bath',
    body: [0, 0, w, h],
    turn: { depth: 150, radius: 22 },
  }
}
