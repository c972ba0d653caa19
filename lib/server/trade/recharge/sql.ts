import 'server-only'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { isKind } from '@/lib/server/ground/order-kind-sql'

/** The unpaid recharge of member $1 that stays open beyond $2. */
export const openRecharge = statement(
  'recharge_open',
  `select o.order_id as "orderId", r.fee, r.gift
     from orders o join recharge_orders r on r.order_id = o.order_id
    where o.user_id = $1 and ${isKind('recharge')} and o.order_status = 'NOTPAY' and o.auto_cancel_time > $2
    order by o.create_time desc, o.order_id desc limit 1`,
  { orderId: text, fee: number, gift: number },
)

/**
 * Places an order of $4 cents with the gift $5 at $6, open until $7; $1 and $2 are the fixed parts of its id, $3 its
 * member.
 */
export const placeRecharge = statement(
  'recharge_place',
  `with placed as (
     insert into orders (order_id, user_id, order_class, order_status, pay_status, delivery_status, ziti_status,
                         cancel_status, title, item_fee, market_fee, total_fee, receiver_name, receiver_mobile,
                         receiver_state, receiver_city, receiver_district, receiver_address, create_time, update_time,
                         auto_cancel_time)
     values ($1 || lpad(nextval('order_counter')::text, 5, '0') || $2, $3, 'recharge', 'NOTPAY', 'NOTPAY',
             'PENDING', 'NOTZITI', 'NO_APPLY_CANCEL', '储值充值', $4, $4, $4, '', '', '', '', '', '', $6, $6, $7)
     returning order_id, user_id),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, at)
     select 'member', user_id::text, 'place', 'order', order_id, '{}'::jsonb,
            jsonb_build_object('orderStatus', 'NOTPAY', 'fee', $4::bigint, 'gift', $5::bigint), $6
       from placed)
   insert into recharge_orders (order_id, user_id, fee, gift)
   select order_id, user_id, $4, $5 from placed
   returning order_id as "orderId"`,
  { orderId: text },
)
