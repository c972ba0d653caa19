import 'server-only'
import { buysGoods } from '@/lib/server/ground/order-kind-sql'

/**
 * The consumption of a member, as SQL, in cents: the paid amounts of completed orders, less paid and pending refunds.
 * Points and subsidies are not part of `total_fee`; unexpected payments (refund type 3) are not part of it either, so
 * their refunds are not subtracted.
 * @param user SQL for the user id
 */
export const consumptionOf = (user: string): string =>
  `(select coalesce(sum(o.total_fee - coalesce((
             select sum(r.refund_fee) from refunds r
              where r.order_id = o.order_id and r.refund_type <> 3
                and r.refund_status not in ('REFUSE', 'CANCEL', 'REFUNDCLOSE')), 0)), 0)::bigint
      from orders o
     where o.user_id = ${user} and o.order_status = 'DONE' and ${buysGoods()})`
