import { mix } from '@/lib/server/demo/art/parts/color'
import {
  badge,
  chrome,
  dots,
  energyLabel,
  glass,
  gloss,
  knob,
  led,
  panel,
  slab,
} from '@/lib/server/demo/art/parts/material'
import type { Draw, Pen } from '@/lib/server/demo/art/parts/pen'
import { vary } from '@/lib/server/demo/art/parts/pen'
import { circle, d, ellipse, path, place, rect, stroke } from '@/lib/server/demo/art/parts/svg'
import { doorSeam } from '@/lib/server/demo/art/parts/turn'

const ink = (pen: Pen) => (pen.tone.isDark ? '#d5dbe1' : '#59626c')

/** The round door: metal ring, dark bowl, the drum behind it and the window's reflection. */
function porthole(pen: Pen, cx: number, cy: number, r: number): string {
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
    dots(cx - r * 0.3, cy - r * 0.26, 6, 6, r * 0.12, r * 0.017, '#2b3138') +
    path(d`M${cx - r * 0.1} ${cy + r * 0.68}l${r * 0.1} ${-r * 0.3}l${r * 0.1} ${r * 0.3}z`, '#aeb6bd') +
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

/** One front-loading machine, 424 × 600. */
function frontLoader(pen: Pen, word: string): string {
  const { sheet, tone } = pen
  const knobLeft = vary(pen.seed, 2, [true, false])
  const knobX = knobLeft ? 212 : 150
  const screenX = knobLeft ? 256 : 196
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
    led(screenX + 16, 62, word, 21, '#eaf6ff', 'start') +
    led(screenX + 92, 50, '智能', 11, '#7fd6ff', 'start') +
    led(screenX + 92, 67, '40°  1200', 9.5, '#b8c6d0', 'start') +
    stroke(d`M8 96H416`, tone.edge, 1, { strokeOpacity: 0.55 }) +
    porthole(pen, 212, 318, 172) +
    stroke(d`M10 532H414`, tone.edge, 1, { strokeOpacity: 0.6 }) +
    rect(336, 546, 58, 34, 'none', { rx: 4, stroke: tone.edge, strokeOpacity: 0.6 }) +
    energyLabel(18, 108, 34)
  )
}

const drum: Draw = (pen) => ({
  width: 424,
  height: 600,
  art: frontLoader(pen, '0:58'),
  focus: [148, 8, 268],
  stance: 'stand',
  scene: 'laundry',
  turn: { depth: 396, radius: 9, art: doorSeam(pen, 22, 396, 594) },
})

const wave: Draw = (pen) => {
  const { sheet, tone } = pen
  const keys = [0, 1, 2, 3]
    .map((index) => circle(278 + index * 24, 40, 7, '#39414a', { stroke: '#8b97a3', strokeWidth: 0.8 }))
    .join('')
  const art =
    rect(30, 594, 40, 10, '#22272d', { rx: 3 }) +
    rect(318, 594, 40, 10, '#22272d', { rx: 3 }) +
    path(
      'M30 10Q32 0 44 0H344Q356 0 358 10L366 72H22z',
      sheet.linear('down', [0, tone.light], [1, tone.base]),
      { stroke: tone.edge },
    ) +
    path('M44 14Q46 8 54 8H334Q342 8 344 14L350 64H38z', glass(sheet)) +
    led(86, 47, '0:46', 26) +
    led(140, 36, '自动洗', 11, '#7fd6ff', 'start') +
    led(140, 53, '水位 5  脱水 3', 10, '#b8c6d0', 'start') +
    keys +
    path('M22 72H366L384 168H4z', panel(sheet, tone), { stroke: tone.edge }) +
    path('M46 80H342L356 158H32z', glass(sheet), { stroke: tone.rim, strokeOpacity: 0.5 }) +
    path('M64 80H200L120 158H50z', '#ffffff', { fillOpacity: 0.16 }) +
    ellipse(194, 122, 96, 27, 'none', { stroke: '#8f9aa5', strokeWidth: 3, strokeOpacity: 0.55 }) +
    ellipse(194, 124, 40, 11, '#79848e', { fillOpacity: 0.35 }) +
    path('M160 156h68l4 10h-76z', chrome(sheet)) +
    slab(pen, 0, 166, 388, 430, 10) +
    gloss(sheet, 4, 170, 380, 420, tone.isDark ? 0.12 : 0.35) +
    stroke('M14 196H374', tone.edge, 1, { strokeOpacity: 0.35 }) +
    rect(120, 520, 148, 3, tone.dark, { rx: 1.5, fillOpacity: 0.3 }) +
    badge(194, 226, 20, ink(pen), pen.seed) +
    energyLabel(322, 206, 40)
  return {
    width: 388,
    height: 604,
    art,
    focus: [30, -14, 240],
    stance: 'stand',
    scene: 'laundry',
  }
}

const set: Draw = (pen) => ({
  width: 300,
  height: 610,
  art:
    place(38, 308, 0.53, frontLoader(pen, '0:58')).replace('translate(38', 'translate(37.6') +
    rect(36, 300, 228, 10, chrome(pen.sheet), { rx: 3 }) +
    place(37.6, -15, 0.53, frontLoader({ ...pen, seed: pen.seed + 1 }, '1:20')),
  focus: [60, 210, 190],
  stance: 'stand',
  scene: 'laundry',
})

/** Washing machines: 滚筒, 波轮, 洗烘套装. */
export const washer = { drum, wave, set }
