import 'server-only'
import { addProblem } from '@/lib/domain/order/cart-line'
import { seckillStatus } from '@/lib/domain/promotion'
import type { Viewer } from '@/lib/server/viewer/viewer'
import type { Offer } from './sql'

/**
 * The message why this many pieces of a SKU cannot be in the cart, or null (contract trade §2.1).
 * @param offer null when there is no such SKU
 * @param now epoch seconds
 */
export function offerProblem(offer: Offer | null, num: number, viewer: Viewer, now: number): string | null {
  if (!offer) return '商品不存在'
  const { activity } = offer
  const status = activity && { ...activity, status: seckillStatus(activity, now) }
  return addProblem({ ...offer, activity: status }, num, viewer)
}
