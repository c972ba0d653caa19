import { mix } from '../../parts/color'
import { badge, chrome, energyLabel, glass, gloss, led, slab, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { d, ellipse, path, rect, stroke, translate } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'

/** 复古: one door with very round corners, chrome lever and name plate, on short feet. */
export const retro: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 400
  const h = 580
  const door = sheet.linear('fall', [0, tone.bright], [0.3, tone.light], [0.6, tone.base], [1, tone.shade])
  return {
    width: w,
    height: h,
    art:
      [46, w - 80]
        .map((x) => path(d`M${x} ${h - 30}h34l-6 30h-22z`, chrome(sheet), { stroke: '#7d858d' }))
        .join('') +
      rect(0, 0, w, h - 22, tone.dark, { rx: 76 }) +
      rect(2, 2, w - 4, h - 30, door, { rx: 74, stroke: tone.edge }) +
      rect(16, 16, w - 32, h - 58, 'none', { rx: 62, stroke: tone.rim, strokeOpacity: 0.5, strokeWidth: 2 }) +
      path(d`M40 110Q44 40 120 36H220Q110 70 84 200Q40 220 40 110z`, '#ffffff', {
        fillOpacity: tone.isDark ? 0.1 : 0.28,
      }) +
      rect(12, 392, w - 24, 3, chrome(sheet)) +
      rect(34, 226, 30, 96, '#000000', { rx: 14, fillOpacity: 0.2 }) +
      rect(26, 214, 28, 92, chrome(sheet), { rx: 13, stroke: '#7d858d', strokeWidth: 0.8 }) +
      rect(32, 246, 92, 20, chrome(sheet), { rx: 10, stroke: '#7d858d', strokeWidth: 0.8 }) +
      path('M232 96C250 76 262 116 282 96S312 76 330 98', 'none', {
        stroke: chrome(sheet),
        strokeWidth: 7,
        strokeLinecap: 'round',
      }) +
      stroke('M228 118H336', '#c3c9cf', 4) +
      badge(w / 2, 470, 24, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed),
    focus: [0, 130, 260],
    stance: 'stand',
    scene: 'counter',
    foot: 320,
    turn: { depth: 330, radius: 76, art: doorSeam(pen, 40, 330, h - 30) },
  }
}

/** 冰吧 and 酒柜: a glass door; bottles on the upper shelves, cans and tea below, lit inside. */
export const bar: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 272
  const h = 604
  const shelf = (y: number) =>
    rect(24, y, w - 48, 6, sheet.linear('right', [0, '#8a6a44'], [0.5, '#d7b98c'], [1, '#8a6a44']))
  const bottle = (x: number, y: number, color: string) =>
    path(
      d`M${x} ${y}v-50q0 -10 7 -16v-24h10v24q7 6 7 16v50z`,
      sheet.linear(
        'right',
        [0, mix(color, '#000000', 0.4)],
        [0.35, mix(color, '#ffffff', 0.4)],
        [1, mix(color, '#000000', 0.5)],
      ),
    ) +
    rect(x + 1, y - 36, 22, 20, '#efe6d2') +
    rect(x + 6, y - 92, 12, 12, '#a63a3f', { rx: 2 })
  const can = (x: number, y: number, color: string) =>
    rect(
      x,
      y - 48,
      24,
      48,
      sheet.linear(
        'right',
        [0, mix(color, '#000000', 0.3)],
        [0.35, mix(color, '#ffffff', 0.5)],
        [1, mix(color, '#000000', 0.35)],
      ),
      { rx: 4 },
    ) + ellipse(x + 12, y - 47, 11, 3, '#dfe3e7')
  const wines = [bottle(0, 0, '#3f5a3a'), bottle(0, 0, '#5a1f2a'), bottle(0, 0, '#2f4560')].map(sheet.stamp)
  const cans = [can(0, 0, '#d8432f'), can(0, 0, '#2f7fd8'), can(0, 0, '#34a36b')].map(sheet.stamp)
  const row = (kinds: readonly string[]) =>
    sheet.stamp(
      [0, 1, 2, 3, 4, 5].map((index) => translate(30 + index * 36, 0, 1, kinds[index % 3] ?? '')).join(''),
    )
  const cellar = row(wines)
  const cooler = row(cans)
  return {
    width: w,
    height: h,
    art:
      rect(14, h - 6, 30, 6, '#15181c') +
      rect(w - 44, h - 6, 30, 6, '#15181c') +
      slab(pen, 0, 0, w, h - 4, 8) +
      rect(18, 18, w - 36, h - 84, '#0b0d10', { rx: 6 }) +
      rect(
        20,
        20,
        w - 40,
        h - 88,
        sheet.linear('down', [0, '#ffe3ae', 0.75], [0.5, '#7a5a34', 0.55], [1, '#cfe6f5', 0.6]),
        { rx: 5 },
      ) +
      shelf(146) +
      translate(0, 146, 1, cellar) +
      shelf(262) +
      translate(0, 262, 1, cellar) +
      rect(20, 284, w - 40, 20, '#14181d') +
      led(w / 2, 299, '12°C     5°C', 13, '#ffd98a') +
      shelf(384) +
      translate(0, 384, 1, cooler) +
      shelf(456) +
      translate(0, 456, 1, cooler) +
      shelf(524) +
      translate(0, 524, 1, cooler) +
      rect(18, 18, w - 36, h - 84, glass(sheet), {
        rx: 6,
        fillOpacity: 0.2,
        stroke: tone.rim,
        strokeOpacity: 0.5,
        strokeWidth: 2,
      }) +
      gloss(sheet, 22, 22, w - 44, h - 92, 0.2) +
      rect(w - 14, 180, 8, 220, chrome(sheet), { rx: 4, stroke: '#7d858d', strokeWidth: 0.6 }) +
      badge(w / 2, h - 36, 18, ink(pen), pen.seed) +
      energyLabel(26, h - 62, 28),
    focus: [20, 20, 240],
    stance: 'stand',
    scene: 'livingFloor',
    share: 0.85,
    turn: { depth: 250, radius: 8, art: doorSeam(pen, 24, 250, h - 6) },
  }
}
