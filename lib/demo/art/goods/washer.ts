import { mix } from '../parts/color'
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
  ink,
} from '../parts/material'
import type { Draw, Pen, Product } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, ellipse, path, translate, rect, stroke } from '../parts/svg'
import { doorSeam } from '../parts/turn'

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

const displayLeft = (pen: Pen) => (vary(pen.seed, 2, [true, false]) ? 256 : 196)

/** The remaining time on the display of a front loader. */
const minutes = (pen: Pen, word: string) => led(displayLeft(pen) + 16, 62, word, 21, '#eaf6ff', 'start')

/** A front-loading machine, 424 × 600, without the time on its display. */
function frontLoader(pen: Pen): string {
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

const drum: Draw = (pen) => ({
  width: 424,
  height: 600,
  art: frontLoader(pen) + minutes(pen, '0:58'),
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
  const front =
    rect(30, 594, 40, 10, '#22272d', { rx: 3 }) +
    rect(318, 594, 40, 10, '#22272d', { rx: 3 }) +
    slab(pen, 0, 166, 388, 430, 10) +
    gloss(sheet, 4, 170, 380, 420, tone.isDark ? 0.12 : 0.35) +
    stroke('M14 196H374', tone.edge, 1, { strokeOpacity: 0.35 }) +
    rect(120, 520, 148, 3, tone.dark, { rx: 1.5, fillOpacity: 0.3 }) +
    badge(194, 226, 20, ink(pen), pen.seed) +
    energyLabel(322, 206, 40)
  if (pen.view === 'side') return waveTurned(pen, front)
  const art =
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
    front
  return {
    width: 388,
    height: 604,
    art,
    focus: [30, -14, 240],
    stance: 'stand',
    scene: 'laundry',
  }
}

/** The top loader from the side: its lid lies flat on the body, the console rises at the back. */
function waveTurned(pen: Pen, front: string): Product {
  const { sheet, tone } = pen
  const depth = 340
  return {
    width: 388,
    height: 438,
    art: translate(0, -166, 1, front),
    focus: [0, 0, 240],
    stance: 'stand',
    scene: 'laundry',
    turn: {
      depth,
      radius: 8,
      art: doorSeam(pen, 20, depth, 430),
      top:
        rect(26, 14, 336, 256, glass(sheet), {
          rx: 10,
          stroke: tone.rim,
          strokeOpacity: 0.6,
          strokeWidth: 2,
        }) +
        circle(194, 142, 98, 'none', { stroke: '#8f9aa5', strokeWidth: 5, strokeOpacity: 0.5 }) +
        path('M60 14H190L120 270H36z', '#ffffff', { fillOpacity: 0.14 }),
      rise: 44,
      rear:
        rect(0, -44, 388, 70, panel(sheet, tone), { rx: 10, stroke: tone.edge }) +
        rect(14, -36, 360, 34, glass(sheet), { rx: 6 }) +
        led(62, -11, '0:46', 22) +
        led(112, -14, '自动洗', 12, '#7fd6ff', 'start'),
    },
  }
}

const set: Draw = (pen) => {
  const machine = pen.sheet.stamp(frontLoader(pen))
  const scale = 0.53
  return {
    width: 225,
    height: 628,
    art:
      translate(0, 310, scale, machine, minutes(pen, '0:58')) +
      translate(0, 0, scale, machine, minutes(pen, '1:20')) +
      rect(-2, 308, 229, 12, chrome(pen.sheet), { rx: 3, stroke: '#8b939b', strokeWidth: 0.6 }),
    focus: [6, 214, 210],
    stance: 'stand',
    scene: 'laundry',
    turn: { depth: 210, radius: 4, art: doorSeam(pen, 12, 210, 622) },
  }
}

/** Washing machines: 滚筒, 波轮, 洗烘套装. */
export const washer = { drum, wave, set }
