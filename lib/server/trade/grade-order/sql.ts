import 'server-only'
import type { VipPrice } from '@/lib/domain/person/vip'
import { json, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { isKind } from '@/lib/server/ground/order-kind-sql'

export const gradeToBuy = statement(
  'vip_grade_to_buy',
  `select vip_grade_id as "vipGradeId", grade_name as "gradeName", lv_type as "lvType", price_list as "priceList"
     from vip_grades where vip_grade_id = $1`,
  { vipGradeId: number, gradeName: text, lvType: oneOf<'vip' | 'svip'>(), priceList: json<VipPrice[]>() },
)

/** The unpaid purchase of member $1 that stays open beyond $2. */
export const openPurchase = statement(
  'vip_open_purchase',
  `select o.order_id as "orderId", o.total_fee as "totalFee", v.vip_grade_id as "vipGradeId", v.card_type as "cardType",
          v.days
     from orders o join vip_orders v on v.order_id = o.order_id
    where o.user_id = $1 and ${isKind('membercard')} and o.order_status = 'NOTPAY' and o.auto_cancel_time > $2
    order by o.create_time desc, o.order_id desc limit 1`,
  { orderId: text, totalFee: number, vipGradeId: number, cardType: text, days: number },
)

/** Places an order for $6 days of grade $4; $1 and $2 are the fixed parts of its id. */
export const placePurchase = statement(
  'vip_place_purchase',
  `with placed as (
     insert into orders (order_id, user_id, order_class, order_status, pay_status, delivery_status, ziti_status,
                         cancel_status, title, item_fee, market_fee, total_fee, receiver_name, receiver_mobile,
                         receiver_state, receiver_city, receiver_district, receiver_address, create_time, update_time,
                         auto_cancel_time)
     values ($1 || lpad(nextval('order_counter')::text, 5, '0') || $2, $3, 'membercard', 'NOTPAY', 'NOTPAY',
             'PENDING', 'NOTZITI', 'NO_APPLY_CANCEL', $7, $8, $8, $8, '', '', '', '', '', '', $9, $9, $10)
     returning order_id, user_id),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, at)
     select 'member', user_id::text, 'place', 'order', order_id, '{}'::jsonb,
            jsonb_build_object('orderStatus', 'NOTPAY', 'vipGradeId', $4::int, 'days', $6::int), $9
       from placed)
   insert into vip_orders (order_id, user_id, vip_grade_id, card_type, days)
   select order_id, user_id, $4, $5, $6 from placed
   returning order_id as "orderId"`,
  { orderId: text },
)
