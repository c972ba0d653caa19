import { kindNamed, kindRules } from '../kinds'

/**
 * Whether an order on the wire has a price in points, as those of the points mall do; in others points only replace
 * money.
 */
export const isPointsOrder = ({ order_class: name = '' }: { order_class?: string | undefined }): boolean =>
  kindRules(kindNamed(name)).price === 'points'

/** Points for one piece of a line of such an order. @param line `share_points` of the whole line */
export const pointsOfPiece = (line: { share_points: number; num: number }): number =>
  Math.round(line.share_points / Math.max(1, line.num))
