import { leastSide, type Box } from './box'

/** How near a line must be to attract (spec 2 §1). */
export const tolerance = 10

type Axis = 'x' | 'y'

/** A help line: on the axis `x` a vertical line at `at`, from `from` to `to` on the other axis. */
export interface Guide {
  axis: Axis
  at: number
  from: number
  to: number
}

/** Two equal distances: between boxes that stand beside each other on the axis. */
export interface EqualGap {
  axis: Axis
  /** Start and end of each distance. */
  spans: [number, number][]
  /** Where they are drawn on the other axis. */
  at: number
}

export interface Snapped {
  box: Box
  guides: Guide[]
  gaps: EqualGap[]
}

const sideOf = (axis: Axis) => (axis === 'x' ? 'width' : 'height')
const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')
const startOf = (box: Box, axis: Axis) => box[axis]
const endOf = (box: Box, axis: Axis) => box[axis] + box[sideOf(axis)]
const middleOf = (box: Box, axis: Axis) => box[axis] + box[sideOf(axis)] / 2

/** Which of its three lines a box aligns: all while it moves, one edge while it is resized. */
type Line = 'start' | 'middle' | 'end'
const lineAt: Record<Line, (box: Box, axis: Axis) => number> = {
  start: startOf,
  middle: middleOf,
  end: endOf,
}
const allLines: readonly Line[] = ['start', 'middle', 'end']

/** The smallest shift that brings one of the lines onto a line of the others; undefined when none is near. */
function lineShift(box: Box, others: readonly Box[], axis: Axis, lines: readonly Line[]): number | undefined {
  const own = lines.map((line) => lineAt[line](box, axis))
  const side = sideOf(axis)
  let best: number | undefined
  const compare = (at: number) => {
    for (const line of own) {
      const shift = at - line
      if (Math.abs(shift) <= tolerance && (best === undefined || Math.abs(shift) < Math.abs(best)))
        best = shift
    }
  }
  for (const other of others) {
    const start = other[axis]
    const size = other[side]
    compare(start)
    compare(start + size / 2)
    compare(start + size)
  }
  return best
}

/** The two nearest boxes on each side of a box, the nearest first. */
interface Neighbours {
  before: Box[]
  after: Box[]
}

/** The boxes beside this one on the axis: those that share a part of the other axis, before and after it. */
function neighbours(box: Box, others: readonly Box[], axis: Axis): Neighbours {
  const across = otherAxis(axis)
  const [from, to] = [startOf(box, across), endOf(box, across)]
  const middle = middleOf(box, axis)
  const found: Neighbours = { before: [], after: [] }
  for (const other of others) {
    if (startOf(other, across) >= to || from >= endOf(other, across)) continue
    const distance = middleOf(other, axis) - middle
    const side = distance < 0 ? found.before : found.after
    const index = side.findIndex((one) => Math.abs(distance) < Math.abs(middleOf(one, axis) - middle))
    if (index === -1) side.push(other)
    else side.splice(index, 0, other)
    if (side.length > 2) side.pop()
  }
  return found
}

/** The starts at which the box has the same distance to two neighbours, or continues the distance of a row. */
function evenStarts(box: Box, { before, after }: Neighbours, axis: Axis): number[] {
  const size = box[sideOf(axis)]
  const distance = (one: Box, other: Box) => startOf(other, axis) - endOf(one, axis)
  const [left, beyondLeft] = before
  const [right, beyondRight] = after
  return [
    ...(left && right ? [(endOf(left, axis) + startOf(right, axis) - size) / 2] : []),
    ...(left && beyondLeft && distance(beyondLeft, left) > 0
      ? [endOf(left, axis) + distance(beyondLeft, left)]
      : []),
    ...(right && beyondRight && distance(right, beyondRight) > 0
      ? [startOf(right, axis) - distance(right, beyondRight) - size]
      : []),
  ]
}

const isNear = (shift: number) => Math.abs(shift) <= tolerance

const equal = (one: number, other: number) => Math.abs(one - other) < 0.01

/** The guides that the box touches exactly, at most three per axis (spec 4 §B3). */
function guidesOf(box: Box, others: readonly Box[], axis: Axis, lines: readonly Line[]): Guide[] {
  const across = otherAxis(axis)
  const side = sideOf(axis)
  const guides = lines.map((line): Guide => ({
    axis,
    at: lineAt[line](box, axis),
    from: startOf(box, across),
    to: endOf(box, across),
  }))
  const touched = new Map<number, Guide>()
  for (const other of others) {
    const start = other[axis]
    const size = other[side]
    for (const guide of guides) {
      const { at } = guide
      if (!equal(start, at) && !equal(start + size / 2, at) && !equal(start + size, at)) continue
      guide.from = Math.min(guide.from, startOf(other, across))
      guide.to = Math.max(guide.to, endOf(other, across))
      touched.set(at, guide)
    }
  }
  return [...touched.values()]
}

/** The equal distances beside the box, to be drawn. */
function gapsOf(box: Box, others: readonly Box[], axis: Axis): EqualGap[] {
  const { before, after } = neighbours(box, others, axis)
  const at = middleOf(box, otherAxis(axis))
  const between = (one: Box | undefined, other: Box | undefined): [number, number] | undefined =>
    one && other && endOf(one, axis) <= startOf(other, axis)
      ? [endOf(one, axis), startOf(other, axis)]
      : undefined
  const spans = [
    between(before[1], before[0]),
    between(before[0], box),
    between(box, after[0]),
    between(after[0], after[1]),
  ]
  const pairs = [
    [spans[1], spans[2]],
    [spans[0], spans[1]],
    [spans[2], spans[3]],
  ]
  return pairs.flatMap(([one, other]) =>
    one && other && one[1] > one[0] && equal(one[1] - one[0], other[1] - other[0])
      ? [{ axis, spans: [one, other], at }]
      : [],
  )
}

/**
 * Snaps a moving box to the edges and centres of its siblings and its panel and to equal distances, on each axis by the
 * smallest shift within 10 px.
 *
 * @param frame the panel, whose edges and centre attract, too
 * @param lines lines of the page as boxes without width or height; distances to them are not compared
 */
export function snapMove(
  box: Box,
  siblings: readonly Box[],
  frame: Box,
  lines: readonly Box[] = [],
): Snapped {
  const others = [...siblings, frame, ...lines]
  const shifted = { ...box }
  for (const axis of ['x', 'y'] as const) {
    const line = lineShift(box, others, axis, allLines)
    const even = evenStarts(box, neighbours(box, siblings, axis), axis)
      .map((start) => start - box[axis])
      .filter(isNear)
      .toSorted((one, other) => Math.abs(one) - Math.abs(other))[0]
    const shift = line !== undefined && (even === undefined || Math.abs(line) <= Math.abs(even)) ? line : even
    shifted[axis] += shift ?? 0
  }
  return {
    box: shifted,
    guides: [...guidesOf(shifted, others, 'x', allLines), ...guidesOf(shifted, others, 'y', allLines)],
    gaps: [...gapsOf(shifted, siblings, 'x'), ...gapsOf(shifted, siblings, 'y')],
  }
}

/** The edges that a handle moves: `e` the right one, `nw` the upper and the left one. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'
export const handles: readonly Handle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

/** The edge of an axis that a handle moves. */
export function edgeOf(handle: Handle, axis: Axis): 'start' | 'end' | undefined {
  const [start, end] = axis === 'x' ? ['w', 'e'] : ['n', 's']
  if (handle.includes(start ?? '')) return 'start'
  return handle.includes(end ?? '') ? 'end' : undefined
}

/** Moves the edges of a handle by a distance; opposite edges stay, and no side gets shorter than 10 px. */
export function stretch(box: Box, handle: Handle, by: { x: number; y: number }): Box {
  const next = { ...box }
  for (const axis of ['x', 'y'] as const) {
    const edge = edgeOf(handle, axis)
    const side = sideOf(axis)
    const least = Math.min(box[side], leastSide)
    if (edge === 'end') next[side] = Math.max(least, box[side] + by[axis])
    if (edge === 'start') {
      const shift = Math.min(by[axis], box[side] - least)
      next[axis] = box[axis] + shift
      next[side] = box[side] - shift
    }
  }
  return next
}

/** Cuts what is outside the panel; the opposite edge stays. */
export function stretchInside(box: Box, frame: Pick<Box, 'width' | 'height'>): Box {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  return {
    x,
    y,
    width: Math.max(1, Math.min(box.x + box.width, frame.width) - x),
    height: Math.max(1, Math.min(box.y + box.height, frame.height) - y),
  }
}

/** Snaps the edges that a handle moves to the lines of siblings, panel and page. */
export function snapResize(
  box: Box,
  handle: Handle,
  siblings: readonly Box[],
  frame: Box,
  lines: readonly Box[] = [],
): Snapped {
  const others = [...siblings, frame, ...lines]
  const by = { x: 0, y: 0 }
  for (const axis of ['x', 'y'] as const) {
    const edge = edgeOf(handle, axis)
    if (edge) by[axis] = lineShift(box, others, axis, [edge]) ?? 0
  }
  const snapped = stretch(box, handle, by)
  const guides = (['x', 'y'] as const).flatMap((axis) => {
    const edge = edgeOf(handle, axis)
    return edge ? guidesOf(snapped, others, axis, [edge]) : []
  })
  return { box: snapped, guides, gaps: [] }
}
