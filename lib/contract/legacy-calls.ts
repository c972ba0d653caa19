import { z } from 'zod'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import { call } from './call'
import { listOf, wireText } from './fields'
import { orderPreview } from './trade/checkout-shape'
import { trace } from './trade/delivery'
import { orderItem, tradeInfo, wireOrderId } from './trade/order'

const tags = ['旧接口']

/** A call that exists under its name in the legacy gateway only. @param params its own parameter names */
const legacy = (name: string, summary: string, params?: Record<string, string>) =>
  call('GET', `/${name}`, summary, {
    tags,
    auth: 'member',
    legacyName: params ? { name, params } : name,
  })

/** The points fields of an order preview (contract trade §6.2). */
const points = orderPreview.pick({
  user_point: true,
  max_point: true,
  max_point_ziti: true,
  limit_point: true,
  point_use: true,
  real_use_point: true,
  real_use_point_ziti: true,
  point_fee: true,
  point_fee_item: true,
  bonus_points: true,
  get_points: true,
  is_open_deduct_point: true,
  deduct_point_rule: true,
  point_rule: true,
})
export type PreviewPoints = z.infer<typeof points>

/**
 * Calls of the legacy gateway without a successor of the same shape (contract trade §16): they answer from the current
 * calls. Their key in the contract, `older`, is part of their operation ids in the OpenAPI document.
 */
export const legacyCallsContract = {
  /** Nothing to do: gifts are added automatically. Old clients continue after an empty success. */
  addGift: legacy('cart.addGift', '选择赠品').input(z.object({})).output(z.object({})),

  /** The amount that points can pay for the selected lines, or for the product to buy now with `mode` `fastbuy`. */
  userPoint: legacy('cart.user.point', '积分抵扣')
    .input(z.object({ mode: wireText(20).optional() }))
    .output(points),

  /** Where a parcel of the member is, newest first, and where it goes. */
  logistics: legacy('trade.logistics', '包裹物流')
    .input(
      z.object({
        logi_no: wireText(100).min(1, parcelMessages.trackingNumberMissing),
        corp_code: wireText(20).optional(),
      }),
    )
    .output(z.object({ tracker: z.array(trace), address: z.string() })),

  /** The trades of an order: successful ones first, then the newest. */
  trades: legacy('trade.payment.tradeList', '订单支付单', { tid: 'order_id' })
    .input(z.object({ order_id: wireOrderId() }))
    .output(listOf(tradeInfo)),

  /** Couriers that buyers can name for a parcel they send back (contract trade §10.8). */
  couriers: legacy('logistics.dlycorp.get.list', '物流公司')
    .input(z.object({}))
    .output(listOf(z.object({ corp_code: z.string(), corp_name: z.string() }))),

  /** Data of an after-sale form: the reasons, and the lines with units left for one. */
  applyView: legacy('aftersales.apply.view', '售后申请页', { tid: 'order_id' })
    .input(z.object({ order_id: wireOrderId() }))
    .output(
      listOf(orderItem).extend({
        order_id: z.string(),
        reason: z.array(z.string()),
        /** Whether after-sales of the order can be requested now. */
        can_apply_aftersales: orderPreview.shape.invoice_status,
      }),
    ),
}
