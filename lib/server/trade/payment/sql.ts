import 'server-only'
import type { OrderKind } from '@/lib/domain/order/kinds'
import {
  boolean,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { isKeptForTransfer } from '@/lib/server/ground/order-kind-sql'
import { stateColumns, stateFields } from '@/lib/server/trade/order/state-columns'

/** Locks a trade and its order. */
export const lockTrade = statement(
  'payment_lock_trade',
  `select t.trade_id as "tradeId", t.order_id as "orderId", t.user_id as "userId", t.pay_type as "payType",
          t.pay_channel as "payChannel", coalesce(nullif(t.provider, ''), t.pay_type) as provider, t.pay_fee as "payFee", t.trade_state as "tradeState",
          t.transaction_id as "transactionId", o.order_class as "orderClass", ${stateFields('o')}
     from trades t join orders o on o.order_id = t.order_id
    where t.trade_id = $1 for update of o, t`,
  {
    tradeId: text,
    orderId: text,
    userId: number,
    payType: text,
    payChannel: text,
    provider: text,
    payFee: number,
    tradeState: text,
    transactionId: nullable(text),
    orderClass: oneOf<OrderKind>(),
    ...stateColumns,
  },
)

/**
 * Marks an unpaid order as paid by trade $5, with the status $6 after event $7, draws its subsidies and closes its
 * other trades, which a job then closes at their providers. A voucher that is waiting for its review is withdrawn. The
 * sales of its products are counted by the outbox: counting them here would lock popular products until the payment is
 * stored.
 */
export const payOrder = statement(
  'payment_pay_order',
  `with paid as (
     update orders set order_status = $6, pay_status = 'PAYED', pay_type = $2, pay_channel = $3, pay_time = $4,
            update_time = $4, end_time = case when $6 = 'DONE' then $4::bigint else end_time end, offline_status = case when offline_status = 0 then 9 else offline_status end
      where order_id = $1 and order_status = 'NOTPAY' returning order_id),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, at)
     select 'provider', $2, $7, 'order', order_id, '{"orderStatus":"NOTPAY","payStatus":"NOTPAY"}',
            jsonb_build_object('orderStatus', $6::text, 'payStatus', 'PAYED'), $4 from paid),
   drawn as (
     insert into subsidy_ledger (order_id, order_item_id, item_id, subsidy_class_id, class_name, person_key, user_id,
                                 pieces, amount, state, at)
     select l.order_id, l.order_item_id, l.item_id, l.subsidy_class_id, l.class_name, l.person_key, l.user_id,
            i.subsidy_num, i.subsidy_fee, 'drawn', $4
       from subsidy_ledger l join paid on paid.order_id = l.order_id join order_items i on i.id = l.order_item_id
      where l.state = 'reserved' and i.subsidy_fee > 0),
   sold as (
     insert into outbox (topic, payload, created, next_try)
     select 'order.paid', jsonb_build_object('orderId', order_id), $4, $4 from paid),
   voucher as (
     update offline_vouchers v set check_status = 9, update_time = $4 from paid
      where v.order_id = paid.order_id and v.check_status = 0)
   update trades t set trade_state = 'CLOSED', next_query = case when t.next_query is not null then $4::bigint end from paid
    where t.order_id = paid.order_id and t.trade_state = 'NOTPAY' and t.trade_id <> $5`,
)

/** Records that a trade was paid: $4 is the amount that its provider received, $5 the points used. */
export const succeedTrade = statement(
  'payment_succeed_trade',
  `with paid as (
     update trades set trade_state = 'SUCCESS', transaction_id = $2, pay_date = $3, pay_fee = $4, points = $5,
            next_query = null, last_error = ''
      where trade_id = $1
     returning trade_id, order_id, coalesce(nullif(provider, ''), pay_type) as provider, pay_fee)
   insert into money_ledger (provider, amount, order_id, trade_id, at)
   select provider, pay_fee, order_id, trade_id, $3 from paid`,
)

/** Creates the successful trade of an order that costs nothing. */
export const createFreeTrade = statement(
  'payment_create_free_trade',
  `insert into trades (trade_id, order_id, user_id, pay_type, total_fee, pay_fee, trade_state, transaction_id,
                       time_start, pay_date)
   select order_id || 'T00', order_id, user_id, 'localPay', 0, 0, 'SUCCESS', order_id || 'T00', $2, $2
     from orders where order_id = $1 and total_fee = 0
   on conflict (trade_id) do nothing`,
)

/**
 * The unpaid trade of an order for the same pay type, channel, amount and provider. $6: only one that is open beyond
 * this time, or as long as its order ($7).
 */
export const findOpenTrade = statement(
  'payment_find_open_trade',
  `select trade_id as "tradeId", time_expire as "timeExpire" from trades
    where order_id = $1 and pay_type = $2 and pay_channel = $3 and pay_fee = $4 and provider = $5
      and trade_state = 'NOTPAY'
      and ($6::bigint is null or time_expire is null or time_expire > $6::bigint or time_expire >= $7::bigint)
    order by trade_id limit 1`,
  { tradeId: text, timeExpire: nullable(number) },
)

/** The trade that paid an order; later payments of a paid order are refunded. */
export const findPaidTrade = statement(
  'payment_find_paid_trade',
  `select trade_id as "tradeId" from trades
    where order_id = $1 and trade_state in ('SUCCESS', 'REFUND') order by pay_date, trade_id limit 1`,
  { tradeId: text },
)

/**
 * Creates a trade; its id is the order id with a number that counts up. $9: time of the first query to its provider.
 */
const nextTradeId = `$1 || 'T' || lpad((count(*) + 1)::text, 2, '0')`

/** The latest open trade of order $1, otherwise the id of its next trade. */
export const openOrNextTrade = statement(
  'payment_open_or_next_trade',
  `select coalesce((array_agg(trade_id order by trade_id desc) filter (where trade_state = 'NOTPAY'))[1],
                   ${nextTradeId}) as "tradeId"
     from trades where order_id = $1::text`,
  { tradeId: text },
)

export const createTrade = statement(
  'payment_create_trade',
  `insert into trades (trade_id, order_id, user_id, pay_type, pay_channel, total_fee, pay_fee, trade_state,
                       time_start, time_expire, provider, next_query)
   select ${nextTradeId}, $1, $2, $3, $4, $5, $5, 'NOTPAY', $6, $7, $8, $9
     from trades where order_id = $1
   returning trade_id as "tradeId"`,
  { tradeId: text },
)

/**
 * Stores the payment method of order $1, and the time until which it stays open with a new method: by transfer for $4
 * seconds since it was placed, but never with pieces of an activity; online until $5 at the latest. Both are null
 * without a change.
 */
export const setPayType = statement(
  'payment_set_pay_type',
  `update orders o set pay_type = $2, pay_channel = $3, auto_cancel_time = case
     when $4::bigint is not null and ${isKeptForTransfer()}
          and not exists (select 1 from order_items i where i.order_id = o.order_id and i.activity_id is not null)
     then greatest(o.auto_cancel_time, o.create_time + $4::bigint)
     else least(o.auto_cancel_time, $5::bigint) end
    where o.order_id = $1
   returning o.auto_cancel_time as "openUntil"`,
  { openUntil: number },
)

/** Whether the money of trade $1 is returned because no order was waiting for it (`settle`). */
export const returnedTrade = statement(
  'payment_returned_trade',
  `select exists (select 1 from refunds where trade_id = $1 and refund_type = 3) as "isReturned"`,
  { isReturned: boolean },
)

/** Stores money that matches no trade, once. */
export const recordStray = statement(
  'payment_record_stray',
  `insert into stray_payments (source, trade_id, transaction_id, fee, reason, at) values ($1, $2, $3, $4, $5, $6)
   on conflict (source, transaction_id) do nothing`,
)

/** A trade about which a job or an operator queries its provider. */
const askedColumns = {
  tradeId: text,
  orderId: text,
  payType: text,
  provider: text,
  fee: number,
  tradeState: text,
  timeExpire: nullable(number),
  queries: number,
}
const askedFields = `trade_id as "tradeId", order_id as "orderId", pay_type as "payType",
  coalesce(nullif(provider, ''), pay_type) as "provider", pay_fee as "fee", trade_state as "tradeState",
  time_expire as "timeExpire", queries`
export type AskedTrade = RowOf<typeof askedColumns>

/**
 * Claims the next trade for a query to its provider; $2: the pause until the next query, which doubles up to $3
 * seconds.
 */
export const takeTradeToAsk = statement(
  'payment_take_trade_to_ask',
  `update trades set queries = queries + 1,
          next_query = $1::bigint + least($3::int, $2::int * power(2, least(queries, 20)))::bigint
    where trade_id = (
      select trade_id from trades where next_query <= $1 order by next_query limit 1 for update skip locked)
   returning ${askedFields}`,
  askedColumns,
)

/** The trades of an order that may still be paid. */
export const openTradesOf = statement(
  'payment_open_trades',
  `select ${askedFields} from trades where order_id = $1 and trade_state = 'NOTPAY' order by trade_id`,
  askedColumns,
)

/** A trade; $2: only of this shop. */
export const tradeToAsk = statement(
  'payment_trade_to_ask',
  `select ${askedFields} from trades t where trade_id = $1
      and ($2::int is null or exists (
        select 1 from orders o where o.order_id = t.order_id and o.distributor_id = $2))`,
  askedColumns,
)

/** Records that the provider has closed a trade, or will report nothing more about it. */
export const closeTrade = statement(
  'payment_close_trade',
  `update trades set trade_state = case when trade_state = 'NOTPAY' then 'CLOSED' else trade_state end, next_query = null,
          last_error = ''
    where trade_id = $1`,
)

export const noteTradeFault = statement(
  'payment_note_trade_fault',
  `update trades set last_error = $2 where trade_id = $1`,
)
