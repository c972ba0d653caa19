import { mix } from '../../parts/color'
import { chrome } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, group, path, rect, text } from '../../parts/svg'
import { wallpaper } from '../../parts/wallpaper'
import { accents, digits, metal, product, rings, strap } from './parts'

/** 方形. */
export const square: Draw = (pen) => {
  const { sheet } = pen
  const body =
    strap(pen, 170, 112, 92, 150, 458, 604) +
    rect(312, 250, 22, 62, chrome(sheet), { rx: 8, stroke: '#6b747d' }) +
    rect(310, 336, 12, 64, metal(pen), { rx: 5 }) +
    rect(24, 134, 292, 340, metal(pen), { rx: 88, stroke: '#59626b', strokeWidth: 1.2 }) +
    rect(34, 144, 272, 320, '#07080a', { rx: 79 }) +
    wallpaper(pen, 44, 154, 252, 300, 70) +
    rect(44, 154, 252, 300, '#05070b', { rx: 70, fillOpacity: 0.42 }) +
    digits(170, 268, '10:08', 86, '#ffffff') +
    text(170, 302, '6月18日 周四', 19, '#ffffff', { textAnchor: 'middle', fillOpacity: 0.9 }) +
    rings(112, 378, 42) +
    digits(222, 372, '8,642', 30, '#ffffff', 500) +
    text(222, 398, '步 · 心率 72', 16, '#ffffff', { textAnchor: 'middle', fillOpacity: 0.85 }) +
    path('M112 154H226Q140 240 100 452Q44 440 44 384V224Q44 154 112 154z', '#ffffff', { fillOpacity: 0.07 })
  return product(pen, 340, body, [55, 190, 240])
}

/** 圆形. */
export const round: Draw = (pen) => {
  const { sheet, tone } = pen
  const classic = vary(pen.seed, 2, [true, false])
  const accent = vary(pen.seed, 3, accents)
  let ticks = ''
  for (let index = 0; index < 12; index++)
    ticks += group(
      { transform: `rotate(${index * 30} 180 304)` },
      rect(178, 176, 4, index % 3 ? 12 : 20, '#e8edf2', { rx: 2 }),
    )
  const dial = classic
    ? ticks +
      text(180, 250, '周四 18', 18, '#cfd8e0', { textAnchor: 'middle' }) +
      rings(180, 362, 28) +
      group({ transform: 'rotate(-56 180 304)' }, rect(175, 222, 10, 92, '#ffffff', { rx: 5 })) +
      group({ transform: 'rotate(50 180 304)' }, rect(177, 184, 6, 130, '#ffffff', { rx: 3 })) +
      group({ transform: 'rotate(210 180 304)' }, rect(179, 180, 2, 146, accent)) +
      circle(180, 304, 8, accent) +
      circle(180, 304, 3, '#ffffff')
    : wallpaper(pen, 54, 178, 252, 252, 126) +
      circle(180, 304, 126, '#05070b', { fillOpacity: 0.4 }) +
      digits(180, 324, '10:08', 82, '#ffffff') +
      text(180, 232, '6月18日 周四', 18, '#ffffff', { textAnchor: 'middle' }) +
      digits(140, 374, '72', 28, accent, 500) +
      digits(220, 374, '8642', 28, '#ffffff', 500) +
      text(180, 404, '心率      步数', 14, '#ffffff', { textAnchor: 'middle', fillOpacity: 0.85 })
  const body =
    strap(pen, 180, 96, 84, 150, 458, 604) +
    rect(316, 240, 26, 34, metal(pen), { rx: 8, stroke: '#59626b', transform: 'rotate(-18 180 304)' }) +
    rect(316, 330, 24, 34, metal(pen), { rx: 8, stroke: '#59626b', transform: 'rotate(8 180 304)' }) +
    circle(180, 304, 156, metal(pen), { stroke: '#59626b', strokeWidth: 1.2 }) +
    circle(180, 304, 144, sheet.linear('fall', [0, '#30363d'], [1, mix(tone.dark, '#08090b', 0.8)])) +
    circle(180, 304, 132, '#07080a') +
    dial +
    path('M96 214A126 126 0 0 1 240 192Q150 260 120 412A126 126 0 0 1 96 214z', '#ffffff', {
      fillOpacity: 0.07,
    })
  return product(pen, 360, body, [70, 194, 220])
}

/** 手环. */
export const band: Draw = (pen) => {
  const body =
    strap(pen, 120, 70, 60, 150, 458, 604) +
    rect(34, 116, 172, 376, metal(pen), { rx: 84, stroke: '#59626b', strokeWidth: 1.2 }) +
    rect(42, 124, 156, 360, '#07080a', { rx: 77 }) +
    wallpaper(pen, 50, 132, 140, 344, 69) +
    rect(50, 132, 140, 344, '#05070b', { rx: 69, fillOpacity: 0.4 }) +
    digits(120, 252, '10', 86, '#ffffff', 400) +
    digits(120, 330, '08', 86, '#ffffff', 400) +
    text(120, 358, '周四 18', 16, '#ffffff', { textAnchor: 'middle' }) +
    rings(120, 410, 34) +
    path('M118 132Q70 220 64 440Q50 420 50 400V200Q54 138 118 132z', '#ffffff', { fillOpacity: 0.1 })
  return product(pen, 240, body, [20, 180, 200])
}
