import { pointsOrderClass } from './texts'

/** Whether an order belongs to the points mall. */
export const isPointsOrder = ({ order_class }: { order_class: string }): boolean =>
  order_class === pointsOrderClass

/**
 * Points for one piece of a line of a points order; undefined for other orders, whose points only replace money.
 * @param line `share_points` of the whole line
 */
export const pointsOfPiece = (
  order: { order_class: string },
  line: { share_points: number; num: number },
): number | undefined =>
  isPointsOrder(order) ? Math.round(line.share_points / Math.max(1, line.num)) : undefined
