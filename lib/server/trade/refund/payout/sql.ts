import 'server-only'
import {
  boolean,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { creditPoints } from '@/lib/server/trade/point/credit-sql'
import type { RefundType } from '@/lib/server/trade/refund/record-refund'

/** A refund with its trade. Amounts in cents. */
const refundColumns = {
  refundBn: text,
  orderId: text,
  tradeId: text,
  userId: number,
  refundType: oneOf<`${RefundType}`>(),
  fee: number,
  point: number,
  subsidyFee: number,
  freightFee: number,
  aftersalesBn: nullable(text),
  provider: text,
  payType: text,
  tradeFee: number,
  attempts: number,
}
const refundFields = `r.refund_bn as "refundBn", r.order_id as "orderId", r.trade_id as "tradeId", r.user_id as "userId",
  r.refund_type::text as "refundType", r.refund_fee as "fee", r.refund_point as "point", r.subsidy_fee as "subsidyFee",
  r.freight_fee as "freightFee", r.aftersales_bn as "aftersalesBn",
  coalesce(nullif(t.provider, ''), t.pay_type) as "provider", t.pay_type as "payType", t.pay_fee as "tradeFee", r.attempts`

/**
 * The condition that a refund need not wait for another one of its trade: one that is being paid at $1, or was paid
 * within the $2 seconds before (there is a pause between two refunds of one order).
 */
const isAlone = `not exists (
  select 1 from refunds other
   where other.trade_id = r.trade_id and other.refund_bn <> r.refund_bn
     and ((other.refund_status = 'PROCESSING' and other.next_try > $1)
          or (other.refund_status = 'SUCCESS' and other.success_time > $1::bigint - $2::int)))`
const isDue = `r.refund_channel = 'original' and r.refund_status in ('AUDIT_SUCCESS', 'PROCESSING') and r.next_try <= $1`

/**
 * Locks the refund that is longest overdue, and its trade, so that no other refund of the trade can be claimed until
 * the transaction ends. Both are skipped while another transaction holds one of them.
 */
export const lockDue = statement(
  'refund_lock_due',
  `select r.refund_bn as "refundBn" from refunds r join trades t on t.trade_id = r.trade_id
    where ${isDue} and ${isAlone}
    order by r.next_try, r.update_time limit 1 for update of r, t skip locked`,
  { refundBn: text },
)

/**
 * Claims refund $3, which `lockDue` has locked, for $4 seconds: an approved one, or one that was sent and not finished.
 * A separate statement, which sees everything that was committed before the lock was taken; `lockDue` does not. No row
 * when another process was faster. `wasSent`: it may have reached the provider before.
 */
export const takeLocked = statement(
  'refund_take',
  `with due as materialized (select r.refund_bn, r.refund_status from refunds r where r.refund_bn = $3 and ${isDue} and ${isAlone})
   update refunds r set refund_status = 'PROCESSING', update_time = $1, next_try = $1::bigint + $4::int
     from due, trades t
    where r.refund_bn = due.refund_bn and t.trade_id = r.trade_id
   returning ${refundFields}, due.refund_status = 'PROCESSING' or r.attempts > 0 as "wasSent"`,
  { ...refundColumns, wasSent: boolean },
)

/** Locks a claimed refund; no row when another process has finished it. */
export const lockClaimed = statement(
  'refund_lock_claimed',
  `select ${refundFields} from refunds r join trades t on t.trade_id = r.trade_id
    where r.refund_bn = $1 and r.refund_status = any($2::text[]) for update of t, r`,
  refundColumns,
)
export type RefundRow = RowOf<typeof lockClaimed>

/** Puts a refund back after a failure ($3: its next attempt), or leaves it to the desk when there is none. */
export const postponeRefund = statement(
  'refund_postpone',
  `update refunds set refund_status = case when $3::bigint is null then 'CHANGE' else 'AUDIT_SUCCESS' end,
          attempts = attempts + 1, next_try = coalesce($3::bigint, next_try), last_error = $4, update_time = $2
    where refund_bn = $1 and refund_status = 'PROCESSING'`,
)

/** The provider is still processing the refund: query it again at $2. */
export const awaitRefund = statement(
  'refund_await',
  `update refunds set next_try = $2, last_error = '' where refund_bn = $1 and refund_status = 'PROCESSING'`,
)

/**
 * Completes a refund: its state, the money ledger, the points used for the order (those of a cancelled order, type 1,
 * were returned with its reservation), and the trade once all of it is refunded. $3: pictures of a manual transfer.
 */
export const completeRefund = statement(
  'refund_complete',
  `with done as (
     update refunds set refund_status = 'SUCCESS', update_time = $2::bigint, success_time = $2::bigint, last_error = '',
            voucher = $3::jsonb
      where refund_bn = $1
     returning refund_bn, trade_id, order_id, user_id, refund_fee, refund_type,
               case when refund_type = 1 then 0 else refund_point end as due_point),
   money as (
     insert into money_ledger (provider, amount, order_id, trade_id, refund_bn, at)
     select coalesce(nullif(t.provider, ''), t.pay_type), -done.refund_fee, done.order_id, done.trade_id, done.refund_bn,
            $2::bigint
       from done join trades t on t.trade_id = done.trade_id where done.refund_fee > 0),
   points as (
     update members m set ${creditPoints('done.due_point')} from done
      where m.user_id = done.user_id and done.due_point > 0),
   point_rows as (
     insert into point_ledger (user_id, points, reason, order_id, at)
     select user_id, due_point, 'refund', order_id, $2::bigint from done where due_point > 0)
   update trades t set trade_state = 'REFUND' from done
    where t.trade_id = done.trade_id
      -- The trade of an order that cost no money has nothing to give back: further units may follow.
      and (t.pay_fee > 0 or done.refund_type not in (0, 4))
      and t.pay_fee <= done.refund_fee + (
        select coalesce(sum(r.refund_fee), 0) from refunds r
         where r.trade_id = t.trade_id and r.refund_status = 'SUCCESS' and r.refund_bn <> done.refund_bn)`,
)

/** Completes the cancellation of an order whose money was refunded. */
export const completeCancel = statement(
  'refund_complete_cancel',
  `update order_cancels set progress = 3, refund_status = 'SUCCESS', update_time = $2 where order_id = $1`,
)

/** Returns a refund that was left to the desk to the job; the provider is queried before it is repeated. */
export const retryRefundRow = statement(
  'refund_retry',
  `update refunds set refund_status = 'AUDIT_SUCCESS', attempts = 1, next_try = $2, update_time = $2
    where refund_bn = $1 and refund_status = 'CHANGE' returning refund_bn as "refundBn"`,
  { refundBn: text },
)
