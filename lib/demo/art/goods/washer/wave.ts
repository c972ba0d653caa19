import { badge, chrome, energyLabel, glass, gloss, led, panel, slab, ink } from '../../parts/material'
import type { Draw, Pen, Product } from '../../parts/pen'
import { circle, ellipse, path, rect, stroke, translate } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'

/** 波轮: a top loader with a glass lid. */
export const wave: Draw = (pen) => {
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

/** 双缸: a wide half-automatic machine, washing and spinning tub side by side, knobs on the console. */
export const twintub: Draw = (pen) => {
  const { sheet, tone } = pen
  const dial = (x: number) =>
    circle(x, 46, 25, chrome(sheet)) +
    circle(x, 46, 19, '#3d6fd0') +
    rect(x - 2, 30, 4, 14, '#ffffff', { rx: 2 })
  return {
    width: 560,
    height: 604,
    art:
      rect(40, 592, 60, 12, '#22272d', { rx: 4 }) +
      rect(460, 592, 60, 12, '#22272d', { rx: 4 }) +
      path(
        'M36 0H524Q536 0 537 12L544 92H16L23 12Q24 0 36 0z',
        sheet.linear('down', [0, tone.bright], [1, tone.shade]),
        {
          stroke: tone.edge,
        },
      ) +
      [96, 190, 370, 464].map(dial).join('') +
      badge(280, 46, 26, ink(pen), pen.seed) +
      path('M16 92H544L558 184H2z', panel(sheet, tone), { stroke: tone.edge }) +
      path('M36 104H336L342 172H26z', sheet.linear('fall', [0, '#cfe0ea'], [1, '#8fa9b8']), {
        stroke: tone.edge,
        fillOpacity: 0.85,
      }) +
      path('M364 104H524L536 172H366z', sheet.linear('fall', [0, '#9fc3e6'], [1, '#4f7fb0']), {
        stroke: tone.edge,
        fillOpacity: 0.85,
      }) +
      ellipse(186, 140, 96, 22, 'none', { stroke: '#5f7686', strokeWidth: 4, strokeOpacity: 0.6 }) +
      ellipse(448, 140, 50, 16, 'none', { stroke: '#2f4f74', strokeWidth: 4, strokeOpacity: 0.6 }) +
      slab(pen, 0, 184, 560, 410, 10) +
      stroke('M352 196V584', tone.edge, 1.6, { strokeOpacity: 0.6 }) +
      gloss(sheet, 4, 188, 552, 400, 0.3) +
      rect(24, 540, 512, 26, '#3d6fd0', { rx: 5, fillOpacity: 0.85 }) +
      led(180, 559, '洗涤', 17, '#ffffff') +
      led(450, 559, '脱水', 17, '#ffffff') +
      energyLabel(480, 212, 46),
    focus: [20, 0, 260],
    stance: 'stand',
    scene: 'laundry',
  }
}
