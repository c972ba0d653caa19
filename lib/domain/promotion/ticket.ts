import { saleRefusal, type SaleObstacle } from '../goods/stock'
import * as goodsMessages from '../messages/goods'
import { seckillStatus, type SkuActivity } from './seckill'

/** How long a ticket holds its pieces, in seconds (contract trade §3.6). */
export const ticketSeconds = 300

/**
 * The message why a member gets no ticket, or null (contract trade §3.6).
 * @param request `bought` counts the pieces in the member's orders; `obstacle` is why the SKU cannot be bought at all
 * @param now epoch seconds
 */
export function ticketProblem(
  activity: SkuActivity | null,
  request: { num: number; bought: number; store: number; obstacle: SaleObstacle | null },
  now: number,
): string | null {
  if (!activity || activity.disabled) return goodsMessages.seckillClosed
  const status = seckillStatus(activity, now)
  if (status === 'it_has_ended') return '秒杀活动已结束'
  if (status !== 'in_sale') return '秒杀活动未开始'
  const { obstacle } = request
  // These have no message of their own here: the member reads what the cart says.
  if (obstacle === 'shopClosed' || obstacle === 'reserved') return saleRefusal(obstacle)
  if (obstacle) return '已下架'
  const { limitNum, left } = activity
  if (limitNum > 0 && request.num > limitNum) return goodsMessages.limitExceeded
  if (limitNum > 0 && request.bought + request.num > limitNum) return `每人限购${limitNum}件`
  if (left <= 0 || request.store <= 0) return '已抢完'
  return request.num > left || request.num > request.store ? goodsMessages.stockShort : null
}
