/** A rectangle in design pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Shorter sides can neither be seen nor grabbed; a box that is shorter already may stay so. */
export const leastSide = 10

export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max))

/** Whether two rectangles share more than an edge. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The smallest rectangle around all; undefined for none. */
export function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** How far a rectangle may move so that it stays inside; a larger one keeps to the left and top edges. */
export const moveInside = (box: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box => ({
  ...box,
  x: clamp(box.x, 0, Math.max(0, width - box.width)),
  y: clamp(box.y, 0, Math.max(0, height - box.height)),
})
