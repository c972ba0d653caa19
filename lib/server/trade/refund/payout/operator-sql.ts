import 'server-only'
import type { refunds } from '@/lib/server/ground/db/schema'
import { json, nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** A refund as operators and merchants see it. */
const operatorFields = `r.refund_bn as "refundBn", r.order_id as "orderId", r.trade_id as "tradeId", r.user_id as "userId",
  t.pay_type as "payType", r.refund_type as "refundType", r.refund_status as "refundStatus",
  r.refund_channel as "refundChannel", r.refund_fee as "fee", r.refund_point as "point", r.freight_fee as "freightFee",
  r.subsidy_fee as "subsidyFee", r.aftersales_bn as "aftersalesBn", r.attempts, r.next_try as "nextTry",
  r.last_error as "lastError", r.voucher, r.create_time as "createTime", r.update_time as "updateTime",
  r.success_time as "successTime"`
const operatorColumns = {
  refundBn: text,
  orderId: text,
  tradeId: text,
  userId: number,
  payType: text,
  refundType: number,
  refundStatus: oneOf<typeof refunds.$inferSelect.refundStatus>(),
  refundChannel: oneOf<'original' | 'offline'>(),
  fee: number,
  point: number,
  freightFee: number,
  subsidyFee: number,
  aftersalesBn: nullable(text),
  attempts: number,
  nextTry: number,
  lastError: text,
  voucher: json<string[]>(),
  createTime: number,
  updateTime: number,
  successTime: nullable(number),
}
export type OperatorRefund = RowOf<typeof operatorColumns>

/**
 * A condition on refunds: shop $1, refund $2, order $3, state $4, channel $5, created between $6 and $7; null for any.
 */
const refundsFrom = `from refunds r join trades t on t.trade_id = r.trade_id join orders o on o.order_id = r.order_id
  where ($1::int is null or o.distributor_id = $1) and ($2::text is null or r.refund_bn = $2)
    and ($3::text is null or r.order_id = $3) and ($4::text is null or r.refund_status = $4)
    and ($5::text is null or r.refund_channel = $5) and ($6::bigint is null or r.create_time >= $6)
    and ($7::bigint is null or r.create_time <= $7)`

export const operatorRefunds = statement(
  'refund_operator_list',
  `select ${operatorFields} ${refundsFrom} order by r.create_time desc, r.refund_bn desc limit $8 offset $9`,
  operatorColumns,
)
export const operatorRefundCount = statement(
  'refund_operator_count',
  `select count(*) as total ${refundsFrom}`,
  {
    total: number,
  },
)
