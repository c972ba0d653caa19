import 'server-only'
import type { DifferenceRow, OperatorTrade, StrayRow } from './operator-sql'

/** A payment as operators and merchants see it (contract operator). */
export const wireTrade = (row: OperatorTrade) => ({
  trade_id: row.tradeId,
  order_id: row.orderId,
  user_id: row.userId,
  pay_type: row.payType,
  provider: row.provider,
  trade_state: row.tradeState,
  total_fee: row.totalFee,
  pay_fee: row.payFee,
  transaction_id: row.transactionId ?? '',
  time_start: row.timeStart,
  time_expire: row.timeExpire ?? 0,
  pay_date: row.payDate ?? 0,
  last_error: row.lastError,
})

/** A difference between a statement of a provider and the books of the mall (contract operator). */
export const wireDifference = (row: DifferenceRow) => ({
  difference_id: row.differenceId,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  trade_id: row.tradeId,
  refund_bn: row.refundBn,
  our_fee: row.ourFee,
  their_fee: row.theirFee,
  at: row.at,
  resolved_at: row.resolvedAt,
  remark: row.remark,
})

/** A payment for which the mall has no open order (contract operator). */
export const wireStray = (row: StrayRow) => ({
  stray_id: row.strayId,
  source: row.source,
  trade_id: row.tradeId,
  transaction_id: row.transactionId,
  fee: row.fee,
  reason: row.reason,
  at: row.at,
})
