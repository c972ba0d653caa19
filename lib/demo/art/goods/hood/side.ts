import { lightness } from '../../parts/color'
import { badge, dots, energyLabel, gloss, led } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, ellipse, path, rect } from '../../parts/svg'
import { chimney, keys, metal, pane } from './parts'

/** A screen with a dish and its next step. */
const recipe = ({ sheet }: Pen) =>
  rect(206, 222, 168, 76, '#0b0d10', { rx: 8, stroke: '#59646f' }) +
  rect(212, 228, 72, 64, sheet.linear('fall', [0, '#f0c27a'], [1, '#a6522c']), { rx: 5 }) +
  ellipse(248, 262, 26, 18, '#f6f2ea') +
  circle(242, 258, 8, '#b8402c') +
  circle(254, 264, 8, '#c96f3a') +
  led(292, 250, '红烧肉', 15, '#ffffff', 'start') +
  led(292, 272, '第 3 步', 13, '#ffb26b', 'start')

/** 侧吸: a slanted glass front with the inlet behind it; with a recipe screen, or without. */
const sideHood =
  (screen: boolean): Draw =>
  (pen) => {
    const lamp = lightness(pen.tone.base) > 0.86 ? '#3b4650' : '#cfe6f5'
    const { sheet } = pen
    const lit = vary(pen.seed, 1, ['#5fd0ff', '#ffb26b', '#7de0b0'])
    const art =
      chimney(pen, 290, 220, 190) +
      path('M60 186H520L562 214H18z', metal(pen, 'down'), { stroke: pen.tone.edge, strokeOpacity: 0.6 }) +
      path('M18 214H562V430Q562 440 552 440H28Q18 440 18 430z', pane(pen), { stroke: pen.tone.edge }) +
      gloss(sheet, 20, 216, 540, 222, 0.22) +
      rect(54, 306, 472, 70, '#07090b', { rx: 8 }) +
      dots(70, 318, 75, 5, 6, 1.2, '#2d343b') +
      rect(54, 376, 472, 4, lit, { rx: 2, fillOpacity: 0.85 }) +
      (screen ? recipe(pen) : led(290, 264, '12:30', 26, lamp)) +
      keys(136, 256, screen ? 3 : 4, 36, lamp) +
      keys(432, 256, screen ? 3 : 4, 32, lamp) +
      path('M10 440H570L556 474H24z', metal(pen, 'down'), { stroke: pen.tone.edge }) +
      rect(30, 474, 520, 26, '#20252b', { rx: 4 }) +
      rect(226, 478, 128, 24, sheet.linear('down', [0, '#e9ecef'], [1, '#9aa2aa']), { rx: 10 }) +
      badge(290, 457, 22, '#39424b', pen.seed) +
      energyLabel(500, 226, 42)
    return {
      width: 580,
      height: 506,
      drawn: [10, 0, 560, 502],
      art,
      focus: [190, 214, 240],
      stance: 'hang',
      scene: 'cooker',
      cast: [
        [180, 0, 220, 200, 4],
        [18, 190, 544, 290, 10],
      ],
      turn: {
        depth: 190,
        color: pen.tone.base,
        outline: [
          [186, 0],
          [394, 0],
          [394, 80],
          [400, 80],
          [400, 186],
          [520, 186],
          [562, 214],
          [562, 440],
          [570, 440],
          [556, 474],
        ],
      },
    }
  }

export const side = sideHood(false)
export const sideScreen = sideHood(true)
