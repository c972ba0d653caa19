import { badge, chrome, energyLabel, glass, gloss, led, panel, slab, steel, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, ellipse, path, rect } from '../../parts/svg'
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

/** A countertop dishwasher: low and wide, its door a window onto the dishes. */
export const dishwasherTable: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 600
  const h = 520
  const plate = (x: number) =>
    ellipse(x, 300, 15, 62, sheet.linear('right', [0, '#ffffff'], [1, '#b9c4cc']), { stroke: '#8d99a3' })
  const art =
    rect(40, h - 14, 70, 14, '#1b2026', { rx: 5 }) +
    rect(w - 110, h - 14, 70, 14, '#1b2026', { rx: 5 }) +
    slab(pen, 0, 0, w, h - 10, 26) +
    rect(22, 20, w - 44, 76, glass(sheet), { rx: 16 }) +
    led(84, 70, '0:29', 34) +
    led(186, 66, '加水即洗', 16, '#7fd6ff') +
    [300, 352, 404, 456, 508]
      .map(
        (x) =>
          circle(x, 58, 14, 'none', { stroke: '#9fb2c0', strokeWidth: 1.6 }) + circle(x, 58, 3.4, '#9fb2c0'),
      )
      .join('') +
    rect(22, 112, w - 44, h - 150, glass(sheet), { rx: 22, stroke: tone.edge }) +
    rect(52, 168, w - 104, h - 230, '#0c1116', { rx: 16 }) +
    rect(54, 170, w - 108, h - 234, sheet.radial(0.5, 0.1, 0.9, [0, '#9fd8f2', 0.6], [1, '#12303f', 0.3]), {
      rx: 15,
    }) +
    [120, 164, 208, 252, 296].map(plate).join('') +
    path('M350 260H500Q496 340 460 356H390Q354 340 350 260z', '#f4f6f7', { stroke: '#8d99a3' }) +
    path('M76 368H524M76 384H524', 'none', { stroke: '#c3c9cf', strokeWidth: 5 }) +
    gloss(sheet, 26, 116, w - 52, h - 158, 0.2) +
    rect(190, 126, 220, 20, chrome(sheet), { rx: 10, stroke: '#7d858d', strokeWidth: 0.6 }) +
    badge(w / 2, h - 26, 20, ink(pen), pen.seed)
  return {
    width: w,
    height: h,
    art,
    focus: [20, 10, 240],
    stance: 'stand',
    scene: 'counter',
    turn: { depth: 420, radius: 26, art: doorSeam(pen, 30, 420, h - 10) },
  }
}
