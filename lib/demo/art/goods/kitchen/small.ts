import { badge, cylinder, glass, led, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, path, rect, stroke, translate } from '../../parts/svg'
import { mirrored } from '../../parts/turn'
import { airfryer, ricecooker } from './cook'

const clear = [
  [0, '#a9bcc8', 0.8],
  [0.14, '#ffffff', 0.85],
  [0.4, '#e6f0f5', 0.3],
  [0.86, '#9fb4c1', 0.55],
  [1, '#d5e2e9', 0.85],
] as const

/** A portable juice cup: clear cup with fruit drink on a round motor base, lid with a carrying loop. */
export const juicecup: Draw = (pen) => {
  const { sheet, tone } = pen
  const drink = vary(pen.seed, 6, ['#f3a63c', '#e2557a', '#8dbb4a'])
  const body = cylinder(sheet, tone)
  const art =
    stroke('M88 56C60 0 190 0 162 56', tone.edge, 17) +
    stroke('M88 56C60 0 190 0 162 56', tone.base, 14) +
    path('M34 108Q34 46 78 46H172Q216 46 216 108z', body, { stroke: tone.edge }) +
    rect(28, 102, 194, 22, tone.shade, { rx: 8, stroke: tone.edge }) +
    path('M36 124H214L206 392H44z', '#f6fafc', { fillOpacity: 0.6 }) +
    path('M39 208Q125 226 211 208L206 390H44z', drink, { fillOpacity: 0.78 }) +
    [
      [84, 262, 20],
      [150, 240, 15],
      [118, 306, 17],
      [172, 320, 20],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', { fillOpacity: 0.22 }))
      .join('') +
    ellipse(125, 209, 86, 8, '#ffffff', { fillOpacity: 0.5 }) +
    path('M96 386l29-16 29 16-29 6z', '#c3c9cf', { stroke: '#7d858d' }) +
    path('M36 124H214L206 392H44z', sheet.linear('right', ...clear), {
      stroke: '#8397a4',
      fillOpacity: 0.55,
    }) +
    path('M56 138L62 380', 'none', {
      stroke: '#ffffff',
      strokeWidth: 9,
      strokeOpacity: 0.6,
      strokeLinecap: 'round',
    }) +
    rect(30, 388, 190, 18, tone.shade, { rx: 6, stroke: tone.edge }) +
    path('M36 404H214L210 572Q208 596 184 596H66Q42 596 40 572z', body, { stroke: tone.edge }) +
    circle(125, 480, 34, tone.light, { stroke: tone.edge }) +
    circle(125, 480, 26, glass(sheet), { stroke: '#5fd0ff', strokeWidth: 2.4 }) +
    stroke('M125 468v10M116 472a13 13 0 1 0 18 0', '#eaf6ff', 3) +
    [105, 118, 131, 144].map((x) => circle(x, 532, 3.2, '#34d17f')).join('') +
    badge(125, 562, 18, ink(pen), pen.seed)
  return {
    width: 250,
    height: 600,
    art: mirrored(pen, 250, art),
    focus: [0, 380, 220],
    stance: 'stand',
    scene: 'counter',
    foot: 180,
    share: 0.8,
  }
}

/** A health pot: a wide glass jar with flower tea on a round heating base with a display. */
export const teapot: Draw = (pen) => {
  const { sheet, tone } = pen
  const bloom = (x: number, y: number, color: string) =>
    [0, 1, 2, 3, 4]
      .map((index) => circle(x + Math.cos(index * 1.26) * 9, y + Math.sin(index * 1.26) * 9, 8, color))
      .join('') + circle(x, y, 5, '#ffe08a')
  const jar = 'M96 96H364C420 150 440 250 424 330Q414 400 372 432H92Q48 400 38 330C22 250 42 150 96 96z'
  const art =
    path(
      'M404 150C506 146 520 210 508 290C498 360 460 384 414 388L418 352C446 346 464 326 470 284C480 222 466 186 412 190z',
      sheet.linear('right', [0, '#59626b'], [0.4, '#2b3138'], [1, '#101317']),
      { stroke: '#0b0d10' },
    ) +
    path(jar, '#f6fafc', { fillOpacity: 0.55 }) +
    path(
      'M34 236Q230 256 428 236Q434 290 424 330Q414 400 372 432H92Q48 400 38 330Q30 280 34 236z',
      sheet.linear('down', [0, '#f0b45c', 0.7], [1, '#c9752a', 0.85]),
    ) +
    bloom(150, 258, '#e88aa0') +
    bloom(250, 280, '#f3d26b') +
    bloom(330, 252, '#e88aa0') +
    bloom(200, 352, '#f0b3a0') +
    ellipse(231, 238, 196, 10, '#ffffff', { fillOpacity: 0.4 }) +
    rect(176, 92, 110, 210, 'none', { rx: 12, stroke: '#9aa3ab', strokeWidth: 2, strokeDasharray: '3 4' }) +
    path(jar, sheet.linear('right', ...clear), { stroke: '#8397a4', fillOpacity: 0.45 }) +
    path('M92 130C62 190 56 270 70 340', 'none', {
      stroke: '#ffffff',
      strokeWidth: 12,
      strokeOpacity: 0.65,
      strokeLinecap: 'round',
    }) +
    path('M96 98L30 92Q18 96 28 108L68 140z', '#eef5f9', { stroke: '#8397a4', fillOpacity: 0.85 }) +
    path('M104 96Q104 60 230 54T356 96z', sheet.linear('fall', [0, tone.bright], [1, tone.shade]), {
      stroke: tone.edge,
    }) +
    rect(196, 22, 68, 36, '#22272d', { rx: 16 }) +
    rect(86, 430, 292, 20, '#c3c9cf', { rx: 4, stroke: '#7d858d', strokeWidth: 0.6 }) +
    path(
      'M70 448H394Q430 452 440 566Q440 584 420 584H44Q24 584 24 566Q34 452 70 448z',
      cylinder(sheet, tone),
      { stroke: tone.edge },
    ) +
    rect(110, 474, 244, 72, glass(sheet), { rx: 20 }) +
    led(232, 524, '85°C', 40) +
    led(146, 518, '花茶', 15, '#ffcf9e') +
    led(318, 518, '养生', 15, '#9fb2c0') +
    rect(56, 580, 60, 12, '#22272d', { rx: 4 }) +
    rect(348, 580, 60, 12, '#22272d', { rx: 4 })
  return {
    width: 516,
    height: 592,
    art: mirrored(pen, 516, art),
    focus: [100, 180, 240],
    stance: 'stand',
    scene: 'counter',
    foot: 400,
  }
}

/** A thermo pot of several litres: tall body with a spout, level window, keys on the lid and a carrying handle. */
export const thermos: Draw = (pen) => {
  const { sheet, tone } = pen
  const shift = pen.view === 'side' ? 34 : 0
  const cx = 190 + shift
  const art =
    stroke('M48 132C20 -30 360 -30 332 132', '#0b0d10', 19) +
    stroke('M48 132C20 -30 360 -30 332 132', '#3a4149', 16) +
    path(
      'M30 172Q30 66 190 66T350 172z',
      sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [1, tone.shade]),
      { stroke: tone.edge },
    ) +
    path('M26 168H354L364 556Q364 586 334 586H46Q16 586 16 556z', cylinder(sheet, tone), {
      stroke: tone.edge,
    }) +
    path(d`M${cx - 84} 104Q${cx} 84 ${cx + 84} 104L${cx + 92} 214Q${cx} 234 ${cx - 92} 214z`, glass(sheet), {
      stroke: tone.rim,
      strokeOpacity: 0.5,
    }) +
    led(cx, 160, '98°', 44) +
    [-48, 0, 48]
      .map((x, index) =>
        circle(cx + x, 192, 12, 'none', { stroke: index === 1 ? '#ffb26b' : '#9fb2c0', strokeWidth: 1.6 }),
      )
      .join('') +
    path(
      d`M${cx - 36} 222H${cx + 36}L${cx + 28} 262Q${cx} 274 ${cx - 28} 262z`,
      sheet.linear('down', [0, '#3a4149'], [1, '#101317']),
    ) +
    ellipse(cx, 264, 13, 5, '#05060a') +
    rect(cx - 15, 300, 30, 216, glass(sheet), { rx: 15, stroke: tone.edge }) +
    rect(cx - 9, 372, 18, 138, '#5ab4e6', { rx: 9 }) +
    [330, 372, 414, 456, 498].map((y) => rect(cx + 20, y, 12, 2, tone.dark)).join('') +
    badge(cx, 552, 22, ink(pen), pen.seed) +
    rect(40, 582, 300, 16, '#22272d', { rx: 6 })
  return {
    width: 380,
    height: 598,
    art,
    focus: [cx - 110, 80, 230],
    stance: 'stand',
    scene: 'counter',
    foot: 330,
  }
}

/** A rice cooker and an air fryer together. */
export const combo: Draw = (pen) => {
  const cooker = ricecooker({ ...pen, view: 'front' })
  const fryer = airfryer({ ...pen, view: 'front' })
  return {
    width: 640,
    height: 400,
    art: translate(336, 0, 0.668, fryer.art) + translate(0, 124, 0.54, cooker.art),
    focus: [80, 190, 220],
    stance: 'stand',
    scene: 'counter',
    foot: 620,
  }
}
