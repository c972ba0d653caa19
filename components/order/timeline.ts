import type { OrderDetail } from '@/lib/contract/trade/order'
import { progressSteps } from '@/lib/domain/order/labels'
import { voucherProgress } from '@/lib/domain/order/payment/offline-transfer'
import { isGoodlessOrder } from './order-view'

export interface TimelineEntry {
  text: string
  /** Epoch seconds. */
  time: number
}

/**
 * The events of an order, newest first (spec 3 §5).
 * @param voucherTime epoch seconds of the last event of its voucher; until it is known the last change of the order
 */
export function orderTimeline(
  { orderInfo: order, cancelData }: OrderDetail,
  voucherTime: number = order.update_time,
): TimelineEntry[] {
  const voucher = order.order_status === 'NOTPAY' ? order.offline_pay_check_status : null
  const isInReview = voucher === 0
  // The buyer has nothing to do while the shop checks the voucher.
  const created = isInReview ? '订单已生成' : progressSteps[0]
  const entries: TimelineEntry[] = [{ text: created, time: order.create_time }]
  // Voucher and review are the last that happened to an unpaid order.
  if (isInReview) entries.push({ text: voucherProgress.inReview, time: voucherTime })
  if (voucher === 2) entries.push({ text: voucherProgress.refused, time: voucherTime })
  const hasFailedTeam =
    'cancel_id' in cancelData && cancelData.cancel_from === 'system' && order.team_id !== null
  const waitedForTeam = order.order_status === 'WAIT_GROUPS_SUCCESS' || hasFailedTeam
  const { paid_at: paidAt = 0 } = order
  if (paidAt > 0) {
    const isPickup = order.ziti_status !== 'NOTZITI'
    entries.push({
      text: waitedForTeam
        ? '您已付款成功，等待成团'
        : isPickup
          ? '您已付款成功，请凭提货码到店自提'
          : isGoodlessOrder(order)
            ? '您已付款成功'
            : progressSteps[1],
      time: paidAt,
    })
  }
  if (order.delivery_time > 0 && order.ziti_status === 'NOTZITI') {
    const isPart = order.delivery_status === 'PARTAIL'
    entries.push({
      text: isPart ? '部分商品已发货，其余正在准备' : progressSteps[2],
      time: order.delivery_time,
    })
  }
  if (order.order_status === 'DONE') entries.push({ text: progressSteps[3], time: order.end_time })
  if (hasFailedTeam && order.pay_status === 'PAYED') {
    entries.push({ text: '拼团未成功，款项全额原路退回', time: cancelData.create_time })
  } else if ('cancel_id' in cancelData && order.pay_status === 'PAYED') {
    entries.push({ text: '您已申请取消订单，等待商家审核', time: cancelData.create_time })
    if (order.cancel_status === 'FAILS') {
      entries.push({ text: '商家未同意取消申请', time: cancelData.update_time })
    }
  }
  if (order.order_status === 'CANCEL') {
    entries.push({ text: '订单已取消', time: order.end_time || order.update_time })
  }
  return entries.sort((a, b) => a.time - b.time).reverse()
}
