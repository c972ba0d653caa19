import { chrome } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { circle, d, path, rect, stroke, translate } from '../../parts/svg'
import { slate } from './parts'

/** Sheet music above a row of piano keys, 512 × 346. */
const piano = () =>
  rect(0, 0, 512, 346, '#fdf8ec', { rx: 10 }) +
  stroke(
    'M24 40H488M24 54H488M24 68H488M24 82H488M24 96H488M24 134H488M24 148H488M24 162H488M24 176H488M24 190H488',
    '#59626b',
    1.2,
  ) +
  stroke(
    'M70 96h0M120 82h0M170 68h0M230 82h0M290 54h0M350 68h0M410 96h0M110 176h0M190 162h0M270 190h0M360 162h0',
    '#22272d',
    16,
  ) +
  stroke(
    'M77 96v-36M127 82v-36M177 68v-36M237 82v-36M297 54v-36M357 68v-36M417 96v-36M117 176v-36M197 162v-36M277 190v-36M367 162v-36',
    '#22272d',
    2.4,
  ) +
  rect(0, 216, 512, 130, '#ffffff', { rx: 8 }) +
  stroke(
    Array.from({ length: 13 }, (_, index) => d`M${(index + 1) * 36.6} 218V344`).join(''),
    '#8d969f',
    1.4,
  ) +
  stroke([1, 2, 4, 5, 6, 8, 9, 11, 12, 13].map((key) => d`M${key * 36.6} 216v78`).join(''), '#1b2026', 23, {
    strokeLinecap: 'butt',
  }) +
  rect(76, 300, 30, 42, '#ffb13d', { rx: 5, fillOpacity: 0.85 })

/** A slate in a soft case with ears, with a handle, or with a handle and a piano lesson on its screen. */
const softCase =
  (ears: boolean, lesson?: () => string): Draw =>
  (pen) => {
    const { tone, sheet } = pen
    const soft = sheet.linear('fall', [0, tone.bright], [0.3, tone.light], [0.7, tone.base], [1, tone.shade])
    const faceMark = (x: number, y: number) =>
      circle(x, y, 17, '#2b3138') + circle(x + 5, y - 6, 5, '#ffffff')
    const ear = (x: number) =>
      circle(x, 34, 58, soft, { stroke: tone.edge }) + circle(x, 38, 32, '#ffffff', { fillOpacity: 0.35 })
    const art =
      (ears
        ? ear(92) + ear(548)
        : path(
            'M210 62V30Q210 0 240 0H400Q430 0 430 30V62H396V44Q396 34 386 34H254Q244 34 244 44V62z',
            soft,
            {
              stroke: tone.edge,
            },
          )) +
      rect(0, 50, 640, 470, soft, { rx: 64, stroke: tone.edge }) +
      rect(8, 58, 624, 454, 'none', { rx: 57, stroke: tone.rim, strokeOpacity: 0.7, strokeWidth: 3 }) +
      [80, 216, 352]
        .map(
          (y) =>
            rect(-6, y + 40, 12, 54, tone.shade, { rx: 6 }) +
            rect(634, y + 40, 12, 54, tone.shade, { rx: 6 }),
        )
        .join('') +
      translate(50, 98, 1, slate(pen, 540, 374, 22, 14, lesson?.())) +
      (lesson
        ? ''
        : translate(
            426,
            270,
            1,
            rect(0, 0, 132, 132, '#ffffff', { rx: 30, fillOpacity: 0.94 }) +
              faceMark(44, 62) +
              faceMark(90, 62) +
              stroke('M52 92q15 14 30 0', '#2b3138', 5),
          )) +
      rect(290, 496, 60, 8, chrome(sheet), { rx: 4 })
    return {
      width: 640,
      height: 524,
      art,
      focus: [-20, 30, 250],
      stance: 'stand',
      scene: 'desk',
      body: [0, 50, 640, 470],
      turn: { depth: 60, radius: 64 },
    }
  }

export const kids = softCase(true)
export const kidsGrip = softCase(false)
export const kidsPiano = softCase(false, piano)
