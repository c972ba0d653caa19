import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'
import { hasKeptUnits } from './kept-units-sql'

/**
 * Returns the coupon of order $1 once every paid unit is cancelled or refunded, in any sequence (contract trade §4.6,
 * contract trade §12.3). Run it after every change that removes units: the settled refund of an after-sale, and the
 * cancellation of unshipped units. The buyer keeps exchanged units.
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
