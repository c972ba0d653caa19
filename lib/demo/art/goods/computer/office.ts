import { badge, chrome, dots, glass, panel } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { circle, path, rect, stroke, translate } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'
import { sideVents } from './gaming'
import { display, keys } from './parts'

const black = (pen: Pen) => ({
  ...pen,
  tone: { ...pen.tone, bright: '#59626b', base: '#22272d', shade: '#101317', edge: '#08090b' },
})

/** A monitor on its foot, 440 × 400. */
function monitor(pen: Pen): string {
  return (
    path('M206 300h28l14 92h-56z', chrome(pen.sheet)) +
    path('M130 386H310L326 400H114z', '#2b3138') +
    display(black(pen), 440, 310, 8, 12, 8)
  )
}

/** Keyboard and mouse in front of the computer, 470 × 50. */
function input(pen: Pen): string {
  return (
    path('M14 0H354L370 44Q372 50 362 50H6Q-4 50 -2 44z', '#15191d') +
    keys(184, 2, 336, 11, 4, '#3a4149') +
    rect(408, 2, 44, 48, pen.sheet.linear('fall', [0, '#59626b'], [1, '#15191d']), { rx: 21 }) +
    rect(428, 8, 4, 12, '#8d959d', { rx: 2 })
  )
}

/** Socket row of a case: power button, USB and audio. */
const sockets = (pen: Pen, x: number, y: number) =>
  circle(x, y, 11, pen.tone.shade, { stroke: pen.tone.edge }) +
  stroke(`M${x} ${y - 6}V${y}`, '#5fd0ff', 2.4) +
  [0, 1].map((index) => rect(x - 9, y + 22 + index * 16, 18, 7, '#0d1013', { rx: 2 })).join('') +
  circle(x, y + 62, 5, '#0d1013')

/** A plain office tower, 190 × 470. */
function officeTower(pen: Pen): string {
  const { sheet, tone } = pen
  return (
    rect(14, 464, 34, 8, '#15191d', { rx: 2 }) +
    rect(142, 464, 34, 8, '#15191d', { rx: 2 }) +
    rect(0, 0, 190, 466, panel(sheet, tone), { rx: 8, stroke: tone.edge }) +
    rect(14, 16, 162, 34, tone.shade, { rx: 3, stroke: tone.edge, strokeOpacity: 0.6 }) +
    rect(140, 30, 22, 5, tone.dark, { rx: 2 }) +
    sockets(pen, 156, 84) +
    badge(52, 84, 26, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed) +
    rect(14, 180, 162, 268, sheet.linear('right', [0, '#000000', 0.3], [1, '#000000', 0.12]), { rx: 6 }) +
    dots(26, 194, 13, 22, 11.6, 2.2, tone.isDark ? '#05070a' : tone.dark)
  )
}

/** A business desktop: tower, monitor, keyboard and mouse. */
export const tower: Draw = (pen) => {
  const shared = { stance: 'stand', scene: 'desk', focus: [430, 60, 220] } as const
  if (pen.view === 'side' || pen.view === 'size')
    return {
      ...shared,
      width: 190,
      height: 472,
      art: officeTower(pen),
      focus: [0, 0, 190],
      turn: { depth: 300, radius: 8, art: sideVents(pen, 300, 460) },
    }
  return {
    ...shared,
    width: 640,
    height: 528,
    art:
      translate(0, 66, 1, monitor(pen)) +
      translate(450, 0, 1, officeTower(pen)) +
      translate(10, 478, 1, input(pen)),
    foot: 600,
  }
}

/** A mini computer the size of a book, 300 × 76. */
function box(pen: Pen): string {
  const { sheet, tone } = pen
  return (
    rect(20, 70, 40, 8, '#15191d', { rx: 3 }) +
    rect(240, 70, 40, 8, '#15191d', { rx: 3 }) +
    (pen.view === 'side'
      ? ''
      : path('M22 0H278L300 18H0z', sheet.linear('down', [0, tone.light], [1, tone.base]), {
          stroke: tone.edge,
        })) +
    rect(0, 18, 300, 54, panel(sheet, tone), { rx: 6, stroke: tone.edge }) +
    circle(272, 45, 11, glass(sheet), { stroke: tone.rim, strokeOpacity: 0.5 }) +
    stroke('M272 39v6', '#5fd0ff', 2.4) +
    [24, 58].map((x) => rect(x, 40, 24, 9, '#0d1013', { rx: 2 })).join('') +
    rect(94, 41, 16, 7, '#0d1013', { rx: 3.5 }) +
    circle(128, 45, 5, '#0d1013') +
    badge(196, 45, 18, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed)
  )
}

/** A mini desktop: the small case beside a monitor. */
export const mini: Draw = (pen) => {
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'side' || pen.view === 'size')
    return {
      ...shared,
      width: 300,
      height: pen.view === 'side' ? 60 : 78,
      art: translate(0, pen.view === 'side' ? -18 : 0, 1, box(pen)),
      focus: [150, -40, 160],
      turn: { depth: 230, radius: 6, art: doorSeam(pen, 14, 230, 58) },
    }
  return {
    ...shared,
    width: 640,
    height: 480,
    art:
      translate(0, 0, 1, monitor(pen)) +
      translate(362, 350, 0.92, box(pen)) +
      translate(40, 430, 1, input(pen)),
    focus: [420, 300, 220],
    foot: 560,
  }
}

/** A drawing workstation: a large case with handles and a monitor. */
export const workstation: Draw = (pen) => {
  const { sheet, tone } = pen
  const grip = (y: number) =>
    rect(16, y, 228, 30, sheet.linear('down', [0, tone.bright], [0.4, tone.base], [1, tone.dark]), {
      rx: 15,
    }) + rect(44, y + 9, 172, 14, '#0a0c0f', { rx: 7 })
  const mesh =
    rect(24, 44, 212, 486, '#0b0d10', { rx: 8 }) +
    dots(38, 58, 15, 34, 13.4, 4.2, sheet.linear('fall', [0, tone.light], [1, tone.shade]))
  const body =
    rect(24, 570, 50, 12, '#15191d', { rx: 3 }) +
    rect(186, 570, 50, 12, '#15191d', { rx: 3 }) +
    rect(0, 0, 260, 574, panel(sheet, tone), { rx: 14, stroke: tone.edge }) +
    mesh +
    grip(8) +
    grip(536) +
    rect(94, 250, 72, 72, panel(sheet, tone), { rx: 16, stroke: tone.edge }) +
    badge(130, 286, 30, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed)
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'side' || pen.view === 'size')
    return {
      ...shared,
      width: 260,
      height: 582,
      art: body,
      focus: [10, 180, 240],
      turn: { depth: 300, radius: 14, art: sideVents(pen, 300, 570) },
    }
  return {
    ...shared,
    width: 680,
    height: 604,
    art: translate(0, 140, 1, monitor(pen)) + translate(420, 0, 1, body) + translate(20, 552, 1, input(pen)),
    focus: [420, 180, 240],
    foot: 640,
  }
}
