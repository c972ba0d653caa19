import { badge, chrome, energyLabel, glass, gloss, led, panel, slab, steel, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, rect } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'

export const dishwasher: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 440
  const h = 600
  const bar = vary(pen.seed, 7, [true, false])
  const front = tone.isDark ? panel(sheet, tone) : vary(pen.seed, 8, [panel(sheet, tone), steel(sheet)])
  const art =
    rect(20, h - 20, w - 40, 18, '#1b2026') +
    rect(0, 0, w, h - 14, tone.dark, { rx: 8 }) +
    slab(pen, 3, 3, w - 6, 92, 6, glass(sheet)) +
    led(70, 60, '1:28', 32) +
    led(150, 46, '强力洗', 13, '#7fd6ff') +
    led(150, 66, '热风烘干', 12, '#9fb2c0') +
    [236, 276, 316, 356, 396]
      .map(
        (x) =>
          circle(x, 50, 12, 'none', { stroke: '#9fb2c0', strokeWidth: 1.5 }) + circle(x, 50, 3, '#9fb2c0'),
      )
      .join('') +
    slab(pen, 3, 99, w - 6, h - 118, 6, front) +
    gloss(sheet, 6, 102, w - 12, h - 124, tone.isDark ? 0.14 : 0.34) +
    (bar
      ? rect(64, 138, w - 120, 14, '#000000', { rx: 7, fillOpacity: 0.2 }) +
        rect(60, 128, w - 120, 16, chrome(sheet), { rx: 8, stroke: '#7d858d', strokeWidth: 0.6 })
      : rect(110, 100, w - 220, 20, sheet.linear('down', [0, '#000000', 0.7], [1, '#000000', 0.15]), {
          rx: 6,
        })) +
    badge(w / 2, 210, 26, ink(pen), pen.seed) +
    energyLabel(w - 66, 180, 44)
  return {
    width: w,
    height: h,
    art,
    focus: [10, -14, 240],
    stance: 'stand',
    scene: 'builtin',
    turn: { depth: 380, radius: 8, art: doorSeam(pen, 24, 380, h - 14) },
  }
}
