import { moveInside, overlaps, type Box } from './box'

/**
 * Whether boxes would cover a sibling that they did not cover before. Children that already lie on each other, as pages of
 * other designers have them, can still be moved.
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
