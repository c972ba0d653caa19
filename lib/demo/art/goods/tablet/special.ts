import { mix } from '../../parts/color'
import { badge, chrome } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { circle, d, ellipse, path, rect, stroke, text, translate } from '../../parts/svg'
import { rear, slate } from './parts'

/** A pen, leaning to the right. */
const pencil = ({ sheet }: Pen, length: number) =>
  rect(0, 0, 13, length, sheet.linear('right', [0, '#c6ccd2'], [0.35, '#ffffff'], [1, '#aab2ba']), {
    rx: 6,
    stroke: '#9aa3ab',
    strokeWidth: 0.6,
  }) + path(d`M0.5 ${length - 4}h12l-6 30z`, '#59626c')

/** A page of electronic paper, 392 × 536: print, a marked line and a note by hand. */
const page = () =>
  rect(0, 0, 392, 536, '#ecebe4', { rx: 8 }) +
  text(36, 66, '第三章  山间来信', 27, '#33363a', { fontWeight: 600 }) +
  Array.from({ length: 15 }, (_, index) =>
    rect(36, 96 + index * 22, index % 5 === 4 ? 210 : 320, 8, '#77797b', { rx: 4 }),
  ).join('') +
  rect(36, 178, 200, 16, '#b9b9b2', { fillOpacity: 0.7 }) +
  stroke('M40 470c30 -30 40 20 66 -6s30 22 60 -4 40 18 70 -8', '#2b3138', 4) +
  stroke('M250 452c20 -16 34 12 56 -4', '#2b3138', 4) +
  stroke('M36 492H230', '#2b3138', 2)

/** 类纸墨水屏: an upright slate with a page of paper, and its pen. */
export const paper: Draw = (pen) => {
  const w = 432
  const h = 576
  if (pen.view === 'side' || pen.view === 'detail')
    return {
      width: w,
      height: h,
      art: rear(pen, w, h, 26),
      focus: [-30, -30, 240],
      stance: 'stand',
      scene: 'desk',
      ...(pen.view === 'side' ? { turn: { depth: 24, radius: 26 } } : {}),
    }
  return {
    width: w + 56,
    height: h,
    art:
      slate(pen, w, h, 26, 20, page()) +
      rect(4, 4, w - 8, h - 8, 'none', { rx: 22, stroke: pen.tone.base, strokeWidth: 9 }) +
      translate(w + 30, 120, 1, pencil(pen, 360)),
    focus: [100, 300, 240],
    stance: 'stand',
    scene: 'desk',
    foot: w,
  }
}

/** A drawing on the screen, 604 × 396. */
const painting = ({ sheet }: Pen) =>
  rect(0, 0, 604, 396, sheet.linear('down', [0, '#fbe3c4'], [0.55, '#f2a97a'], [1, '#5c4a7a']), { rx: 10 }) +
  circle(410, 150, 56, '#fff3d6', { fillOpacity: 0.9 }) +
  path('M60 300C140 180 200 170 270 250S420 190 604 280V396H60z', '#7a5a8a', { fillOpacity: 0.8 }) +
  path('M60 350C180 270 260 330 360 300S520 330 604 320V396H60z', '#3d3560') +
  stroke('M150 250C170 200 190 150 180 90M180 140q-30 -10 -44 -40M182 120q26 -14 40 -44', '#2d2540', 7) +
  rect(0, 0, 54, 396, '#1b2026', { fillOpacity: 0.85 }) +
  ['#ff6b57', '#ffb13d', '#37b26c', '#3d7df0', '#8d63e8']
    .map((color, index) => circle(27, 60 + index * 46, 14, color))
    .join('') +
  circle(27, 320, 18, 'none', { stroke: '#ffffff', strokeWidth: 3 })

/** 画师平板: a wide slate on a low stand with a picture being drawn, and its pen. */
export const canvas: Draw = (pen) => {
  const w = 640
  const h = 432
  if (pen.view === 'side' || pen.view === 'detail')
    return {
      width: w,
      height: h,
      art: rear(pen, w, h, 24),
      focus: [-30, -30, 240],
      stance: 'stand',
      scene: 'desk',
      ...(pen.view === 'side' ? { turn: { depth: 24, radius: 24 } } : {}),
    }
  return {
    width: w,
    height: 470,
    art:
      path(
        'M90 420H550L590 462Q592 470 582 470H58Q48 470 50 462z',
        pen.sheet.linear('down', [0, pen.tone.light], [1, pen.tone.dark]),
        { stroke: pen.tone.edge },
      ) +
      slate(pen, w, h, 24, 18, painting(pen)) +
      rect(3, 3, w - 6, h - 6, 'none', { rx: 22, stroke: pen.tone.base, strokeWidth: 7 }) +
      `<g transform="translate(470 60) rotate(28)">${pencil(pen, 250)}</g>`,
    focus: [300, 120, 260],
    stance: 'stand',
    scene: 'desk',
    foot: 540,
  }
}

/** A worksheet on the screen, 544 × 344. */
const homework = () =>
  rect(0, 0, 544, 344, '#ffffff', { rx: 10 }) +
  rect(0, 0, 544, 46, '#3d7df0', { rx: 10 }) +
  text(22, 32, '数学 · 错题本', 22, '#ffffff', { fontWeight: 600 }) +
  text(24, 92, '1. 解方程  3x + 7 = 22', 22, '#22272d') +
  text(44, 130, 'x = 5', 24, '#2f9e5b', { fontWeight: 600 }) +
  stroke('M118 122l10 10 20 -26', '#2f9e5b', 5) +
  text(24, 182, '2. 求阴影部分的面积', 22, '#22272d') +
  rect(40, 204, 120, 110, '#e8effc', { stroke: '#3d7df0', strokeWidth: 2 }) +
  path('M40 314A120 110 0 0 1 160 204V314z', '#9dbdf7') +
  rect(300, 76, 220, 244, '#f4f7fb', { rx: 14 }) +
  text(320, 112, '薄弱知识点', 20, '#22272d', { fontWeight: 600 }) +
  [0.8, 0.55, 0.68, 0.4]
    .map(
      (share, index) =>
        rect(320, 136 + index * 44, 180, 14, '#dbe4f2', { rx: 7 }) +
        rect(320, 136 + index * 44, 180 * share, 14, '#3d7df0', { rx: 7 }),
    )
    .join('')

/** 学习机: a wide slate on its foot with a worksheet, and its pen. */
export const study: Draw = (pen) => {
  const w = 580
  const h = 380
  if (pen.view === 'side' || pen.view === 'detail')
    return {
      width: w,
      height: h,
      art: rear(pen, w, h, 24),
      focus: [-30, -30, 240],
      stance: 'stand',
      scene: 'desk',
      ...(pen.view === 'side' ? { turn: { depth: 26, radius: 24 } } : {}),
    }
  return {
    width: 640,
    height: 432,
    art:
      path(
        'M150 372H430L466 424Q468 432 458 432H122Q112 432 114 424z',
        pen.sheet.linear('down', [0, pen.tone.bright], [1, pen.tone.shade]),
        { stroke: pen.tone.edge },
      ) +
      slate(pen, w, h, 24, 18, homework()) +
      rect(3, 3, w - 6, h - 6, 'none', { rx: 22, stroke: pen.tone.base, strokeWidth: 7 }) +
      translate(620, 92, 1, pencil(pen, 300)),
    focus: [20, 40, 260],
    stance: 'stand',
    scene: 'desk',
    foot: 400,
  }
}

/** 三防平板: a thick frame with corner bumpers, keys at the right and a strap. */
export const rugged: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 640
  const h = 440
  const rubber = sheet.linear('fall', [0, '#4b545e'], [1, '#14181c'])
  const bumper = (x: number, y: number) =>
    rect(x, y, 110, 96, rubber, { rx: 26, stroke: '#0b0d10' }) + circle(x + 55, y + 48, 7, chrome(sheet))
  const accent = tone.isDark ? '#e8792f' : '#22272d'
  return {
    width: w,
    height: h,
    art:
      [bumper(-2, -2), bumper(w - 108, -2), bumper(-2, h - 94), bumper(w - 108, h - 94)].join('') +
      rect(10, 10, w - 20, h - 20, sheet.linear('fall', [0, tone.bright], [0.4, tone.base], [1, tone.dark]), {
        rx: 34,
        stroke: tone.edge,
      }) +
      [150, 260]
        .map((y) => rect(2, y, 12, 70, accent, { rx: 4 }) + rect(w - 14, y, 12, 70, accent, { rx: 4 }))
        .join('') +
      translate(52, 44, 1, slate(pen, 484, h - 88, 14, 12)) +
      [120, 190, 260, 330]
        .map((y, index) =>
          rect(556, y - 16, 44, 34, index ? '#2b3138' : '#c9483a', { rx: 8, stroke: '#0b0d10' }),
        )
        .join('') +
      badge(578, 76, 24, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed),
    focus: [440, 0, 220],
    stance: 'stand',
    scene: 'desk',
    turn: { depth: 70, radius: 34 },
  }
}

/** 平板支架: a folding stand of aluminium, nothing on it. */
export const stand: Draw = (pen) => {
  const { sheet, tone } = pen
  const silver = sheet.linear('fall', [0, tone.bright], [0.4, tone.base], [1, tone.shade])
  const rubber = '#3a4149'
  return {
    width: 520,
    height: 520,
    art:
      path('M70 486L120 420H400L450 486Q456 510 436 514H84Q64 510 70 486z', silver, { stroke: tone.edge }) +
      path('M70 488Q260 508 450 488V506Q448 518 436 520H84Q72 518 70 506z', mix(tone.shade, tone.dark, 0.3)) +
      path(
        'M226 440L214 250H306L294 440z',
        sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.dark]),
        { stroke: tone.edge },
      ) +
      rect(196, 424, 128, 26, chrome(sheet), { rx: 13, stroke: '#7d858d' }) +
      rect(196, 236, 128, 26, chrome(sheet), { rx: 13, stroke: '#7d858d' }) +
      path('M90 20Q90 0 112 0H408Q430 0 430 20L448 286Q448 306 426 306H94Q72 306 72 286z', silver, {
        stroke: tone.edge,
      }) +
      path('M150 60H370L380 220H140z', sheet.linear('fall', [0, tone.dark], [1, tone.shade]), {
        stroke: tone.edge,
      }) +
      path('M160 70H360L369 210H151z', '#eef0f2') +
      [116, 380].map((x) => rect(x, 250, 24, 40, rubber, { rx: 6 })).join('') +
      [130, 330]
        .map(
          (x) =>
            path(d`M${x} 296h60v26q0 18 -18 18h-24q-18 0 -18 -18z`, silver, { stroke: tone.edge }) +
            rect(x + 6, 304, 48, 10, rubber, { rx: 4 }),
        )
        .join('') +
      ellipse(260, 470, 60, 9, rubber, { fillOpacity: 0.5 }) +
      badge(260, 140, 26, tone.dark, pen.seed),
    focus: [150, 200, 240],
    stance: 'stand',
    scene: 'desk',
    foot: 390,
  }
}
