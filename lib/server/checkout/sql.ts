import 'server-only'
import { causesOf, sqlState, type Queries } from '@/lib/server/db/connection'
import { number, numbers, statement, text, type RowOf } from '@/lib/server/db/statement'

/** Columns of a new order with their types; a sequence makes its id, all other columns have their default. */
const orderColumns = {
  user_id: 'bigint',
  idempotency_key: 'text',
  order_class: 'text',
  order_status: 'text',
  pay_status: 'text',
  delivery_status: 'text',
  ziti_status: 'text',
  cancel_status: 'text',
  receipt_type: 'text',
  distributor_id: 'int',
  title: 'text',
  item_fee: 'bigint',
  market_fee: 'bigint',
  member_discount: 'bigint',
  promotion_discount: 'bigint',
  coupon_discount: 'bigint',
  discount_fee: 'bigint',
  discount_info: 'jsonb',
  freight_fee: 'bigint',
  point_use: 'int',
  point_fee: 'bigint',
  total_fee: 'bigint',
  pay_type: 'text',
  coupon_code: 'text',
  seckill_id: 'int',
  receiver_name: 'text',
  receiver_mobile: 'text',
  receiver_state: 'text',
  receiver_city: 'text',
  receiver_district: 'text',
  receiver_address: 'text',
  receiver_zip: 'text',
  ziti_info: 'jsonb',
  ziti_code: 'text',
  invoice: 'jsonb',
  remark: 'text',
  create_time: 'bigint',
  update_time: 'bigint',
  auto_cancel_time: 'bigint',
} as const
export type NewOrder = Record<keyof typeof orderColumns, unknown>

const itemColumns = {
  item_id: 'bigint',
  goods_id: 'bigint',
  item_bn: 'text',
  item_name: 'text',
  item_spec_desc: 'text',
  pic: 'text',
  num: 'int',
  price: 'bigint',
  market_price: 'bigint',
  item_fee: 'bigint',
  total_fee: 'bigint',
  discount_fee: 'bigint',
  member_discount: 'bigint',
  coupon_discount: 'bigint',
  point_fee: 'bigint',
  discount_info: 'jsonb',
  order_item_type: 'text',
  activity_id: 'int',
  distributor_id: 'int',
} as const
export type NewOrderItem = Record<keyof typeof itemColumns, unknown>

const names = (columns: object) => Object.keys(columns).join(', ')
const typed = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
const from = (alias: string, columns: object) =>
  Object.keys(columns)
    .map((name) => `${alias}.${name}`)
    .join(', ')

/**
 * Places an order in one statement: takes stock from SKUs locked in id order, inserts order and lines, uses coupon,
 * points, ticket and cart lines, counts the promotions. When it cannot take all of that, `refuse` ends it with a
 * `Refusal` and nothing has happened. So it needs no transaction around it, and the SKUs stay locked no longer than the
 * statement takes: orders of one SKU wait for each other.
 */
const insertDraft = statement(
  'checkout_place_order',
  `with id as (select $1::text || lpad(nextval('order_counter')::text, 5, '0') || $2::text as order_id),
   want as materialized (
     select (w->>'itemId')::bigint as item_id, (w->>'num')::int as num from jsonb_array_elements($3::jsonb) w),
   locked as materialized (
     select s.item_id from skus s
      where s.item_id = any(array(select item_id from want)) order by s.item_id for update),
   taken as (
     update skus s set store = s.store - w.num, sold = s.sold + w.num
       from want w
      where s.item_id = any(array(select item_id from locked)) and s.item_id = w.item_id and s.store >= w.num
     returning s.goods_id, s.store),
   sales as (
     update seckill_items i set sales_store = i.sales_store + (w->>'num')::int
       from jsonb_array_elements($4::jsonb) w
      where i.seckill_id = (w->>'seckillId')::int and i.item_id = (w->>'itemId')::bigint
        and i.sales_store + (w->>'num')::int <= i.activity_store
     returning 1),
   the_order as (
     insert into orders (order_id, ${names(orderColumns)})
     select id.order_id, ${from('o', orderColumns)}
       from id, jsonb_to_record($5::jsonb) as o(${typed(orderColumns)})
     returning order_id, user_id),
   the_items as (
     insert into order_items (order_id, ${names(itemColumns)})
     select t.order_id, ${from('i', itemColumns)}
       from the_order t, jsonb_to_recordset($6::jsonb) as i(${typed(itemColumns)})),
   coupon as (
     update user_cards u set status = 2, order_id = t.order_id
       from the_order t
      where u.user_id = t.user_id and u.code = $7::text and u.status = 1
     returning 1),
   points as (
     update members m set point = m.point - $8::int
       from the_order t
      where m.user_id = t.user_id and $8::int > 0 and m.point >= $8::int
     returning 1),
   ticket as (
     delete from seckill_tickets k using the_order t
      where k.ticket = $9::text and k.user_id = t.user_id and k.seckill_id = $10::int and k.expires > $11::bigint
        and exists (select 1 from want w where w.item_id = k.item_id and w.num = k.num)
     returning 1),
   joins as (
     insert into marketing_joins (marketing_id, user_id, order_id)
     select m, t.user_id, t.order_id from the_order t, unnest($12::int[]) m),
   cart as (
     delete from cart_lines c using the_order t where c.user_id = t.user_id and c.cart_id = any($13::bigint[])
     returning 1),
   fastbuy as (
     delete from fastbuy_lines f using the_order t where f.user_id = t.user_id and $14::boolean returning 1)
   select t.order_id as "orderId",
          (select coalesce(array_agg(goods_id), '{}') from taken where store = 0) as "soldOut"
     from the_order t
    where case
      when (select count(*) from taken) <> (select count(*) from want) then refuse('stock')
      when (select count(*) from sales) <> jsonb_array_length($4::jsonb) then refuse('stock')
      when $10::int is not null and (select count(*) from ticket) <> 1 then refuse('ticket')
      when $7::text is not null and (select count(*) from coupon) <> 1 then refuse('coupon')
      when $8::int > 0 and (select count(*) from points) <> 1 then refuse('points')
      when (select count(*) from cart) <> cardinality($13::bigint[]) then refuse('lines')
      when $14::boolean and (select count(*) from fastbuy) <> 1 then refuse('lines')
      else true end`,
  { orderId: text, soldOut: numbers },
)

/** What an order could not take: pieces, its ticket, coupon or points, or lines that another order has taken. */
export type Refusal = 'stock' | 'ticket' | 'coupon' | 'points' | 'lines'
const refusals: readonly string[] = ['stock', 'ticket', 'coupon', 'points', 'lines'] satisfies Refusal[]
const isRefusal = (message: string): message is Refusal => refusals.includes(message)

/** SQLSTATE of the database's function `refuse`. */
const refused = 'MR001'

/** Why `insertOrder` was refused; undefined for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (sqlState(error) !== refused) return undefined
  return [...causesOf(error)].map(({ message }) => message).find(isRefusal)
}

/** The order that a member placed with an idempotency key. */
export const orderByKey = statement(
  'checkout_order_by_key',
  `select order_id as "orderId", pay_type as "payType", order_class as "orderClass", total_fee as "totalFee"
     from orders where user_id = $1 and idempotency_key = $2`,
  { orderId: text, payType: text, orderClass: text, totalFee: number },
)
export type PlacedOrder = RowOf<typeof orderByKey>

/** Rows and amounts of an order that is about to be placed. */
export interface OrderDraft {
  /** The order id around its counter (`orderIdParts`). */
  idHead: string
  idTail: string
  /** Pieces to take per SKU; each SKU once. */
  stock: { itemId: number; num: number }[]
  /** Pieces to take from limited-time sales. */
  sales: { seckillId: number; itemId: number; num: number }[]
  order: NewOrder
  items: NewOrderItem[]
  couponCode: string | null
  points: number
  ticket: string | null
  seckillId: number | null
  now: number
  marketingIds: number[]
  cartIds: number[]
  isFastbuy: boolean
}

/** A placed order; `soldOut` are products of which a SKU has just sold out. */
export type PlacementResult = RowOf<typeof insertDraft>

/**
 * Runs the statement. A repeated key fails with the driver's unique violation of `orders_idempotent`, an order that cannot
 * be placed with an error that `refusalOf` reads.
 */
export async function insertOrder(db: Queries, draft: OrderDraft): Promise<PlacementResult> {
  const [result] = await db.run(insertDraft, [
    draft.idHead,
    draft.idTail,
    JSON.stringify(draft.stock),
    JSON.stringify(draft.sales),
    JSON.stringify(draft.order),
    JSON.stringify(draft.items),
    draft.couponCode,
    draft.points,
    draft.ticket,
    draft.seckillId,
    draft.now,
    draft.marketingIds,
    draft.cartIds,
    draft.isFastbuy,
  ])
  if (!result) throw new Error('placing an order returned no row')
  return result
}
