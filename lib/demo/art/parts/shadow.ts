import type { Sheet } from './sheet'
import { ellipse, rect } from './svg'

/**
 * The shadow of a standing product on the floor: a wide soft pool and a narrow dark seam. Light from the upper left.
 */
export function contactShadow(sheet: Sheet, cx: number, y: number, width: number, strength = 1): string {
  const pool = sheet.radial(
    0.5,
    0.5,
    0.5,
    [0, '#1c2733', 0.3 * strength],
    [0.6, '#1c2733', 0.13 * strength],
    [1, '#1c2733', 0],
  )
  const seam = sheet.radial(
    0.5,
    0.5,
    0.5,
    [0, '#10161d', 0.6 * strength],
    [0.7, '#10161d', 0.38 * strength],
    [1, '#10161d', 0],
  )
  return (
    ellipse(cx + width * 0.03, y + 4, width * 0.66, Math.min(34, 12 + width * 0.04), pool) +
    ellipse(cx, y, width * 0.52, Math.min(9, 4 + width * 0.01), seam)
  )
}

/** The shadow of a hanging product on the wall: soft, to the lower right. */
export function wallShadow(sheet: Sheet, x: number, y: number, w: number, h: number, radius: number): string {
  return rect(x + 8, y + 16, w - 4, h - 2, '#1c2733', { rx: radius, filter: sheet.blur(12), opacity: 0.3 })
}
