import { badge, chrome } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { circle, d, path, rect, stroke, text, translate } from '../../parts/svg'
import { h, homeScreen, lens, radius, w } from './parts'
import { straight } from './straight'

/** A home screen with large words: clock and six wide keys. */
function largeKeys(_pen: Pen, x: number, y: number, width: number, height: number, corner: number): string {
  const keys = [
    ['电话', '#2f9e5b'],
    ['家人', '#e08b3c'],
    ['短信', '#2f9fb0'],
    ['相机', '#3d7df0'],
    ['手电', '#8d63e8'],
    ['求助', '#d8432f'],
  ] as const
  const side = (width - 48) / 2
  return (
    rect(x, y, width, height, '#101a2b', { rx: corner }) +
    text(x + width / 2, y + 130, '10:08', 84, '#ffffff', { textAnchor: 'middle', fontWeight: 600 }) +
    text(x + width / 2, y + 170, '6月18日 星期四', 26, '#ffffff', { textAnchor: 'middle' }) +
    keys
      .map(([word, color], index) => {
        const left = x + 16 + (index % 2) * (side + 16)
        const top = y + 196 + Math.floor(index / 2) * 122
        return (
          rect(left, top, side, 108, color, { rx: 20 }) +
          text(left + side / 2, top + 68, word, 40, '#ffffff', { textAnchor: 'middle', fontWeight: 600 })
        )
      })
      .join('')
  )
}

/** 老人手机: a straight phone with large keys on its screen. */
export const senior = straight('bar', largeKeys)

/** The armour around a rugged phone: thick corners, screws, coloured side bars. */
function armour(pen: Pen, W: number, H: number, accent: string): string {
  const { sheet, tone } = pen
  const corner = (x: number, y: number, sx: number, sy: number) =>
    path(
      d`M${x} ${y + sy * 92}V${y + sy * 40}L${x + sx * 40} ${y}H${x + sx * 92}L${x + sx * 80} ${y + sy * 26}H${x + sx * 46}L${x + sx * 26} ${y + sy * 46}V${y + sy * 80}z`,
      sheet.linear('fall', [0, '#4b545e'], [1, '#14181c']),
    ) + circle(x + sx * 38, y + sy * 38, 6, chrome(sheet))
  return (
    path(
      d`M0 44L44 0H${W - 44}L${W} 44V${H - 44}L${W - 44} ${H}H44L0 ${H - 44}z`,
      sheet.linear('fall', [0, tone.light], [0.4, tone.base], [1, tone.dark]),
      { stroke: tone.edge },
    ) +
    [190, 330]
      .map((y) => rect(-3, y, 9, 90, accent, { rx: 3 }) + rect(W - 6, y, 9, 90, accent, { rx: 3 }))
      .join('') +
    corner(0, 0, 1, 1) +
    corner(W, 0, -1, 1) +
    corner(0, H, 1, -1) +
    corner(W, H, -1, -1)
  )
}

/** 三防手机: armour, thermal camera, short antenna for the radio. */
export const tough: Draw = (pen) => {
  const { tone } = pen
  const W = 310
  const H = 576
  const accent = tone.isDark ? '#e8792f' : '#ffb13d'
  const front =
    armour(pen, W, H, accent) +
    rect(24, 30, W - 48, H - 60, '#07080a', { rx: 22 }) +
    homeScreen(pen, 32, 40, W - 64, H - 80, 14) +
    circle(W / 2, 56, 7, '#050608')
  const rear =
    rect(20, -34, 34, 60, '#14181c', { rx: 8 }) +
    armour(pen, W, H, accent) +
    rect(W / 2 - 62, 44, 124, 196, '#14181c', { rx: 24, stroke: accent, strokeWidth: 2 }) +
    lens(pen, W / 2, 96, 34) +
    lens(pen, W / 2 - 26, 182, 22) +
    circle(W / 2 + 28, 182, 20, '#3a1c08', { stroke: '#c9a24b', strokeWidth: 3 }) +
    circle(W / 2 + 28, 182, 9, '#c9772f') +
    [0, 1, 2, 3].map((index) => stroke(d`M70 ${330 + index * 26}H${W - 70}`, tone.dark, 9)).join('') +
    badge(W / 2, 478, 34, '#d5dbe1', pen.seed)
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'side')
    return { width: W, height: H, art: rear, focus: [0, 0, 220], turn: { depth: 70, radius: 40 }, ...shared }
  if (pen.view === 'detail') return { width: W, height: H, art: rear, focus: [30, -10, 240], ...shared }
  if (pen.view === 'size') return { width: W, height: H, art: front, focus: [0, 0, 200], ...shared }
  return {
    width: 180 + W,
    height: H,
    art: rear + rect(166, 8, W, H - 6, '#10161d', { rx: 40, fillOpacity: 0.2 }) + translate(180, 0, 1, front),
    drawn: [-3, -34, 496, 610],
    focus: [0, 0, 200],
    ...shared,
  }
}

/** 磁吸支架保护壳: a soft case seen from its back, with camera cut-out, magnet ring and the stand turned out. */
export const holder: Draw = (pen) => {
  const { sheet, tone } = pen
  const shell = sheet.linear('fall', [0, tone.bright], [0.3, tone.light], [0.7, tone.base], [1, tone.shade])
  const cy = 350
  const art =
    rect(0, 0, w, h, tone.dark, { rx: radius + 4 }) +
    rect(2, 2, w - 4, h - 4, shell, { rx: radius + 2, stroke: tone.edge }) +
    rect(12, 12, w - 24, h - 24, 'none', {
      rx: radius - 6,
      stroke: tone.rim,
      strokeOpacity: 0.35,
      strokeWidth: 1.6,
    }) +
    rect(22, 22, 140, 146, tone.dark, { rx: 38 }) +
    rect(28, 28, 128, 134, '#e4e7ea', { rx: 33 }) +
    rect(28, 28, 128, 134, sheet.linear('fall', [0, '#8d969f', 0.6], [0.3, '#ffffff', 0.2]), { rx: 33 }) +
    circle(w / 2, cy, 92, 'none', { stroke: '#c9ced4', strokeWidth: 15 }) +
    circle(w / 2, cy, 92, 'none', {
      stroke: tone.edge,
      strokeWidth: 15,
      strokeDasharray: '2 30',
      strokeOpacity: 0.5,
    }) +
    rect(w / 2 - 7, cy + 108, 14, 56, '#c9ced4', { rx: 7 }) +
    path(
      d`M${w / 2 - 62} ${cy}a62 62 0 1 1 124 0a62 62 0 1 1 -124 0zM${w / 2 - 44} ${cy}a44 44 0 1 0 88 0a44 44 0 1 0 -88 0z`,
      chrome(sheet),
      { stroke: '#6b747d', fillRule: 'evenodd' },
    ) +
    path(
      d`M${w / 2 - 66} ${cy + 44}L${w / 2 - 96} ${cy + 150}Q${w / 2 - 98} ${cy + 164} ${w / 2 - 82} ${cy + 164}H${w / 2 + 82}Q${w / 2 + 98} ${cy + 164} ${w / 2 + 96} ${cy + 150}L${w / 2 + 66} ${cy + 44}`,
      'none',
      { stroke: chrome(sheet), strokeWidth: 13, strokeLinejoin: 'round', strokeLinecap: 'round' },
    ) +
    badge(w / 2, 252, 24, tone.isDark ? '#aeb6bf' : tone.dark, pen.seed) +
    rect(-3, 170, 6, 60, tone.base, { rx: 3 }) +
    rect(w - 3, 150, 6, 90, tone.base, { rx: 3 })
  return {
    width: w,
    height: h,
    art,
    focus: [20, 230, 250],
    stance: 'stand',
    scene: 'desk',
    turn: { depth: 34, radius: radius + 4 },
  }
}
