import { badge, energyLabel, ink } from '../../parts/material'
import type { Draw, Pen, Product } from '../../parts/pen'
import { doorSeam } from '../../parts/turn'
import { cabinet, display } from './parts'
import type { Leaf } from './parts'

interface Plan {
  w: number
  leaves: readonly Leaf[]
  /** Middle of the display and of the badge. */
  cx: number
  depth?: number
}

const h = 604

const upright = (pen: Pen, { w, leaves, cx, depth = 232 }: Plan): Product => ({
  width: w,
  height: h,
  art:
    cabinet(pen, w, h, leaves) +
    display(pen, cx, 112) +
    badge(cx, 28, 15, ink(pen), pen.seed) +
    energyLabel(w - 34, 12, 23),
  focus: [cx - 60, 62, 210],
  stance: 'stand',
  scene: 'kitchen',
  turn: { depth, art: doorSeam(pen, 26, depth, h) },
})

/** 法式四门: two doors above two wide drawers. */
export const french: Draw = (pen) => {
  const w = 284
  const half = (w - 9) / 2
  return upright(pen, {
    w,
    cx: 3 + half / 2,
    leaves: [
      { x: 3, y: 3, w: half, h: 338, grip: 'right' },
      { x: 6 + half, y: 3, w: half, h: 338, grip: 'left' },
      { x: 3, y: 345, w: w - 6, h: 122, grip: 'top' },
      { x: 3, y: 471, w: w - 6, h: 120, grip: 'top' },
    ],
  })
}

/** 十字四门: four doors that meet in a cross. */
export const cross: Draw = (pen) => {
  const w = 288
  const half = (w - 9) / 2
  const right = 6 + half
  return upright(pen, {
    w,
    cx: 3 + half / 2,
    leaves: [
      { x: 3, y: 3, w: half, h: 330, grip: 'right' },
      { x: right, y: 3, w: half, h: 330, grip: 'left' },
      { x: 3, y: 337, w: half, h: 254, grip: 'right' },
      { x: right, y: 337, w: half, h: 254, grip: 'left' },
    ],
  })
}

/** 法式多门: two doors, two small drawers side by side, two wide drawers. */
export const multi: Draw = (pen) => {
  const w = 292
  const half = (w - 9) / 2
  const right = 6 + half
  return upright(pen, {
    w,
    cx: 3 + half / 2,
    leaves: [
      { x: 3, y: 3, w: half, h: 290, grip: 'right' },
      { x: right, y: 3, w: half, h: 290, grip: 'left' },
      { x: 3, y: 297, w: half, h: 84, grip: 'top' },
      { x: right, y: 297, w: half, h: 84, grip: 'top' },
      { x: 3, y: 385, w: w - 6, h: 100, grip: 'top' },
      { x: 3, y: 489, w: w - 6, h: 102, grip: 'top' },
    ],
  })
}

/** 艺术装嵌: two columns in one front, as wide as a wall of cupboards. */
export const columns: Draw = (pen) => {
  const w = 386
  const half = (w - 9) / 2
  const right = 6 + half
  return upright(pen, {
    w,
    cx: 3 + half * 0.82,
    leaves: [
      { x: 3, y: 3, w: half, h: 402, grip: 'right' },
      { x: right, y: 3, w: half, h: 402, grip: 'left' },
      { x: 3, y: 409, w: half, h: 182, grip: 'top' },
      { x: right, y: 409, w: half, h: 182, grip: 'top' },
    ],
  })
}
