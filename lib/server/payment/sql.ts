import 'server-only'
import { number, statement, text } from '@/lib/server/db/statement'
import { stateColumns, stateFields } from '@/lib/server/order/state-columns'

/** Locks a trade and its order. */
export const lockTrade = statement(
  'payment_lock_trade',
  `select t.trade_id as "tradeId", t.order_id as "orderId", t.user_id as "userId", t.pay_type as "payType",
          t.pay_channel as "payChannel", t.pay_fee as "payFee", t.trade_state as "tradeState", ${stateFields('o')}
     from trades t join orders o on o.order_id = t.order_id
    where t.trade_id = $1 for update of o, t`,
  {
    tradeId: text,
    orderId: text,
    userId: number,
    payType: text,
    payChannel: text,
    payFee: number,
    tradeState: text,
    ...stateColumns,
  },
)

/**
 * Marks an unpaid order as paid by trade $5, draws its subsidies and closes its other trades. The sales of its products are counted by the
 * outbox: counting them here would lock popular products until the payment is stored.
 */
export const payOrder = statement(
  'payment_pay_order',
  `with paid as (
     update orders set order_status = 'PAYED', pay_status = 'PAYED', pay_type = $2, pay_channel = $3, pay_time = $4,
            update_time = $4
      where order_id = $1 and order_status = 'NOTPAY' returning order_id),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, at)
     select 'provider', $2, 'pay', 'order', order_id, '{"orderStatus":"NOTPAY","payStatus":"NOTPAY"}',
            '{"orderStatus":"PAYED","payStatus":"PAYED"}', $4 from paid),
   drawn as (
     insert into subsidy_ledger (order_id, order_item_id, item_id, subsidy_class_id, class_name, person_key, user_id,
                                 pieces, amount, state, at)
     select l.order_id, l.order_item_id, l.item_id, l.subsidy_class_id, l.class_name, l.person_key, l.user_id, l.pieces,
            l.amount, 'drawn', $4
       from subsidy_ledger l join paid on paid.order_id = l.order_id where l.state = 'reserved'),
   sold as (
     insert into outbox (topic, payload, created, next_try)
     select 'order.paid', jsonb_build_object('orderId', order_id), $4, $4 from paid)
   update trades t set trade_state = 'CLOSED' from paid
    where t.order_id = paid.order_id and t.trade_state = 'NOTPAY' and t.trade_id <> $5`,
)

/** Records that a trade was paid, with what its provider received. */
export const succeedTrade = statement(
  'payment_succeed_trade',
  `with paid as (
     update trades set trade_state = 'SUCCESS', transaction_id = $2, pay_date = $3 where trade_id = $1
     returning trade_id, order_id, pay_type, pay_fee)
   insert into money_ledger (provider, amount, order_id, trade_id, at)
   select pay_type, pay_fee, order_id, trade_id, $3 from paid`,
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

/** The unpaid trade of an order for the same pay type, channel and amount. */
export const findOpenTrade = statement(
  'payment_find_open_trade',
  `select trade_id as "tradeId" from trades
    where order_id = $1 and pay_type = $2 and pay_channel = $3 and pay_fee = $4 and trade_state = 'NOTPAY'
    order by trade_id limit 1`,
  { tradeId: text },
)

/** Creates a trade; its id is the order id with a number that counts up. */
export const createTrade = statement(
  'payment_create_trade',
  `insert into trades (trade_id, order_id, user_id, pay_type, pay_channel, total_fee, pay_fee, trade_state,
                       time_start, time_expire)
   select $1 || 'T' || lpad((count(*) + 1)::text, 2, '0'), $1, $2, $3, $4, $5, $5, 'NOTPAY', $6, $7
     from trades where order_id = $1
   returning trade_id as "tradeId"`,
  { tradeId: text },
)

export const setPayType = statement(
  'payment_set_pay_type',
  `update orders set pay_type = $2, pay_channel = $3 where order_id = $1`,
)
