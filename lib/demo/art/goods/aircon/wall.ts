import { mix } from '../../parts/color'
import { badge, energyLabel, ink } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { d, path, rect, stroke } from '../../parts/svg'
import { breeze } from './parts'
import * as faces from './wall-face'

/** Width of every indoor unit; a look chooses the height. */
const w = 640

/** The look of an indoor unit. */
interface Look {
  height: number
  radius: number
  /** Drawn over the shell: display, panels, ornaments. */
  face: (pen: Pen, h: number) => string
  /** The outlet at the lower edge. */
  outlet: (pen: Pen, h: number) => string
  /** Middle of the badge: x and share of the height. */
  mark?: readonly [x: number, y: number]
}

const shell = (pen: Pen, h: number, radius: number) => {
  const { sheet, tone } = pen
  const fill = sheet.linear(
    'down',
    [0, tone.light],
    [0.12, tone.bright],
    [0.55, tone.base],
    [0.8, tone.shade],
    [1, mix(tone.shade, tone.dark, 0.35)],
  )
  return (
    rect(0, 0, w, h, fill, { rx: radius, stroke: tone.edge, strokeWidth: 1 }) +
    path(
      d`M${radius} 1.5H${w - radius}Q${w - 2} 2 ${w - 2} ${radius}H2Q2 2 ${radius} 1.5z`,
      sheet.linear('down', [0, '#ffffff', 0.65], [1, '#ffffff', 0]),
    )
  )
}

const wallUnit =
  ({ height: h, radius, face, outlet, mark = [56, 0.46] }: Look): Draw =>
  (pen) => ({
    width: w,
    height: h,
    art:
      (pen.view === 'scene' ? breeze(pen, 30, h - 14, w - 60, 240) : '') +
      shell(pen, h, radius) +
      outlet(pen, h) +
      face(pen, h) +
      badge(mark[0], h * mark[1], 22, ink(pen), pen.seed) +
      energyLabel(w - 62, 20, 32),
    focus: [420, 6, 200],
    stance: 'hang',
    scene: 'livingWall',
    turn: {
      depth: 150,
      radius,
      art: rect(30, h * 0.28, 80, h * 0.46, '#000000', { fillOpacity: 0.06, rx: 8 }),
    },
  })

/** A dark slot with one flap. */
const flap = (pen: Pen, h: number) =>
  path(d`M22 ${h - 46}H${w - 22}L${w - 40} ${h - 14}Q${w / 2} ${h - 4} 40 ${h - 14}z`, '#171c22') +
  path(
    d`M30 ${h - 38}Q${w / 2} ${h - 14} ${w - 30} ${h - 38}L${w - 44} ${h - 14}Q${w / 2} ${h} 44 ${h - 14}z`,
    pen.sheet.linear('down', [0, pen.tone.bright], [1, pen.tone.shade]),
    { stroke: pen.tone.edge, strokeWidth: 0.7 },
  )

/** A closed flap: a seam and a bright lip. */
const closed = (pen: Pen, h: number) =>
  stroke(d`M14 ${h - 52}Q${w / 2} ${h - 36} ${w - 14} ${h - 52}`, pen.tone.dark, 2) +
  rect(60, h - 16, w - 120, 5, '#14181d', { rx: 2.5, fillOpacity: 0.55 })

/** Two flaps one above the other, wide open, with a warm line between them. */
const twin = (pen: Pen, h: number) =>
  path(d`M14 ${h - 78}H${w - 14}L${w - 26} ${h - 8}H26z`, '#14181d') +
  [h - 66, h - 36]
    .map((y) =>
      path(
        d`M26 ${y}H${w - 26}L${w - 36} ${y + 17}H36z`,
        pen.sheet.linear('down', [0, pen.tone.light], [1, pen.tone.dark]),
      ),
    )
    .join('') +
  rect(36, h - 46, w - 72, 3, '#ff8b4d', { rx: 1.5 })

/** A straight narrow outlet. */
const slot = (pen: Pen, h: number) =>
  rect(34, h - 34, w - 68, 22, '#171c22', { rx: 6 }) +
  rect(38, h - 32, w - 76, 11, pen.sheet.linear('down', [0, pen.tone.light], [1, pen.tone.shade]), { rx: 4 })

export const wall = wallUnit({ height: 214, radius: 26, face: faces.plain, outlet: flap })
export const wallFresh = wallUnit({ height: 228, radius: 30, face: faces.freshModule, outlet: flap })
export const wallSave = wallUnit({ height: 212, radius: 44, face: faces.smile, outlet: closed })
export const wallHeat = wallUnit({ height: 226, radius: 8, face: faces.ember, outlet: twin })
export const wallSoft = wallUnit({
  height: 236,
  radius: 62,
  face: faces.microHoles,
  outlet: () => '',
  mark: [86, 0.28],
})
export const wallBasic = wallUnit({ height: 230, radius: 12, face: faces.intake, outlet: slot })
export const wallKids = wallUnit({
  height: 224,
  radius: 100,
  face: faces.moon,
  outlet: slot,
  mark: [210, 0.44],
})
export const wallLong = wallUnit({
  height: 188,
  radius: 16,
  face: faces.glassBand,
  outlet: () => '',
  mark: [56, 0.3],
})
export const wallQuiet = wallUnit({
  height: 218,
  radius: 20,
  face: faces.ribs,
  outlet: closed,
  mark: [56, 0.24],
})
