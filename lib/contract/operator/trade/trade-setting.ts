import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { wireInt, wireSwitch } from '../../fields'
import { forOperators } from '../options'

/** Times of orders: minutes for `order_cancel_time`, days for all others (contract trade §12.3). */
const tradeSettings = z.object({
  order_cancel_time: z.int(),
  offline_cancel_time: z.int(),
  unpaid_order_limit: z.int(),
  unpaid_sku_limit: z.int(),
  order_finish_time: z.int(),
  latest_aftersale_time: z.int(),
  aftersale_close_time: z.int(),
  auto_refuse_time: z.int(),
  auto_aftersales: z.boolean(),
  offline_aftersales: z.boolean(),
  is_refund_freight: z.boolean(),
  repeat_cancel: z.boolean(),
  rate_status: z.boolean(),
  pickupcode_status: z.boolean(),
})
export type TradeSettingValues = z.infer<typeof tradeSettings>

const days = () => wireInt(0, 365, '天数必须为0至365的整数').optional()
const flag = () => wireSwitch(requestMessages.parametersInvalid).optional()

/** Deadlines and switches of orders (contract operator). */
export const operatorTradeSettingContract = {
  get: call('GET', '/operator/order/settings', '订单设置', forOperators('setting:read'))
    .input(z.object({}))
    .output(tradeSettings),

  /** Fields that are not sent keep their value. */
  set: call('PUT', '/operator/order/settings', '修改订单设置', forOperators('setting:write'))
    .input(
      z.object({
        order_cancel_time: wireInt(5, 10_080, '订单取消时间必须为5至10080分钟').optional(),
        /** How long an order that is paid by bank transfer waits for its voucher. */
        offline_cancel_time: wireInt(1, 90, '天数必须为1至90的整数').optional(),
        /** How many unpaid orders a member may have. */
        unpaid_order_limit: wireInt(1, 1000, '待支付订单数必须为1至1000的整数').optional(),
        /** How many units of one SKU a member may hold in unpaid orders; 0: no limit. */
        unpaid_sku_limit: wireInt(0, 99_999, '待支付商品件数必须为0至99999的整数').optional(),
        order_finish_time: wireInt(1, 365, '天数必须为1至365的整数').optional(),
        latest_aftersale_time: days(),
        aftersale_close_time: days(),
        auto_refuse_time: days(),
        auto_aftersales: flag(),
        offline_aftersales: flag(),
        is_refund_freight: flag(),
        repeat_cancel: flag(),
        rate_status: flag(),
        pickupcode_status: flag(),
      }),
    )
    .output(tradeSettings),
}
