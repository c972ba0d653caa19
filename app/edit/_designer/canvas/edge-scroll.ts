import type { Point } from '../core/geometry/viewport'

/** How near to an edge of the visible part scrolling begins, in pixels of the window. */
const zone = 48
/** Pixels per frame at the edge and beyond it. */
const fastest = 18

/** How far one frame scrolls along an axis: faster the nearer the pointer is to the edge, at most `fastest`. */
function stepOf(at: number, start: number, end: number): number {
  const reach = Math.min(zone, (end - start) / 4)
  const into = at < start + reach ? at - start - reach : at > end - reach ? at - end + reach : 0
  return Math.sign(into) * Math.min(1, Math.abs(into) / reach) * fastest
}

export interface EdgeScroll {
  /** The pointer of a drag has moved to a point of the window. */
  moveTo: (at: Point) => void
  /** The drag has ended. */
  stop: () => void
}

/**
 * Scrolls an element while a drag is near one of its edges, so that it can end at a place that is not visible yet.
 *
 * @param onScroll how far it was scrolled: the page below a resting pointer is another one now
 */
export function edgeScroll(scroller: HTMLElement, onScroll: (by: Point) => void): EdgeScroll {
  let at: Point | null = null
  let frame = 0
  const tick = () => {
    frame = 0
    if (!at) return
    const { left, top, right, bottom } = scroller.getBoundingClientRect()
    const before = { x: scroller.scrollLeft, y: scroller.scrollTop }
    scroller.scrollLeft += stepOf(at.x, left, right)
    scroller.scrollTop += stepOf(at.y, top, bottom)
    const by = { x: scroller.scrollLeft - before.x, y: scroller.scrollTop - before.y }
    if (by.x === 0 && by.y === 0) return
    onScroll(by)
    frame = requestAnimationFrame(tick)
  }
  return {
    moveTo: (point) => {
      at = point
      if (frame === 0) frame = requestAnimationFrame(tick)
    },
    stop: () => {
      at = null
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
