import { badge, chrome, gloss, panel } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, path, translate, rect, stroke, text } from '../parts/svg'
import { wallpaper } from '../parts/wallpaper'
import { lens } from './phone'

/** A slate with its lit screen. */
function slate(pen: Pen, w: number, h: number, r: number, bezel: number): string {
  const { tone, sheet } = pen
  const size = Math.min(w, h) * 0.085
  const colors = ['#ff6b57', '#37b26c', '#3d7df0', '#f5a623', '#8d63e8', '#20b5c4']
  const dock = w / 2 - size * 4.1
  const clock = Math.min(w, h) * 0.12
  return (
    rect(0, 0, w, h, sheet.linear('fall', [0, tone.bright], [0.5, tone.base], [1, tone.shade]), {
      rx: r,
      stroke: tone.edge,
    }) +
    rect(3, 3, w - 6, h - 6, '#08090b', { rx: r - 3 }) +
    wallpaper(pen, bezel, bezel, w - bezel * 2, h - bezel * 2, r - bezel * 0.6) +
    circle(w / 2, bezel / 2 + 1, 3, '#27303a') +
    text(bezel + w * 0.06, bezel + h * 0.07 + clock, '10:08', clock, '#ffffff', { fontWeight: 300 }) +
    text(bezel + w * 0.064, bezel + h * 0.07 + clock * 1.48, '6月18日 星期四', clock * 0.29, '#ffffff') +
    rect(dock, h - bezel - size * 1.75, size * 8.2, size * 1.4, '#ffffff', {
      rx: size * 0.42,
      fillOpacity: 0.32,
    }) +
    colors
      .map(
        (color, index) =>
          rect(dock + size * (0.3 + index * 1.32), h - bezel - size * 1.55, size, size, color, {
            rx: size * 0.26,
          }) + circle(dock + size * (0.8 + index * 1.32), h - bezel - size * 1.05, size * 0.19, '#ffffff'),
      )
      .join('') +
    gloss(sheet, bezel, bezel, w * 0.7, h - bezel * 2, 0.1)
  )
}

function rear(pen: Pen, w: number, h: number, r: number): string {
  const { tone, sheet } = pen
  return (
    rect(
      0,
      0,
      w,
      h,
      sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [0.7, tone.base], [1, tone.shade]),
      { rx: r, stroke: tone.edge },
    ) +
    rect(3, 3, w - 6, h - 6, 'none', { rx: r - 3, stroke: tone.rim, strokeOpacity: 0.6 }) +
    rect(22, 22, 64, 64, panel(sheet, tone), { rx: 20, stroke: tone.edge, strokeOpacity: 0.6 }) +
    lens(pen, 54, 54, 24) +
    badge(w / 2, h / 2, 40, tone.isDark ? '#aeb6bf' : tone.dark, pen.seed)
  )
}

const standard: Draw = (pen) => {
  const w = 432
  const h = 600
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'side')
    return {
      width: w,
      height: h,
      art: rear(pen, w, h, 30),
      focus: [0, 0, 200],
      turn: { depth: 26, radius: 30 },
      ...shared,
    }
  if (pen.view === 'front' || pen.view === 'scene')
    return {
      width: w + 96,
      height: h,
      art:
        translate(0, 0, 1, rear(pen, w, h, 30)) +
        rect(84, 6, w, h - 4, '#10161d', { rx: 30, fillOpacity: 0.16 }) +
        translate(96, 0, 1, slate(pen, w, h, 30, 20)),
      focus: [0, 0, 200],
      ...shared,
    }
  if (pen.view === 'detail')
    return { width: w, height: h, art: rear(pen, w, h, 30), focus: [-30, -30, 240], ...shared }
  return { width: w, height: h, art: slate(pen, w, h, 30, 20), focus: [200, 340, 250], ...shared }
}

/** The keyboard cover lying in front of a leaning slate. */
function keyboard(pen: Pen, w: number): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const left = 40 - row * 7
    const step = (w - left * 2) / (13 - row)
    return stroke(
      d`M${left + step / 2} ${14 + row * 21}H${w - left}`,
      pen.tone.isDark ? '#4b545e' : '#ffffff',
      15,
      { strokeDasharray: `${(step - 6).toFixed(1)} 6`, strokeLinecap: 'butt' },
    )
  })
  return (
    path(
      d`M22 0H${w - 22}L${w + 4} 128Q${w + 6} 136 ${w - 4} 136H4Q-6 136 -4 128z`,
      panel(pen.sheet, pen.tone),
      { stroke: pen.tone.edge },
    ) +
    rows.join('') +
    rect(w / 2 - 84, 96, 168, 30, pen.tone.shade, { rx: 5, stroke: pen.tone.edge, strokeOpacity: 0.4 })
  )
}

const pro: Draw = (pen) => {
  const w = 612
  const h = 428
  const pencil =
    rect(0, 0, 10, 330, pen.sheet.linear('right', [0, '#c6ccd2'], [0.35, '#ffffff'], [1, '#b3bac1']), {
      rx: 5,
      stroke: '#9aa3ab',
      strokeWidth: 0.6,
    }) +
    path('M0.5 328h9l-4.5 26z', '#dfe3e7') +
    path('M3.6 346h2.8l-1.4 8z', '#4b545d')
  if (pen.view === 'size')
    return {
      width: w,
      height: h,
      art: slate(pen, w, h, 26, 18),
      focus: [0, 0, 240],
      stance: 'stand',
      scene: 'desk',
    }
  if (pen.view === 'side')
    return {
      width: w,
      height: h,
      art: rear(pen, w, h, 26),
      focus: [0, 0, 240],
      stance: 'stand',
      scene: 'desk',
      turn: { depth: 22, radius: 26 },
    }
  return {
    width: 640,
    height: 566,
    art:
      translate(10, 0, 1, slate(pen, w, h, 26, 18)) +
      rect(16, 424, 600, 10, '#10161d', { rx: 5, fillOpacity: 0.4 }) +
      translate(14, 430, 1, keyboard(pen, w)) +
      translate(650, 120, 1.2, pencil),
    focus: [390, 330, 236],
    stance: 'stand',
    scene: 'desk',
  }
}

const kids: Draw = (pen) => {
  const { tone, sheet } = pen
  const soft = sheet.linear('fall', [0, tone.bright], [0.3, tone.light], [0.7, tone.base], [1, tone.shade])
  const ears = vary(pen.seed, 1, [true, false])
  const faceMark = (x: number, y: number) => circle(x, y, 17, '#2b3138') + circle(x + 5, y - 6, 5, '#ffffff')
  const ear = (x: number) =>
    circle(x, 34, 58, soft, { stroke: tone.edge }) + circle(x, 38, 32, '#ffffff', { fillOpacity: 0.35 })
  const art =
    (ears
      ? ear(92) + ear(548)
      : path('M210 62V30Q210 0 240 0H400Q430 0 430 30V62H396V44Q396 34 386 34H254Q244 34 244 44V62z', soft, {
          stroke: tone.edge,
        })) +
    rect(0, 50, 640, 470, soft, { rx: 64, stroke: tone.edge }) +
    rect(8, 58, 624, 454, 'none', { rx: 57, stroke: tone.rim, strokeOpacity: 0.7, strokeWidth: 3 }) +
    [80, 216, 352]
      .map(
        (y) =>
          rect(-6, y + 40, 12, 54, tone.shade, { rx: 6 }) + rect(634, y + 40, 12, 54, tone.shade, { rx: 6 }),
      )
      .join('') +
    translate(50, 98, 1, slate(pen, 540, 374, 22, 14)) +
    translate(
      426,
      270,
      1,
      rect(0, 0, 132, 132, '#ffffff', { rx: 30, fillOpacity: 0.94 }) +
        faceMark(44, 62) +
        faceMark(90, 62) +
        stroke('M52 92q15 14 30 0', '#2b3138', 5),
    ) +
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

/** Tablets: 标准版, Pro with pen and keyboard, 儿童版. */
export const tablet = { standard, pro, kids }
