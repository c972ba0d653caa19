import 'server-only'
import { clause } from './clause'

/** The ticket, the coupon and the points. */
export const takenAssets = clause({
  name: 'assets',
  isNeeded: ({ hasAssets }) => hasAssets,
  values: { ticket: { type: 'text', of: ({ ticket }) => ticket } },
  steps: ($) => [
    {
      cte: `ticket as (
      delete from seckill_tickets k
       where k.ticket = ${$('ticket')} and k.user_id = ${$('user_id')} and k.seckill_id = ${$('seckill_id')}
         and k.expires > ${$('now')}
         and (k.item_id, k.num) in (select w.id, w.num from unnest(${$('skus')}, ${$('nums')}) w(id, num))
      returning 1)`,
      refuses: {
        when: `${$('seckill_id')} is not null and (select count(*) from ticket) <> 1`,
        reason: 'ticket',
      },
    },
    {
      cte: `coupon as (
      update user_cards u set status = 2, order_id = t.order_id
        from the_order t
       where u.user_id = ${$('user_id')} and u.code = ${$('coupon_code')} and u.status = 1
      returning 1)`,
      refuses: {
        when: `${$('coupon_code')} is not null and (select count(*) from coupon) <> 1`,
        reason: 'coupon',
      },
    },
    {
      cte: `points as (
      update members m set point = m.point - ${$('point_use')}
       where m.user_id = ${$('user_id')} and ${$('point_use')} > 0 and m.point >= ${$('point_use')}
      returning 1)`,
      refuses: {
        when: `${$('point_use')} > 0 and (select count(*) from points) <> 1`,
        reason: 'points',
      },
    },
    {
      cte: `point_rows as (
      insert into point_ledger (user_id, points, reason, order_id, at)
      select ${$('user_id')}, -${$('point_use')}, 'order', t.order_id, ${$('now')}
        from the_order t where ${$('point_use')} > 0)`,
    },
  ],
})
