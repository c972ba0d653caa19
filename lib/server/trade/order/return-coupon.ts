import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'
import { hasKeptUnits } from './kept-units-sql'

/**
 * Returns the coupon of order $1 once every unit that cost money is cancelled or refunded, in whichever sequence that
 * happened (contract trade §4.6, contract trade §12.3). Run it after whatever takes units away: the settled refund of an
 * after-sale, and the cancellation of unshipped units. An exchanged unit stays with its buyer.
 */
export const returnCoupon = statement(
  'coupon_return_of_order',
  `update user_cards u set status = 1, order_id = null
     from orders o
    where o.order_id = $1 and o.coupon_code is not null and u.user_id = o.user_id and u.order_id = o.order_id
      and u.status = 2
      and not exists (
        select 1 from order_items i
         where i.order_id = o.order_id and i.order_item_type <> 'gift'
           and ${hasKeptUnits})`,
)
