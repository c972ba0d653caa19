import { leastSide, type Box } from './box'
import { edgeOf, type Handle } from './snap'

/**
 * Gives a box its ratio of width to height again after a handle was pulled; the edges opposite to the handle stay. It
 * gets smaller rather than leaving the panel.
 */
export function keepRatio(
  box: Box,
  handle: Handle,
  ratio: number,
  frame: Pick<Box, 'width' | 'height'>,
): Box {
  const byHeight = edgeOf(handle, 'x') === undefined
  const right = box.x + box.width
  const bottom = box.y + box.height
  const isFromRight = edgeOf(handle, 'x') === 'start'
  const isFromBottom = edgeOf(handle, 'y') === 'start'
  const room = {
    width: isFromRight ? right : frame.width - box.x,
    height: isFromBottom ? bottom : frame.height - box.y,
  }
  const wanted = byHeight ? box.height * ratio : box.width
  const least = leastSide * Math.max(1, ratio)
  const width = Math.max(1, Math.min(Math.max(wanted, least), room.width, room.height * ratio))
  const height = width / ratio
  return {
    x: isFromRight ? right - width : box.x,
    y: isFromBottom ? bottom - height : box.y,
    width,
    height,
  }
}
