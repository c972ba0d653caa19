import 'server-only'
import type { OperatorRefund } from './operator-sql'

/** A refund as operators and merchants see it (contract operator). */
export const wireRefund = (row: OperatorRefund) => ({
  refund_bn: row.refundBn,
  order_id: row.orderId,
  trade_id: row.tradeId,
  user_id: row.userId,
  pay_type: row.payType,
  refund_type: row.refundType,
  refund_status: row.refundStatus,
  refund_channel: row.refundChannel,
  refund_fee: row.fee,
  refund_point: row.point,
  freight_fee: row.freightFee,
  subsidy_fee: row.subsidyFee,
  aftersales_bn: row.aftersalesBn ?? '',
  attempts: row.attempts,
  next_try: row.nextTry,
  last_error: row.lastError,
  voucher: row.voucher,
  create_time: row.createTime,
  update_time: row.updateTime,
  refund_success_time: row.successTime ?? 0,
})
