import 'server-only'
import type { CancelRow } from './cancel-order'

/** A request to cancel as the contract spells it (trade §8.4). */
export const cancelWire = (cancel: CancelRow, point = 0) => ({
  cancel_id: cancel.cancelId,
  order_id: cancel.orderId,
  company_id: 1 as const,
  user_id: cancel.userId,
  order_type: 'normal' as const,
  total_fee: cancel.totalFee,
  point,
  progress: cancel.progress,
  cancel_from: cancel.cancelFrom,
  cancel_reason: cancel.cancelReason,
  shop_reject_reason: cancel.shopRejectReason,
  refund_status: cancel.refundStatus,
  pay_type: cancel.payType,
  create_time: cancel.createTime,
  update_time: cancel.updateTime,
})
