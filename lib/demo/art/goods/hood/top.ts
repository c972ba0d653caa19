import { badge, energyLabel, glass, gloss, led } from '../../parts/material'
import type { Draw, Pen, Turn } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { path, rect, stroke } from '../../parts/svg'
import { chimney, keys, metal, pane } from './parts'

const curved = (pen: Pen) => vary(pen.seed, 2, [true, false])

/** The canopy with its lamps, 640 wide. */
export function canopy(pen: Pen): string {
  const { sheet } = pen
  const glow = sheet.linear('down', [0, '#fff0c9', 0.7], [1, '#fff0c9', 0])
  const round = curved(pen)
  return (
    path('M120 342H240L330 520H30z', glow) +
    path('M400 342H520L610 520H310z', glow) +
    chimney(pen, 320, 200, 220) +
    path(
      round
        ? 'M220 218H420C440 268 600 282 634 292V304H6V292C40 282 200 268 220 218z'
        : 'M220 218H420L632 290V304H8V290z',
      metal(pen),
      { stroke: pen.tone.edge, strokeOpacity: 0.7 },
    ) +
    path(
      round ? 'M220 218H300C290 268 120 284 6 292C40 282 200 268 220 218z' : 'M220 218H300L190 290H8z',
      '#ffffff',
      { fillOpacity: 0.22 },
    ) +
    rect(0, 302, 640, 42, glass(sheet), { rx: 6, stroke: '#0b0d10' }) +
    stroke('M6 304H634', '#ffffff', 1.4, { strokeOpacity: 0.55 }) +
    led(320, 330, '10:08', 18) +
    keys(216, 323, 3, 34) +
    keys(424, 323, 3, 34) +
    rect(18, 344, 604, 10, '#33393f') +
    rect(140, 344, 80, 6, '#fff3cf', { rx: 3 }) +
    rect(420, 344, 80, 6, '#fff3cf', { rx: 3 }) +
    badge(320, 282, 20, pen.tone.isDark ? '#d5dbe1' : '#4b545d', pen.seed)
  )
}

export const canopyTurn = (pen: Pen): Turn => ({
  depth: 210,
  color: pen.tone.base,
  outline: [
    [226, 0],
    [414, 0],
    [414, 92],
    [420, 92],
    [420, 218],
    ...slope(pen),
    [640, 304],
    [640, 344],
    [622, 354],
  ],
})

const slope = (pen: Pen): [number, number][] =>
  curved(pen)
    ? [
        [432, 240],
        [462, 258],
        [520, 276],
        [590, 286],
        [634, 292],
      ]
    : [[632, 290]]

/** 顶吸 in the European shape. */
export const top: Draw = (pen) => ({
  width: 640,
  height: 354,
  art: canopy(pen) + energyLabel(562, 308, 22),
  focus: [200, 216, 240],
  stance: 'hang',
  scene: 'cooker',
  body: [0, 0, 640, 354],
  cast: [
    [220, 0, 200, 230, 4],
    [0, 296, 640, 54, 6],
  ],
  turn: canopyTurn(pen),
})

/** 中式深罩: a deep trapezoid hood with mechanical keys and an oil cup. */
export const deep: Draw = (pen) => {
  const { sheet, tone } = pen
  return {
    width: 600,
    height: 420,
    art:
      chimney(pen, 300, 130, 110) +
      path('M150 110H450L596 316H4z', metal(pen), { stroke: tone.edge }) +
      path('M150 110H270L150 316H4z', '#ffffff', { fillOpacity: 0.22 }) +
      rect(0, 314, 600, 66, metal(pen, 'down'), { rx: 5, stroke: tone.edge }) +
      [210, 255, 300, 345, 390]
        .map(
          (x, index) =>
            rect(x - 17, 332, 34, 30, index === 4 ? '#c9483a' : '#22272d', { rx: 5 }) +
            rect(x - 7, 345, 14, 3, '#ffffff', { rx: 1.5 }),
        )
        .join('') +
      badge(96, 347, 24, tone.isDark ? '#d5dbe1' : '#4b545d', pen.seed) +
      energyLabel(530, 322, 32) +
      path('M30 380H570L540 398H60z', '#20252b') +
      path(
        'M262 398H338L330 416Q300 424 270 416z',
        sheet.linear('right', [0, '#dfe7ec'], [0.4, '#ffffff'], [1, '#b3bfc8']),
        { stroke: '#8d99a3' },
      ),
    focus: [180, 250, 240],
    stance: 'hang',
    scene: 'cooker',
    body: [0, 0, 600, 420],
    cast: [[0, 300, 600, 84, 6]],
    turn: {
      depth: 220,
      color: tone.base,
      outline: [
        [235, 0],
        [365, 0],
        [365, 110],
        [450, 110],
        [596, 316],
        [600, 316],
        [600, 380],
        [540, 398],
      ],
    },
  }
}

/** 塔形: a narrow tower that widens a little at its foot. */
export const slim: Draw = (pen) => {
  const { sheet, tone } = pen
  return {
    width: 480,
    height: 480,
    art:
      chimney(pen, 240, 250, 240) +
      path('M115 240H365C376 330 430 380 476 396V412H4V396C50 380 104 330 115 240z', metal(pen), {
        stroke: tone.edge,
      }) +
      path('M115 240H180C176 330 110 380 60 396H4C50 380 104 330 115 240z', '#ffffff', {
        fillOpacity: 0.24,
      }) +
      rect(0, 408, 480, 46, glass(sheet), { rx: 8, stroke: '#0b0d10' }) +
      led(240, 439, '10:08', 20) +
      keys(150, 431, 3, 34) +
      keys(330, 431, 3, 34) +
      rect(18, 454, 444, 14, '#33393f', { rx: 3 }) +
      [90, 310].map((x) => rect(x, 456, 80, 7, '#fff3cf', { rx: 3.5 })).join('') +
      badge(240, 366, 24, tone.isDark ? '#d5dbe1' : '#4b545d', pen.seed) +
      energyLabel(420, 412, 26),
    focus: [120, 250, 230],
    stance: 'hang',
    scene: 'cooker',
    drawn: [0, 0, 480, 470],
    cast: [
      [115, 0, 250, 260, 4],
      [0, 400, 480, 60, 6],
    ],
    turn: {
      depth: 200,
      color: tone.base,
      outline: [
        [115, 0],
        [365, 0],
        [365, 240],
        [384, 300],
        [420, 356],
        [476, 396],
        [480, 408],
        [480, 454],
      ],
    },
  }
}

/** 岛台: a ring of glass and light that hangs from the ceiling on its tube. */
export const island: Draw = (pen) => {
  const { sheet, tone } = pen
  return {
    width: 600,
    height: 480,
    art:
      rect(200, 0, 200, 16, metal(pen), { rx: 4, stroke: tone.edge }) +
      rect(236, 16, 128, 290, metal(pen), { stroke: tone.edge }) +
      [60, 74, 88].map((y) => stroke(`M262 ${y}H338`, '#22282e', 3.4, { strokeOpacity: 0.7 })).join('') +
      path('M40 420L90 480H510L560 420z', sheet.linear('down', [0, '#fff0c9', 0.6], [1, '#fff0c9', 0])) +
      path('M236 300H364L420 330H180z', metal(pen, 'down'), { stroke: tone.edge }) +
      path(
        'M60 330H540Q592 330 598 372L600 400H0L2 372Q8 330 60 330z',
        sheet.linear('down', [0, tone.bright], [0.5, tone.base], [1, tone.dark]),
        { stroke: tone.edge },
      ) +
      rect(0, 396, 600, 34, glass(sheet), { rx: 10 }) +
      keys(300, 413, 6, 34) +
      rect(14, 430, 572, 9, '#fff3cf', { rx: 4.5 }) +
      badge(300, 364, 26, tone.isDark ? '#d5dbe1' : '#4b545d', pen.seed),
    focus: [160, 270, 240],
    stance: 'hang',
    scene: 'cooker',
    drawn: [0, 0, 600, 440],
    body: [0, 0, 600, 440],
    cast: [[0, 330, 600, 100, 20]],
    turn: {
      depth: 240,
      color: tone.base,
      outline: [
        [200, 0],
        [400, 0],
        [400, 16],
        [364, 16],
        [364, 300],
        [420, 330],
        [540, 330],
        [598, 372],
        [600, 430],
      ],
    },
  }
}

/** 七字形: a flat box under the cupboard with a glass flap that opens below it. */
export const seven: Draw = (pen) => {
  const { sheet, tone } = pen
  return {
    width: 620,
    height: 440,
    art:
      chimney(pen, 310, 170, 120) +
      path('M40 118H580L610 140H10z', metal(pen, 'down'), { stroke: tone.edge }) +
      rect(8, 138, 604, 84, metal(pen), { rx: 6, stroke: tone.edge }) +
      badge(310, 180, 24, tone.isDark ? '#d5dbe1' : '#4b545d', pen.seed) +
      path('M30 222H590L570 262H50z', '#14181c') +
      path('M30 240H590L618 420Q618 434 604 434H16Q2 434 2 420z', pane(pen), { stroke: tone.edge }) +
      gloss(sheet, 20, 246, 560, 180, 0.22) +
      led(310, 352, '00', 40, tone.isDark ? '#eaf6ff' : '#3b4650') +
      keys(160, 344, 3, 44, tone.isDark ? '#cfe6f5' : '#3b4650') +
      keys(460, 344, 3, 44, tone.isDark ? '#cfe6f5' : '#3b4650') +
      rect(60, 408, 500, 5, '#5fd0ff', { rx: 2.5, fillOpacity: 0.8 }) +
      energyLabel(548, 146, 40),
    focus: [180, 120, 260],
    stance: 'hang',
    scene: 'cooker',
    body: [0, 0, 620, 436],
    cast: [[2, 130, 616, 300, 8]],
    turn: {
      depth: 170,
      color: tone.base,
      outline: [
        [225, 0],
        [395, 0],
        [395, 118],
        [580, 118],
        [612, 140],
        [612, 222],
        [590, 240],
        [618, 420],
      ],
    },
  }
}
