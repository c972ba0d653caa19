import 'server-only'
import { returnedStock } from '@/lib/server/catalogue/goods-lookup/returned-stock'
import { nullable, number, numbers, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/** `delivery_status` of a line `i` with these numbers of delivered and cancelled units (contract trade §12.1). */
const lineStatus = (delivered: string, cancelled: string) =>
  `case when ${delivered} = 0 then 'PENDING' when ${delivered} + ${cancelled} = i.num then 'DONE' else 'PARTAIL' end`

/** The lines of a locked order with their units and shares. */
export const lockLines = statement(
  'fulfilment_lock_lines',
  `select i.id, i.item_id as "itemId", i.num, i.delivered_num as "deliveredNum", i.cancelled_num as "cancelledNum", i.applied_num as "appliedNum",
          i.applied_fee as "appliedFee", i.applied_point as "appliedPoint", i.applied_subsidy as "appliedSubsidy",
          i.total_fee as "totalFee", i.share_points as "sharePoints", i.subsidy_fee as "subsidyFee"
     from order_items i where i.order_id = $1 order by i.id for update`,
  {
    id: number,
    itemId: number,
    num: number,
    deliveredNum: number,
    cancelledNum: number,
    appliedNum: number,
    appliedFee: number,
    appliedPoint: number,
    appliedSubsidy: number,
    totalFee: number,
    sharePoints: number,
    subsidyFee: number,
  },
)

/**
 * A parcel of courier $2, named $3, number $4, with $6 units of lines $5, at time $7; $8: when the order completes
 * automatically.
 */
export const writeParcel = statement(
  'fulfilment_write_parcel',
  `with chosen as (select * from unnest($5::bigint[], $6::int[]) c(id, num)),
   parcel as (
     insert into parcels (order_id, delivery_corp, delivery_code, create_time, update_time)
     values ($1, $2, $4, $7, $7) returning parcel_id),
   contents as (
     insert into parcel_items (parcel_id, order_item_id, num) select p.parcel_id, c.id, c.num from parcel p, chosen c),
   lines as (
     update order_items i set delivered_num = i.delivered_num + c.num,
            delivery_status = ${lineStatus('i.delivered_num + c.num', 'i.cancelled_num')}
       from chosen c where i.id = c.id and i.order_id = $1),
   shipped as (
     update orders set delivery_corp = $2, delivery_corp_name = $3, delivery_code = $4, delivery_time = $7,
            auto_finish_time = coalesce($8::bigint, auto_finish_time)
      where order_id = $1)
   select parcel_id as "parcelId" from parcel`,
  { parcelId: number },
)

/** Parcel $1 with its order, for shop $2, or any shop for null. */
export const parcelOfShop = statement(
  'fulfilment_parcel_of_shop',
  `select p.order_id as "orderId", p.delivery_corp as "deliveryCorp", p.delivery_code as "deliveryCode"
     from parcels p join orders o on o.order_id = p.order_id
    where p.parcel_id = $1 and ($2::int is null or o.distributor_id = $2)`,
  { orderId: text, deliveryCorp: text, deliveryCode: text },
)

/** Corrects parcel $1; an order shows its newest parcel. */
export const correctParcelRow = statement(
  'fulfilment_correct_parcel',
  `with parcel as (
     update parcels set delivery_corp = $2, delivery_code = $4, update_time = $5 where parcel_id = $1
     returning parcel_id, order_id)
   update orders o set delivery_corp = $2, delivery_corp_name = $3, delivery_code = $4 from parcel
    where o.order_id = parcel.order_id
      and parcel.parcel_id = (select max(p.parcel_id) from parcels p where p.order_id = parcel.order_id)`,
)

/**
 * The newest parcel of member $1 with tracking number $2, of courier $3 or any for '', and the delivery address of its
 * order.
 */
export const parcelByNumber = statement(
  'fulfilment_parcel_by_number',
  `select p.parcel_id as "parcelId",
          o.receiver_state || o.receiver_city || o.receiver_district || o.receiver_address as address
     from orders o join parcels p on p.order_id = o.order_id
    where o.user_id = $1 and p.delivery_code = $2 and ($3 = '' or p.delivery_corp = $3)
    order by p.parcel_id desc limit 1`,
  { parcelId: number, address: text },
)

/** The data of a member's parcel for courier requests. */
export const parcelOfMember = statement(
  'fulfilment_parcel_of_member',
  `select p.parcel_id as "parcelId", p.delivery_corp as "deliveryCorp", p.delivery_code as "deliveryCode",
          p.create_time as "shipTime", o.receiver_mobile as "receiverMobile", o.receiver_city as "receiverCity",
          o.receiver_district as "receiverDistrict", coalesce(d.city, '') as "senderCity",
          case when o.order_status = 'DONE' then o.end_time end as "receivedTime"
     from parcels p join orders o on o.order_id = p.order_id
     left join distributors d on d.distributor_id = o.distributor_id
    where p.parcel_id = $1 and o.user_id = $2`,
  {
    parcelId: number,
    deliveryCorp: text,
    deliveryCode: text,
    shipTime: number,
    receiverMobile: text,
    receiverCity: text,
    receiverDistrict: text,
    senderCity: text,
    /** Completion time of the order; null before. */
    receivedTime: nullable(number),
  },
)

/**
 * Cancels $3 units of lines $2 of order $1 at time $8, with their shares ($4 cents, $5 points, $6 subsidy). Stock and
 * activity stock are returned with SKUs locked in id order, after the activity of a group (ADR 0036): its units are
 * returned one by one, the seat stays. $7: the whole order is cancelled, so the seat and promotion counts are returned
 * as well. Money and points are returned by the refund, the coupon by `returnCoupon`.
 */
export const cancelUnits = statement(
  'fulfilment_cancel_units',
  `with chosen as (
     select * from unnest($2::bigint[], $3::int[], $4::bigint[], $5::int[], $6::bigint[]) c(id, num, fee, point, subsidy)),
   lines as (
     update order_items i
        set cancelled_num = i.cancelled_num + c.num, applied_num = i.applied_num + c.num,
            applied_fee = i.applied_fee + c.fee, applied_point = i.applied_point + c.point,
            applied_subsidy = i.applied_subsidy + c.subsidy,
            delivery_status = ${lineStatus('i.delivered_num', 'i.cancelled_num + c.num')}
       from chosen c where i.id = c.id and i.order_id = $1
     returning i.item_id, i.activity_id, c.num),
   sums as materialized (select item_id, sum(num)::int as num from lines group by item_id),
   seat as (
     update group_members m
        set num = case when $7::boolean then m.num else m.num - l.num end,
            state = case when $7::boolean then 'returned' else m.state end
       from (select sum(num)::int as num from lines) l
      where m.order_id = $1 and m.state <> 'returned'
     returning m.team_id, l.num),
   activity as (
     update group_activities a set sold = a.sold - seat.num
       from seat join group_teams t on t.team_id = seat.team_id
      where a.activity_id = t.activity_id
     returning a.goods_id, a.sold + seat.num = a.store as was_sold_out),
   activity_event as (
     insert into outbox (topic, payload, created, next_try)
     select 'stock.changed', jsonb_build_object('goodsIds', jsonb_agg(goods_id)), $8, $8
       from activity where was_sold_out having count(*) > 0),
   locked as materialized (
     select s.item_id from skus s where s.item_id in (select item_id from sums) and (select count(*) from activity) >= 0
      order by s.item_id for update),
   ${returnedStock('cancel_rest', '$1', '$8')},
   sales as (
     update seckill_items k set sales_store = greatest(0, k.sales_store - l.num)
       from (select activity_id, item_id, sum(num)::int as num from lines where activity_id is not null
              group by activity_id, item_id) l
      where k.seckill_id = l.activity_id and k.item_id = l.item_id),
   joins as (
     delete from marketing_joins j using orders o
      where $7::boolean and o.order_id = $1 and j.user_id = o.user_id and j.order_id = $1)
   select coalesce(array_agg(goods_id), '{}') as "restocked" from back where before = 0`,
  { restocked: numbers },
)

/** The lines that refund $1 covers: units $3 of lines $2 with $4 cents and $5 points. */
export const writeRefundItems = statement(
  'fulfilment_write_refund_items',
  `insert into refund_items (refund_bn, order_item_id, num, fee, point)
   select $1, c.id, c.num, c.fee, c.point from unnest($2::bigint[], $3::int[], $4::bigint[], $5::int[]) c(id, num, fee, point)`,
)

/**
 * Records that refund $1 was paid at $2: in the refunded amounts of its lines, and in the shop's cancellation, which is
 * completed.
 */
export const growRefunded = statement(
  'fulfilment_grow_refunded',
  `with cancelled as (
     update order_cancels c set progress = 3, refund_status = 'SUCCESS', update_time = $2 from refunds r
      where r.refund_bn = $1 and c.order_id = r.order_id and c.progress = 2 and c.cancel_from = 'shop')
   update order_items i set refunded_fee = i.refunded_fee + k.fee, refunded_point = i.refunded_point + k.point
     from refund_items k where k.refund_bn = $1 and i.id = k.order_item_id`,
)

export const setAutoFinish = statement(
  'fulfilment_set_auto_finish',
  `update orders set auto_finish_time = $2 where order_id = $1`,
)

/** The codes for a pickup: those of order $1 that are valid at $2, the longest valid first. */
export const validCodes = statement(
  'fulfilment_valid_codes',
  `select kind, code, expires from pickup_codes where order_id = $1 and expires > $2 order by expires desc`,
  { kind: oneOf<'order' | 'pickup'>(), code: text, expires: number },
)

export const addCode = statement(
  'fulfilment_add_code',
  `insert into pickup_codes (order_id, kind, code, expires) values ($1, $2, $3, $4)
   on conflict do nothing returning code`,
  { code: text },
)

/** The order of the code in a QR code, for shop $2 or any for null. */
export const orderOfCode = statement(
  'fulfilment_order_of_code',
  `select c.order_id as "orderId", c.expires from pickup_codes c join orders o on o.order_id = c.order_id
    where c.kind = 'order' and c.code = $1 and ($2::int is null or o.distributor_id = $2)`,
  { orderId: text, expires: number },
)

/** Expiry time of the six-digit code $2 of an order. */
export const pickupCodeOf = statement(
  'fulfilment_pickup_code',
  `select expires from pickup_codes where order_id = $1 and kind = 'pickup' and code = $2`,
  { expires: number },
)

/** Records that all remaining units of an order were handed over; its codes end. */
export const handOverUnits = statement(
  'fulfilment_hand_over',
  `with codes as (delete from pickup_codes where order_id = $1),
   lines as (
     update order_items i set delivered_num = i.num - i.cancelled_num,
            delivery_status = case when i.num > i.cancelled_num then 'DONE' else 'PENDING' end
      where i.order_id = $1)
   update orders set delivery_time = $2 where order_id = $1`,
)

/** Deletes codes that expired before $1; until then wrong and expired codes can be distinguished. */
export const deleteCodes = statement('fulfilment_delete_codes', 'delete from pickup_codes where expires < $1')
