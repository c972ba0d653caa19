import { isColoured } from '../parts/color'
import { badge, chrome, dots, energyLabel, glass, gloss, led, steel } from '../parts/material'
import type { Draw, Pen, Turn } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, ellipse, path, translate, rect, stroke } from '../parts/svg'

/** Steel for light grey finishes, paint for dark and coloured ones. */
const isPainted = ({ tone }: Pen) => tone.isDark || isColoured(tone.base)

const metal = (pen: Pen, direction: 'right' | 'down' = 'right') =>
  isPainted(pen)
    ? pen.sheet.linear(
        direction,
        [0, pen.tone.shade],
        [0.2, pen.tone.bright],
        [0.5, pen.tone.base],
        [1, pen.tone.shade],
      )
    : steel(pen.sheet, direction)

function chimney(pen: Pen, cx: number, width: number, height: number): string {
  return (
    rect(cx - width / 2 + 6, 0, width - 12, height * 0.5, metal(pen), {
      stroke: pen.tone.edge,
      strokeOpacity: 0.6,
    }) +
    [18, 28, 38]
      .map((y) =>
        stroke(d`M${cx - width * 0.26} ${y}H${cx + width * 0.26}`, '#22282e', 3.4, { strokeOpacity: 0.75 }),
      )
      .join('') +
    rect(cx - width / 2, height * 0.42, width, height * 0.6, metal(pen), {
      stroke: pen.tone.edge,
      strokeOpacity: 0.6,
    }) +
    rect(cx - width / 2, height * 0.42, width, 5, '#000000', { fillOpacity: 0.12 })
  )
}

function keys(cx: number, y: number, count: number, step: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      circle(cx + (index - (count - 1) / 2) * step, y, 8, 'none', {
        stroke: '#cfe6f5',
        strokeWidth: 1.4,
        strokeOpacity: 0.85,
      }) + rect(cx + (index - (count - 1) / 2) * step - 3, y - 1, 6, 2, '#cfe6f5'),
  ).join('')
}

const side: Draw = (pen) => {
  const { sheet } = pen
  const pane = pen.tone.isDark
    ? glass(sheet)
    : sheet.linear('fall', [0, '#8e979f'], [0.35, '#5a636c'], [1, '#30373e'])
  const lit = vary(pen.seed, 1, ['#5fd0ff', '#ffb26b', '#7de0b0'])
  const art =
    chimney(pen, 290, 220, 190) +
    path('M60 186H520L562 214H18z', metal(pen, 'down'), { stroke: pen.tone.edge, strokeOpacity: 0.6 }) +
    path('M18 214H562V430Q562 440 552 440H28Q18 440 18 430z', pane, { stroke: '#0b0d10' }) +
    gloss(sheet, 20, 216, 540, 222, 0.22) +
    rect(54, 306, 472, 70, '#07090b', { rx: 8 }) +
    dots(70, 318, 75, 5, 6, 1.2, '#2d343b') +
    rect(54, 376, 472, 4, lit, { rx: 2, fillOpacity: 0.85 }) +
    led(290, 264, '12:30', 26) +
    keys(136, 256, 4, 36) +
    keys(432, 256, 4, 32) +
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
      color: sideColor(pen),
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

const curved = (pen: Pen) => vary(pen.seed, 2, [true, false])

const sideColor = (pen: Pen) => (isPainted(pen) ? pen.tone.base : '#bcc2c9')

/** The canopy with its lamps, 640 wide. */
function canopy(pen: Pen): string {
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

const canopyTurn = (pen: Pen): Turn => ({
  depth: 210,
  color: sideColor(pen),
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

const top: Draw = (pen) => ({
  width: 640,
  height: 500,
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

/** A gas hob of black glass seen from the front and above. */
function hob(pen: Pen): string {
  const { sheet } = pen
  const burner = (cx: number) =>
    ellipse(cx, 62, 92, 30, '#3a4149') +
    ellipse(cx, 60, 80, 25, chrome(sheet)) +
    ellipse(cx, 58, 58, 18, '#14181c') +
    ellipse(cx, 55, 48, 15, 'none', { stroke: '#4f8dff', strokeWidth: 6, strokeDasharray: '5 3' }) +
    ellipse(cx, 53, 34, 10, sheet.linear('down', [0, '#c99a54'], [1, '#7a5a2a'])) +
    stroke(
      d`M${cx - 108} 56L${cx - 56} 50M${cx + 108} 56L${cx + 56} 50M${cx - 40} 88L${cx - 26} 68M${cx + 40} 88L${cx + 26} 68`,
      '#1d2227',
      9,
    )
  return (
    path('M60 10Q62 2 72 2H568Q578 2 580 10L634 118Q638 130 624 130H16Q2 130 6 118z', glass(sheet), {
      stroke: '#0b0d10',
    }) +
    path('M90 6H330L200 128H24z', '#ffffff', { fillOpacity: 0.08 }) +
    burner(176) +
    burner(464) +
    path(
      'M6 124Q6 130 16 130H624Q634 130 634 124L630 144Q628 150 620 150H20Q12 150 10 144z',
      steel(sheet, 'down'),
    ) +
    ellipse(286, 106, 20, 12, chrome(sheet)) +
    ellipse(354, 106, 20, 12, chrome(sheet)) +
    led(320, 88, '15', 16)
  )
}

const set: Draw = (pen) =>
  pen.view === 'scene'
    ? top(pen)
    : {
        width: 640,
        height: 620,
        art: canopy(pen) + translate(0, 466, 1, hob(pen)),
        focus: [40, 430, 220],
        stance: 'stand',
        scene: 'cooker',
        foot: 600,
        turn: canopyTurn(pen),
      }

/** Range hoods: 侧吸, 顶吸, 烟灶套装. */
export const hood = { side, top, set }
