import { mix } from '../../parts/color'
import { chrome } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, path, rect, stroke, translate } from '../../parts/svg'
import { closedLaptop } from './laptop'
import { display, keys, metal } from './parts'

const glows: readonly [string, ...string[]] = ['#22d3ee', '#f43f5e', '#a855f7']

/** A thick gaming laptop, 640 × 500: lit keys, vents beside them and a line of light along the front. */
function gamingLaptop(pen: Pen): string {
  const { sheet, tone } = pen
  const glow = vary(pen.seed, 3, glows)
  const second = vary(pen.seed, 4, ['#60a5fa', '#fbbf24', '#f472b6'])
  const light = sheet.linear('right', [0, glow], [0.5, second], [1, glow])
  return (
    path('M40 346L56 320H584L600 346z', tone.dark) +
    [96, 476]
      .map((x) => stroke(d`M${x} 333H${x + 68}`, glow, 9, { strokeDasharray: '4 6', strokeLinecap: 'butt' }))
      .join('') +
    translate(66, 0, 1, display(pen, 508, 326, 9, 20, 8)) +
    path('M48 346H592L640 470Q642 476 634 476H6Q-2 476 0 470z', metal(pen), { stroke: tone.edge }) +
    path('M88 356H552L578 416H62z', tone.isDark ? '#0a0c0f' : mix(tone.dark, '#14181d', 0.7)) +
    keys(320, 358, 492, 13.6, 4, glow) +
    path('M232 424H392L400 464H224z', tone.light, { stroke: light, strokeWidth: 1.4 }) +
    path(
      'M0 468Q0 498 22 500H618Q640 498 640 468L632 476H8z',
      sheet.linear('down', [0, tone.base], [1, tone.dark]),
    ) +
    path('M40 486H600L592 492H48z', light)
  )
}

export const gamebook: Draw = (pen) => {
  if (pen.view === 'side') return closedLaptop(pen)
  return {
    width: 640,
    height: 500,
    art: gamingLaptop(pen),
    focus: [20, 290, 220],
    stance: 'stand',
    scene: 'desk',
  }
}

/** An over-ear headset with a microphone, 150 × 190. */
function headset(pen: Pen): string {
  const { sheet } = pen
  const shell = sheet.linear('fall', [0, '#5a636d'], [0.4, '#262b31'], [1, '#0d1013'])
  const glow = vary(pen.seed, 3, glows)
  const cup = (x: number) =>
    rect(x, 84, 44, 96, shell, { rx: 22, stroke: '#0a0c0e' }) +
    ellipse(x + 22, 132, 12, 28, 'none', { stroke: glow, strokeWidth: 3 })
  return (
    stroke('M22 104V84C22 -14 128 -14 128 84V104', '#1a1e23', 15) +
    stroke('M26 92C26 2 124 2 124 92', '#59626c', 3) +
    cup(0) +
    cup(106) +
    stroke('M10 168Q6 196 48 192', '#1a1e23', 5) +
    circle(50, 192, 6, '#0d1013')
  )
}

/** The gaming laptop with keyboard, mouse and headset. */
export const gamekit: Draw = (pen) => {
  if (pen.view !== 'front' && pen.view !== 'scene') return gamebook(pen)
  const { sheet } = pen
  const glow = vary(pen.seed, 3, glows)
  const board =
    path('M20 0H480L500 66Q502 74 492 74H8Q-2 74 0 66z', '#14181d', { stroke: glow, strokeWidth: 1.6 }) +
    keys(250, 5, 458, 13, 5, glow)
  const mouse =
    rect(0, 0, 54, 78, sheet.linear('fall', [0, '#565f69'], [1, '#0d1013']), {
      rx: 27,
      stroke: glow,
      strokeWidth: 1.6,
    }) + rect(24, 12, 6, 18, chrome(sheet), { rx: 3 })
  return {
    width: 640,
    height: 526,
    art:
      translate(0, 0, 0.84, gamingLaptop(pen)) +
      translate(490, 232, 1, headset(pen)) +
      translate(20, 452, 1, board) +
      translate(556, 448, 1, mouse),
    focus: [20, 290, 220],
    stance: 'stand',
    scene: 'desk',
    foot: 560,
  }
}
