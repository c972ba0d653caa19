import { clamp, moveInside, type Box } from '../core/geometry/box'
import { stretch, stretchInside, type Handle } from '../core/geometry/snap'
import type { Point } from '../core/geometry/viewport'

/** A rectangle as widgets store it: fractions of the picture (spec 4 §W0003). */
export interface ZoneRect {
  leftPer: number
  topPer: number
  widthPer: number
  heightPer: number
}

/** Rectangles are edited in thousandths of the picture. */
export const whole = 1000
const picture = { width: whole, height: whole }

/** A smaller drawing is a press. */
export const smallest = 10

export const boxOf = ({ leftPer, topPer, widthPer, heightPer }: ZoneRect): Box => ({
  x: leftPer * whole,
  y: topPer * whole,
  width: widthPer * whole,
  height: heightPer * whole,
})

/** Fractions with four decimals: a tenth of a pixel of the widest picture. */
const fraction = (thousandths: number) => clamp(Math.round(thousandths * 10) / (whole * 10), 0, 1)

export const rectOf = ({ x, y, width, height }: Box): ZoneRect => ({
  leftPer: fraction(x),
  topPer: fraction(y),
  widthPer: fraction(width),
  heightPer: fraction(height),
})

/** The rectangle between two points, inside the picture; undefined for a press. */
export function drawnBox(from: Point, to: Point): Box | undefined {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((x) => clamp(x, 0, whole))
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((y) => clamp(y, 0, whole))
  const box = {
    x: left ?? 0,
    y: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  }
  return box.width >= smallest && box.height >= smallest ? box : undefined
}

/** The rectangle at another place; it stays inside the picture. */
export const movedBox = (box: Box, by: Point): Box =>
  moveInside({ ...box, x: box.x + by.x, y: box.y + by.y }, picture)

/** The rectangle with other edges: opposite ones stay, the picture bounds it, and it stays large enough to press. */
export function resizedBox(box: Box, handle: Handle, by: Point): Box {
  const next = stretchInside(stretch(box, handle, by), picture)
  const width = Math.max(smallest, next.width)
  const height = Math.max(smallest, next.height)
  return moveInside(
    {
      x: handle.includes('w') ? box.x + box.width - width : next.x,
      y: handle.includes('n') ? box.y + box.height - height : next.y,
      width,
      height,
    },
    picture,
  )
}

/** A rectangle with one typed value in percent; the others give way so that it stays inside. */
export function withPercent(box: Box, side: keyof Box, percent: number): Box {
  const value = clamp(percent, 0, 100) * (whole / 100)
  const next = { ...box, [side]: side === 'width' || side === 'height' ? Math.max(smallest, value) : value }
  return moveInside(
    { ...next, width: Math.min(next.width, whole), height: Math.min(next.height, whole) },
    picture,
  )
}

/** A place for a rectangle that is not drawn: each a little beside the one before. */
export const newBox = (count: number): Box => ({
  x: 100 + (count % 8) * 60,
  y: 100 + (count % 8) * 60,
  width: 250,
  height: 250,
})
