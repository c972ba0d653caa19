import 'server-only'
import type { PreviewPoints } from '@/lib/contract/legacy-calls'
import { orderInput } from '@/lib/contract/trade/checkout'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { checkoutTurns } from '@/lib/server/trade/checkout/member-turns'
import { previewOrder } from '@/lib/server/trade/checkout/preview-order'

/**
 * The points fields of the preview of an order (contract trade §6.2).
 * @param cartType the cart whose lines are ordered
 * @throws MallError those of the preview, such as 购物车为空
 */
export async function previewPoints(
  mall: Mall,
  viewer: Viewer,
  cartType: 'cart' | 'fastbuy',
): Promise<PreviewPoints> {
  const input = orderInput.parse({ cart_type: cartType, order_type: 'normal' })
  const preview = await checkoutTurns.run(viewer.userId, () =>
    previewOrder(mall.db, viewer, mall.now(), input),
  )
  return {
    user_point: preview.user_point,
    max_point: preview.max_point,
    max_point_ziti: preview.max_point_ziti,
    limit_point: preview.limit_point,
    point_use: preview.point_use,
    real_use_point: preview.real_use_point,
    real_use_point_ziti: preview.real_use_point_ziti,
    point_fee: preview.point_fee,
    point_fee_item: preview.point_fee_item,
    bonus_points: preview.bonus_points,
    get_points: preview.get_points,
    is_open_deduct_point: preview.is_open_deduct_point,
    deduct_point_rule: preview.deduct_point_rule,
    point_rule: preview.point_rule,
  }
}
