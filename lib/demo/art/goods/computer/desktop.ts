import { badge } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { path, rect, translate } from '../../parts/svg'
import { display, keys, metal } from './parts'

export const desktop: Draw = (pen) => {
  const { sheet, tone } = pen
  const light = vary(pen.seed, 2, [true, false])
  const board = light ? '#f2f4f6' : '#2a3037'
  const screen =
    path(
      'M276 392H364L376 486H264z',
      sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.shade]),
      { stroke: tone.edge, strokeOpacity: 0.6 },
    ) +
    path('M214 484H426L444 498Q446 504 438 504H202Q194 504 196 498z', metal(pen), { stroke: tone.edge }) +
    translate(0, 0, 1, display(pen, 640, 396, 10, 44, 14)) +
    rect(2, 354, 636, 40, sheet.linear('down', [0, tone.bright], [1, tone.base]), { rx: 8 }) +
    badge(320, 374, 22, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed)
  const desk =
    path('M92 530H462L478 574Q480 582 470 582H84Q74 582 76 574z', light ? '#d9dee3' : '#15191d', {
      stroke: '#00000033',
    }) +
    keys(277, 531, 372, 11, 4, board) +
    path(
      'M520 552C520 528 574 528 574 552V566C574 588 520 588 520 566z',
      sheet.linear('fall', [0, light ? '#ffffff' : '#59626b'], [1, light ? '#c6ccd2' : '#15191d']),
      { stroke: '#00000033' },
    ) +
    rect(545, 538, 4, 12, '#8d959d', { rx: 2 })
  if (pen.view === 'side' || pen.view === 'size')
    return {
      width: 640,
      height: 506,
      art: screen,
      focus: [376, 280, 220],
      stance: 'stand',
      scene: 'desk',
      foot: 240,
      body: [0, 0, 640, 396],
      turn: { depth: 34, radius: 14 },
    }
  return {
    width: 640,
    height: 586,
    art: screen + desk,
    focus: [376, 380, 220],
    stance: 'stand',
    scene: 'desk',
    foot: 420,
  }
}
