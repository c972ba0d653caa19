import 'server-only'
import type { OrderKind } from '@/lib/domain/order/kinds'
import { nullable, json, number, oneOf, statement } from '@/lib/server/ground/db/statement'
import { settingValue } from '@/lib/server/ground/settings'
import { creditPoints } from '@/lib/server/trade/point/credit-sql'

/** The facts that decide how many points an order costs: the rule, and the freight, which points do not pay. */
export const orderToPay = statement(
  'points_order_to_pay',
  `select freight_fee as "freightFee", order_class as "orderClass", ${settingValue('point')} as rule
     from orders where order_id = $1`,
  { freightFee: number, orderClass: oneOf<OrderKind>(), rule: nullable(json<Record<string, unknown>>()) },
)

/** Takes points $2 of member $1 for order $3 at $4; no row without enough points. */
export const takePoints = statement(
  'points_take',
  `with taken as (
     update members set point = point - $2::int where user_id = $1 and point >= $2::int returning user_id),
   ledger as (
     insert into point_ledger (user_id, points, reason, order_id, at)
     select user_id, -$2::int, 'order', $3, $4 from taken)
   select user_id as "userId" from taken`,
  { userId: number },
)

/**
 * Returns the share of trade $2's points that belongs to $3 cents of it. Shares of several refunds add up to the paid
 * points: each is the difference of two rounded sums. $1: refund number, $4: now.
 */
export const returnPoints = statement(
  'points_return',
  `with before as (
     select coalesce(sum(refund_fee), 0)::bigint as fee from refunds
      where trade_id = $2 and refund_status = 'SUCCESS' and refund_bn <> $1),
   share as (
     select t.user_id, t.order_id,
            (t.points * (before.fee + $3::bigint) / t.pay_fee - t.points * before.fee / t.pay_fee)::int as points
       from trades t, before where t.trade_id = $2 and t.pay_fee > 0),
   given as (
     update members m set ${creditPoints('share.points')} from share where m.user_id = share.user_id and share.points > 0)
   insert into point_ledger (user_id, points, reason, order_id, at)
   select user_id, points, 'refund', order_id, $4 from share where points > 0`,
)
