import { chrome } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { circle, group, path, rect, stroke, text } from '../../parts/svg'
import { digits, metal, product, strap } from './parts'

/** Marks of one size around a dial, `thick` wide and `long` long. Width 0 gives round stones. */
const marks = (
  cx: number,
  cy: number,
  r: number,
  count: number,
  thick: number,
  long: number,
  color: string,
) =>
  circle(cx, cy, r, 'none', {
    stroke: color,
    strokeWidth: long,
    strokeLinecap: thick ? 'butt' : 'round',
    strokeDasharray: `${thick} ${((2 * Math.PI * r) / count - thick).toFixed(2)}`,
    transform: `rotate(-90 ${cx} ${cy})`,
  })

/** 儿童电话手表: a thick soft case with a camera, a cartoon friend and large digits. */
export const kids: Draw = (pen) => {
  const { sheet, tone } = pen
  const shell = sheet.linear('fall', [0, tone.bright], [0.4, tone.base], [1, tone.shade])
  const body =
    strap(pen, 180, 92, 78, 150, 458, 604) +
    rect(334, 268, 20, 76, tone.shade, { rx: 8, stroke: tone.edge }) +
    rect(6, 118, 336, 370, shell, { rx: 96, stroke: tone.edge }) +
    rect(16, 128, 316, 350, 'none', { rx: 88, stroke: tone.rim, strokeOpacity: 0.7, strokeWidth: 3 }) +
    circle(174, 148, 11, '#0d1013') +
    circle(174, 148, 6, '#2f4d86') +
    rect(36, 168, 276, 288, '#07080a', { rx: 66 }) +
    rect(46, 178, 256, 268, sheet.linear('down', [0, '#5ab4e6'], [1, '#2f6fd0']), { rx: 58 }) +
    digits(174, 262, '10:08', 78, '#ffffff', 500) +
    circle(174, 356, 62, '#ffe3a0') +
    circle(126, 306, 20, '#ffe3a0') +
    circle(222, 306, 20, '#ffe3a0') +
    circle(152, 350, 9, '#2b3138') +
    circle(196, 350, 9, '#2b3138') +
    circle(134, 374, 11, '#ff9f8a', { fillOpacity: 0.7 }) +
    circle(214, 374, 11, '#ff9f8a', { fillOpacity: 0.7 }) +
    stroke('M158 378q16 16 32 0', '#2b3138', 5)
  return product(pen, 354, body, [60, 190, 240])
}

/** 女士腕表: a small round case set with stones, a light dial with two hands, a narrow strap. */
export const lady: Draw = (pen) => {
  const { sheet, tone } = pen
  const gold = sheet.linear('fall', [0, '#fdeccb'], [0.35, '#d2ab6c'], [0.6, '#a87f42'], [1, '#ecd2a0'])
  const body =
    strap(pen, 140, 62, 52, 170, 434, 604) +
    rect(268, 288, 20, 26, gold, { rx: 6, stroke: '#8a6a34' }) +
    circle(140, 302, 136, gold, { stroke: '#8a6a34', strokeWidth: 1.2 }) +
    marks(140, 302, 122, 36, 0, 18, '#9fb2c0') +
    marks(140, 302, 122, 36, 0, 15, '#ffffff') +
    circle(
      140,
      302,
      108,
      sheet.radial(0.4, 0.35, 0.8, [0, '#ffffff'], [1, tone.isDark ? '#d5dbe1' : '#f0e6d6']),
      {
        stroke: '#b08c50',
        strokeWidth: 2,
      },
    ) +
    marks(140, 302, 91, 12, 4, 14, '#b08c50') +
    text(140, 258, '18', 18, '#59626c', { textAnchor: 'middle' }) +
    text(140, 358, '心率 72', 17, '#b0566a', { textAnchor: 'middle' }) +
    group({ transform: 'rotate(-56 140 302)' }, rect(136.5, 240, 7, 66, '#59462a', { rx: 3.5 })) +
    group({ transform: 'rotate(50 140 302)' }, rect(137.5, 216, 5, 90, '#59462a', { rx: 2.5 })) +
    circle(140, 302, 7, '#b08c50')
  return product(pen, 288, body, [30, 180, 230])
}

/** 潜水表: a thick turning bezel with minute marks, a depth reading, a ribbed rubber strap. */
export const dive: Draw = (pen) => {
  const { sheet } = pen
  const body =
    strap(pen, 184, 100, 88, 150, 458, 604) +
    [70, 92, 114, 496, 518, 540]
      .map((y) => rect(104, y, 160, 8, pen.tone.dark, { rx: 4, fillOpacity: 0.6 }))
      .join('') +
    rect(338, 286, 30, 38, metal(pen), { rx: 8, stroke: '#59626b' }) +
    circle(184, 304, 170, metal(pen), { stroke: '#3a4149', strokeWidth: 1.4 }) +
    circle(184, 304, 160, sheet.linear('fall', [0, '#2f4560'], [1, '#0d1622'])) +
    marks(184, 304, 149, 60, 2.6, 10, '#e8edf2') +
    marks(184, 304, 144, 12, 2.8, 20, '#e8edf2') +
    path('M184 146l13 24h-26z', '#ff8b3d') +
    circle(184, 304, 128, chrome(sheet)) +
    circle(184, 304, 122, '#05070b') +
    text(184, 226, '深度', 20, '#7fd6ff', { textAnchor: 'middle' }) +
    digits(184, 302, '32.6', 78, '#ffffff', 500) +
    text(184, 334, '米', 20, '#ffffff', { textAnchor: 'middle' }) +
    digits(136, 386, '18:24', 27, '#ffb13d', 500) +
    digits(236, 386, '21°C', 27, '#7de0b0', 500) +
    stroke('M92 348H276', '#2f4560', 2)
  return product(pen, 368, body, [70, 190, 230])
}
