/** Refunds of units that the shop cancelled before the rest of the order. */
const unitsCancelled = 4

interface CancelledOrder {
  pay_status: string
  /** Cents. */
  total_fee: number
  freight_fee: number
  freight_type: string
  point_use: number
  coupon_discount: number
  refund_list?: { refund_type: number; refund_fee: number; refund_point: number }[] | undefined
  items: { num: number; cancel_item_num: number; subsidy_num: number }[]
}

/**
 * The refund of a cancelled order: all that is left of it, because nothing of it was shipped (contract trade §8.4). An
 * unpaid order has no money to give back. Cents.
 */
export function cancelReturn(order: CancelledOrder) {
  const before = (order.refund_list ?? []).filter(({ refund_type: type }) => type === unitsCancelled)
  const isPaid = order.pay_status === 'PAYED'
  const fee = order.total_fee - before.reduce((sum, { refund_fee }) => sum + refund_fee, 0)
  return {
    fee: isPaid ? fee : 0,
    freight: isPaid && order.freight_type === 'cash' ? Math.min(fee, order.freight_fee) : 0,
    points: order.point_use - before.reduce((sum, { refund_point }) => sum + refund_point, 0),
    hasCoupon: order.coupon_discount > 0,
    pieces: order.items
      .filter(({ num, cancel_item_num: cancelled }) => cancelled < num)
      .reduce((sum, { subsidy_num }) => sum + subsidy_num, 0),
  }
}
