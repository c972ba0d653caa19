import { moveInside, overlaps, type Box } from './box'

/**
 * Whether boxes would cover a sibling that they did not cover before. Children that already lie on each other, as pages
 * of other designers have them, can still be moved.
 *
 * @param before the boxes of all children by id
 * @param after the new boxes of those that move
 */
export function coversAnother(before: ReadonlyMap<string, Box>, after: ReadonlyMap<string, Box>): boolean {
  for (const [id, box] of after)
    for (const [other, old] of before) {
      if (id === other) continue
      const now = after.get(other) ?? old
      if (!overlaps(box, now)) continue
      const own = before.get(id)
      if (!own || !overlaps(own, old)) return true
    }
  return false
}

const step = 10

/** The free place for a box that is nearest to where it is; undefined when the panel has none. */
export function freePlace(
  box: Box,
  siblings: readonly Box[],
  panel: Pick<Box, 'width' | 'height'>,
): Box | undefined {
  const start = moveInside(box, panel)
  const fits = (candidate: Box) => !siblings.some((sibling) => overlaps(candidate, sibling))
  if (fits(start)) return start
  let best: Box | undefined
  let shortest = Infinity
  for (let y = 0; y + box.height <= panel.height; y += step)
    for (let x = 0; x + box.width <= panel.width; x += step) {
      const distance = Math.hypot(x - start.x, y - start.y)
      const candidate = { ...box, x, y }
      if (distance < shortest && fits(candidate)) {
        shortest = distance
        best = candidate
      }
    }
  return best
}

/** The place below all siblings, outside of the panel as it is; undefined beyond the greatest height of a panel. */
export function placeBelow(box: Box, siblings: readonly Box[], maxHeight: number): Box | undefined {
  const y = Math.max(0, ...siblings.map((sibling) => sibling.y + sibling.height))
  return y + box.height > maxHeight ? undefined : { ...box, x: 0, y }
}

/** Below this a widget cannot be seen or grabbed. */
const smallest = { width: 40, height: 20 }

/**
 * A smaller box where the panel has room for one: as large as possible and at most as large as `box`, the nearest of
 * several.
 *
 * @param isFixed sides that must not become shorter
 * @returns undefined when no room is left
 */
export function shrunkPlace(
  box: Box,
  siblings: readonly Box[],
  panel: Pick<Box, 'width' | 'height'>,
  isFixed: { width: boolean; height: boolean },
): Box | undefined {
  const least = {
    width: isFixed.width ? box.width : Math.min(box.width, smallest.width),
    height: isFixed.height ? box.height : Math.min(box.height, smallest.height),
  }
  let best: Box | undefined
  for (const room of freeRooms(siblings, panel)) {
    if (room.width < least.width || room.height < least.height) continue
    const width = Math.min(box.width, room.width)
    const height = Math.min(box.height, room.height)
    const inRoom = { width: room.width - width, height: room.height - height }
    const candidate = {
      x: room.x + Math.min(Math.max(box.x - room.x, 0), inRoom.width),
      y: room.y + Math.min(Math.max(box.y - room.y, 0), inRoom.height),
      width,
      height,
    }
    if (!best || isBetter(candidate, best, box)) best = candidate
  }
  return best
}

const areaOf = ({ width, height }: Box) => width * height
const distanceOf = (one: Box, other: Box) => Math.hypot(one.x - other.x, one.y - other.y)

const isBetter = (one: Box, other: Box, wanted: Box): boolean =>
  areaOf(one) === areaOf(other)
    ? distanceOf(one, wanted) < distanceOf(other, wanted)
    : areaOf(one) > areaOf(other)

/** The empty rectangles of a panel whose upper left corner touches edges of children or of the panel. */
function* freeRooms(siblings: readonly Box[], panel: Pick<Box, 'width' | 'height'>): Generator<Box> {
  const byLeft = siblings.toSorted((one, other) => one.x - other.x)
  const lefts = new Set([0, ...siblings.map(({ x, width }) => Math.max(0, x + width))])
  const tops = new Set([0, ...siblings.map(({ y, height }) => Math.max(0, y + height))])
  for (const x of lefts)
    for (const y of tops) {
      let height = panel.height - y
      for (const sibling of byLeft) {
        if (sibling.x + sibling.width <= x || sibling.y + sibling.height <= y) continue
        if (sibling.y >= y + height) continue
        if (sibling.x > x) yield { x, y, width: Math.min(sibling.x, panel.width) - x, height }
        height = Math.min(height, sibling.y - y)
        if (height <= 0) break
      }
      if (height > 0) yield { x, y, width: panel.width - x, height }
    }
}
