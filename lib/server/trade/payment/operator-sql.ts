import 'server-only'
import type { trades } from '@/lib/server/ground/db/schema'
import { nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** Statements for operators and merchants: payments, differences with statements, money without an order. */

const tradeFields = `t.trade_id as "tradeId", t.order_id as "orderId", t.user_id as "userId", t.pay_type as "payType",
  coalesce(nullif(t.provider, ''), t.pay_type) as "provider", t.trade_state as "tradeState", t.total_fee as "totalFee",
  t.pay_fee as "payFee", t.transaction_id as "transactionId", t.time_start as "timeStart", t.time_expire as "timeExpire",
  t.pay_date as "payDate", t.last_error as "lastError"`
const tradeColumns = {
  tradeId: text,
  orderId: text,
  userId: number,
  payType: text,
  provider: text,
  tradeState: oneOf<typeof trades.$inferSelect.tradeState>(),
  totalFee: number,
  payFee: number,
  transactionId: nullable(text),
  timeStart: number,
  timeExpire: nullable(number),
  payDate: nullable(number),
  lastError: text,
}
export type OperatorTrade = RowOf<typeof tradeColumns>

/**
 * A condition on trades: shop $1, trade $2, order $3, state $4, pay type $5, started between $6 and $7; null for any.
 */
const inTrades = `($1::int is null or o.distributor_id = $1) and ($2::text is null or t.trade_id = $2)
  and ($3::text is null or t.order_id = $3) and ($4::text is null or t.trade_state = $4)
  and ($5::text is null or t.pay_type = $5) and ($6::bigint is null or t.time_start >= $6)
  and ($7::bigint is null or t.time_start <= $7)`
const tradesFrom = `from trades t join orders o on o.order_id = t.order_id where ${inTrades}`

export const operatorTrades = statement(
  'payment_operator_trades',
  `select ${tradeFields} ${tradesFrom} order by t.time_start desc, t.trade_id desc limit $8 offset $9`,
  tradeColumns,
)
export const operatorTradeCount = statement(
  'payment_operator_trade_count',
  `select count(*) as total ${tradesFrom}`,
  {
    total: number,
  },
)

const differenceFields = `difference_id as "differenceId", provider, day, kind, trade_id as "tradeId",
  refund_bn as "refundBn", our_fee as "ourFee", their_fee as "theirFee", at, resolved_at as "resolvedAt", remark`
const differenceColumns = {
  differenceId: number,
  provider: text,
  day: text,
  kind: oneOf<'unknown' | 'missing' | 'amount' | 'unsettled'>(),
  tradeId: text,
  refundBn: text,
  ourFee: nullable(number),
  theirFee: nullable(number),
  at: number,
  resolvedAt: nullable(number),
  remark: text,
}
export type DifferenceRow = RowOf<typeof differenceColumns>

/** A condition on differences: provider $1, day $2, null for any; $3: only unexplained ones. */
const inDifferences = `($1::text is null or provider = $1) and ($2::text is null or day = $2)
  and (not $3::boolean or resolved_at is null)`
export const operatorDifferences = statement(
  'payment_operator_differences',
  `select ${differenceFields} from payment_differences where ${inDifferences}
    order by difference_id desc limit $4 offset $5`,
  differenceColumns,
)
export const operatorDifferenceCount = statement(
  'payment_operator_difference_count',
  `select count(*) as total from payment_differences where ${inDifferences}`,
  { total: number },
)
export const resolveDifferenceRow = statement(
  'payment_resolve_difference',
  `update payment_differences set resolved_at = $2, resolved_by = $3, remark = $4
    where difference_id = $1 and resolved_at is null returning ${differenceFields}`,
  differenceColumns,
)

export const operatorStrays = statement(
  'payment_operator_strays',
  `select stray_id as "strayId", source, trade_id as "tradeId", transaction_id as "transactionId", fee, reason, at,
          count(*) over () as total
     from stray_payments order by stray_id desc limit $1 offset $2`,
  {
    strayId: number,
    source: text,
    tradeId: text,
    transactionId: text,
    fee: number,
    reason: oneOf<'unknown_trade' | 'paid_twice'>(),
    at: number,
    total: number,
  },
)
export type StrayRow = RowOf<typeof operatorStrays>
