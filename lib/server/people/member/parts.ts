import 'server-only'
import { buysGoods } from '@/lib/server/ground/order-kind-sql'

/**
 * What a member has consumed, as SQL, in cents: what completed orders were paid with, without refunds that were paid or are on
 * their way. Points and subsidies are no part of `total_fee`; money that an order never expected (refund type 3) is no part of it
 * either, so its refund takes nothing away.
 * @param user SQL for the user id
 */
export const consumptionOf = (user: string): string =>
  `(select coalesce(sum(o.total_fee - coalesce((
             select sum(r.refund_fee) from refunds r
              where r.order_id = o.order_id and r.refund_type <> 3
                and r.refund_status not in ('REFUSE', 'CANCEL', 'REFUNDCLOSE')), 0)), 0)::bigint
      from orders o
     where o.user_id = ${user} and o.order_status = 'DONE' and ${buysGoods()})`
