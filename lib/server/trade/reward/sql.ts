import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'
import { creditPoints } from '@/lib/server/trade/point/credit-sql'

/**
 * Credits the reward of order $1 at time $2, once it is completed: its expected points without the part for paid and
 * pending refunds (`keptReward`). Approved refunds that are not paid yet count, so their payout has nothing to take
 * back.
 */
export const creditReward = statement(
  'order_credit_reward',
  `with paid as materialized (
     select o.user_id, o.bonus_points::bigint as bonus,
            (select sum(i.total_fee) from order_items i where i.order_id = o.order_id) as total,
            (select coalesce(sum(r.refund_fee - r.freight_fee), 0) from refunds r
              where r.order_id = o.order_id and r.refund_type in (0, 4)
                and r.refund_status not in ('REFUSE', 'CANCEL', 'REFUNDCLOSE')) as refunded
       from orders o where o.order_id = $1 and o.order_status = 'DONE' and o.bonus_points > 0),
   due as materialized (
     select user_id, (bonus - floor(bonus * refunded / total))::int as points from paid where total > 0),
   earned as (
     insert into point_ledger (user_id, points, reason, order_id, at)
     select user_id, points, 'reward', $1, $2::bigint from due where points > 0
     on conflict (order_id) where reason = 'reward' do nothing
     returning user_id, points),
   credited as (
     update members m set ${creditPoints('e.points')} from earned e where m.user_id = e.user_id)
   select points from earned`,
  { points: number },
)

/**
 * Takes back the part of the reward of order $1 that belongs to the refunded amount (contract trade §13.1). The balance
 * of member $2 is never below zero: the missing points are owed and deducted from later credits (ADR 0102). After-sale
 * $4, which caused the refund, records the number of points.
 */
export const takeReward = statement(
  'aftersale_take_reward',
  `with held as materialized (
     select coalesce(sum(points), 0) as points from point_ledger
      where user_id = $2 and order_id = $1 and reason in ('reward', 'reward_back')),
   paid as materialized (
     select o.bonus_points::bigint as bonus, sum(i.total_fee) as total, sum(i.refunded_fee) as refunded
       from orders o join order_items i on i.order_id = o.order_id where o.order_id = $1 group by o.bonus_points),
   kept as materialized (
     select bonus - floor(bonus * refunded / total) as points from paid where total > 0),
   due as materialized (
     select (h.points - k.points)::int as points from held h, kept k where h.points > k.points),
   taken as (
     update members m set point = greatest(0, m.point - due.points),
            point_owed = m.point_owed + greatest(0, due.points - m.point)
       from due where m.user_id = $2),
   noted as (
     update aftersales a set return_point = a.return_point + due.points from due where a.aftersales_bn = $4)
   insert into point_ledger (user_id, points, reason, order_id, at)
   select $2, -points, 'reward_back', $1, $3::bigint from due`,
)
