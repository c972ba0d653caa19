import 'server-only'
import type { OrderKind } from '@/lib/domain/order/kinds'
import { returnedStock } from '@/lib/server/catalogue/goods-lookup/returned-stock'
import {
  json,
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { buysGoods } from '@/lib/server/ground/order-kind-sql'
import { settingValue } from '@/lib/server/ground/settings'
import { creditPoints } from '@/lib/server/trade/point/credit-sql'
import { isRatedOrder } from '../kept-units-sql'
import { stateColumns, stateFields } from '../state-columns'

const lockedFields = `order_id as "orderId", user_id as "userId", title, total_fee as "totalFee", point_use as "pointUse",
  order_class as "orderClass", pay_type as "payType", auto_cancel_time as "autoCancelTime", auto_finish_time as "autoFinishTime",
  freight_fee as "freightFee", subsidy_fee as "subsidyFee", distributor_id as "distributorId", offline_status as "offlineStatus",
  ${stateFields('o')}`
const lockedColumns = {
  orderId: text,
  userId: number,
  title: text,
  totalFee: number,
  pointUse: number,
  orderClass: oneOf<OrderKind>(),
  payType: text,
  offlineStatus: nullable(number),
  autoCancelTime: number,
  autoFinishTime: nullable(number),
  freightFee: number,
  subsidyFee: number,
  distributorId: number,
  ...stateColumns,
}

export const lockOfMember = statement(
  'order_lock_of_member',
  `select ${lockedFields} from orders o where order_id = $1 and user_id = $2 and deleted_time is null for update`,
  lockedColumns,
)
export const lockAny = statement(
  'order_lock',
  `select ${lockedFields} from orders o where order_id = $1 for update`,
  lockedColumns,
)
/**
 * Locks an order of shop $2, or of any shop for null; purchases of paid grades and recharges are not handled by shops.
 */
export const lockOfShop = statement(
  'order_lock_of_shop',
  `select ${lockedFields} from orders o
    where order_id = $1 and ($2::int is null or distributor_id = $2) and ${buysGoods()} for update`,
  lockedColumns,
)
/** An order that is locked for a change. Money in cents, times in epoch seconds. */
export type LockedOrder = RowOf<typeof lockAny>

/** The unpaid order that is longest overdue; locked orders are skipped. */
export const lockOverdue = statement(
  'order_lock_overdue',
  `select ${lockedFields} from orders o where order_status = 'NOTPAY' and auto_cancel_time <= $1
      and offline_status is distinct from 0
    order by auto_cancel_time limit 1 for update skip locked`,
  lockedColumns,
)
/** The orders that have a seat in team $1, in id order. */
const inTeam = `o.order_id in (select m.order_id from group_members m where m.team_id = $1 and m.state <> 'returned')
  order by o.order_id for update of o`
export const lockOfTeam = statement(
  'order_lock_of_team',
  `select ${lockedFields} from orders o where ${inTeam}`,
  lockedColumns,
)
/** The orders of a team that no other transaction has locked. */
export const lockFreeOfTeam = statement(
  'order_lock_free_of_team',
  `select ${lockedFields} from orders o where ${inTeam} skip locked`,
  lockedColumns,
)

/** The shipped order whose confirmation period ended longest ago, without an open after-sale ($2: open states). */
export const lockUnconfirmed = statement(
  'order_lock_unconfirmed',
  `select ${lockedFields} from orders o where order_status = 'WAIT_BUYER_CONFIRM' and auto_finish_time <= $1
      and cancel_status in ('NO_APPLY_CANCEL', 'FAILS')
      and not exists (select 1 from order_items i where i.order_id = o.order_id and i.aftersales_status = any($2::text[]))
    order by auto_finish_time limit 1 for update of o skip locked`,
  lockedColumns,
)

/**
 * Stores the state of an order after event $8 of actor $9, $10, with reason $11 and the changes ($12, $13: JSON), as
 * one audit row. A completed order allows after-sales for $14 seconds.
 */
export const setState = statement(
  'order_set_state',
  `with audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, reason, at)
     values ($9, $10, $8, 'order', $1, $12::jsonb, $13::jsonb, $11, $7))
   update orders set order_status = $2, pay_status = $3, delivery_status = $4, ziti_status = $5, cancel_status = $6,
          update_time = $7, end_time = case when $2 in ('DONE', 'CANCEL') then $7 else end_time end,
          aftersale_until = case when $2 = 'DONE' then $7 + $14::bigint else aftersale_until end
    where order_id = $1`,
)

export const lineAftersales = statement(
  'order_line_aftersales',
  `select aftersales_status as "status" from order_items where order_id = $1`,
  { status: nullable(text) },
)

/** A member's orders by state, for badges, open after-sales, and the setting `trade`. */
export const orderCounts = statement(
  'order_counts',
  `select count(*) filter (where order_status = 'NOTPAY' and (auto_cancel_time > $2 or offline_status = 0)) as "notPaid",
          count(*) filter (where order_status = 'PAYED') as "paid",
          count(*) filter (where order_status = 'PAYED' and ziti_status = 'NOTZITI') as "toShip",
          count(*) filter (where order_status = 'WAIT_BUYER_CONFIRM' and ziti_status = 'NOTZITI') as "toReceive",
          count(*) filter (where order_status = 'PAYED' and ziti_status = 'PENDING') as "toPickUp",
          count(*) filter (where order_status = 'DONE' and not ${isRatedOrder}) as "toRate",
          (select count(*) from aftersales a where a.user_id = $1 and a.aftersales_status = 0) as "aftersalesPending",
          (select count(*) from aftersales a where a.user_id = $1 and a.aftersales_status = 1) as "aftersalesProcessing",
          ${settingValue('trade')} as trade
     from orders o where user_id = $1 and deleted_time is null and ${buysGoods()}`,
  {
    notPaid: number,
    paid: number,
    toShip: number,
    toReceive: number,
    toPickUp: number,
    toRate: number,
    aftersalesPending: number,
    aftersalesProcessing: number,
    trade: nullable(json<Record<string, unknown>>()),
  },
)

/** Hides an ended order from its buyer. */
export const hideOrder = statement(
  'order_hide',
  `update orders set deleted_time = $2 where order_id = $1 and deleted_time is null`,
)

/** The facts of a buyer in `orders/count`. */
export const buyerTotals = statement(
  'order_buyer_totals',
  `select count(*) as "orders",
          (select count(*) from user_cards u where u.user_id = $1 and u.status = 1 and u.end_date > $2) as "coupons"
     from orders o
    where user_id = $1 and order_status = 'DONE' and deleted_time is null and ${buysGoods()}`,
  { orders: number, coupons: number },
)

/** The columns of a cancellation. */
export const cancelFields = `cancel_id as "cancelId", order_id as "orderId", user_id as "userId", total_fee as "totalFee", progress,
     (select o.point_use from orders o where o.order_id = order_cancels.order_id) as "pointUse",
     cancel_from as "cancelFrom", cancel_reason as "cancelReason", shop_reject_reason as "shopRejectReason",
     refund_status as "refundStatus", pay_type as "payType", create_time as "createTime", update_time as "updateTime"`

/** The column types of `cancelFields`. */
export const cancelColumns = {
  cancelId: number,
  orderId: text,
  userId: number,
  totalFee: number,
  progress: number,
  /** Points used for the order. */
  pointUse: number,
  cancelFrom: oneOf<'buyer' | 'shop' | 'system'>(),
  cancelReason: text,
  shopRejectReason: text,
  refundStatus: text,
  payType: text,
  createTime: number,
  updateTime: number,
}

/** The stored cancellation of an order (contract trade §8.4). */
export type CancelRow = RowOf<typeof cancelColumns>

/** Creates the cancellation of an order, or reopens it after a refusal. */
export const writeCancel = statement(
  'order_write_cancel',
  `insert into order_cancels (order_id, user_id, total_fee, progress, cancel_from, cancel_reason, refund_status, pay_type,
                              create_time, update_time)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   on conflict (order_id) do update
     set progress = excluded.progress, cancel_from = excluded.cancel_from, cancel_reason = excluded.cancel_reason, shop_reject_reason = '',
         refund_status = excluded.refund_status, update_time = excluded.update_time
   returning ${cancelFields}`,
  cancelColumns,
)

/** Stores the merchant's decision on a cancellation. */
export const decideCancel = statement(
  'order_decide_cancel',
  `update order_cancels set progress = $2, refund_status = $3, shop_reject_reason = $4, update_time = $5
    where order_id = $1`,
)

/**
 * The payment that settled an order, less the refunds of cancelled units, and without payments refunded as unexpected.
 */
export const settledTrade = statement(
  'order_settled_trade',
  `select t.trade_id as "tradeId", t.pay_fee - coalesce((
            select sum(r.refund_fee) from refunds r where r.trade_id = t.trade_id and r.refund_type = 4), 0) as "payFee",
          o.point_use - coalesce(c.points, 0) as "point", o.subsidy_fee - coalesce(c.subsidy, 0) as "subsidyFee",
          o.freight_fee as "freightFee"
     from trades t join orders o on o.order_id = t.order_id
     left join lateral (
       select sum(i.applied_point) as points, sum(i.applied_subsidy) as subsidy from order_items i
        where i.order_id = $1 and i.cancelled_num > 0) c on true
    where t.order_id = $1 and t.trade_state = 'SUCCESS'
      and not exists (select 1 from refunds r where r.trade_id = t.trade_id and r.refund_type = 3)
    order by t.pay_date limit 1`,
  { tradeId: text, payFee: number, point: number, subsidyFee: number, freightFee: number },
)

/**
 * The seat of a group order in its team, and its pieces in the activity. A team that loses its only seat has failed:
 * the leader never paid. Teams that have succeeded or failed are not counted.
 */
const groupSeat = `
   seat as (
     update group_members m set state = 'returned' where m.order_id = $1 and m.state <> 'returned'
     returning m.team_id, m.num),
   team as (
     update group_teams t
        set joined = t.joined - 1, status = case when t.joined = 1 then 3 else t.status end,
            done_time = case when t.joined = 1 then $2::bigint end
       from seat where t.team_id = seat.team_id and t.status = 1
     returning t.team_id),
   activity as (
     update group_activities a set sold = a.sold - seat.num
       from seat join group_teams t on t.team_id = seat.team_id
      where a.activity_id = t.activity_id and (select count(*) from team) >= 0
     returning a.goods_id, a.sold + seat.num = a.store as was_sold_out),
   activity_event as (
     insert into outbox (topic, payload, created, next_try)
     select 'stock.changed', jsonb_build_object('goodsIds', jsonb_agg(goods_id)), $2, $2
       from activity where was_sold_out having count(*) > 0)`

/**
 * Returns the stock and benefits that order $1 took, at time $2, without units that were cancelled before, with its
 * ledger rows and SKUs locked in id order; `restocked` are products of which a SKU was sold out. Coupon and counts are
 * found by member: by order alone all rows of the mall would be read.
 */
export const releaseReserved = statement(
  'order_release_reservation',
  `with sums as materialized (
     select item_id, sum(num - cancelled_num)::int as num from order_items where order_id = $1
      group by item_id having sum(num - cancelled_num) > 0),
   ${groupSeat},
   -- The activity is asked for first: placing a group order locks team and activity before SKUs, too.
   locked as materialized (
     select s.item_id from skus s where s.item_id in (select item_id from sums) and (select count(*) from activity) >= 0
      order by s.item_id for update),
   ${returnedStock('cancel', '$1', '$2')},
   sales as (
     update seckill_items k set sales_store = greatest(0, k.sales_store - i.num)
       from (select activity_id, item_id, sum(num - cancelled_num)::int as num from order_items
              where order_id = $1 and activity_id is not null group by activity_id, item_id) i
      where k.seckill_id = i.activity_id and k.item_id = i.item_id),
   coupon as (
     update user_cards u set status = 1, order_id = null from orders o
      where o.order_id = $1 and u.user_id = o.user_id and u.status = 2 and u.order_id = o.order_id),
   used_points as materialized (
     select o.user_id, o.point_use - coalesce((select sum(i.applied_point) from order_items i
                                                where i.order_id = $1 and i.cancelled_num > 0), 0) as point
       from orders o where o.order_id = $1),
   points as (
     update members m set ${creditPoints('u.point')} from used_points u
      where u.point > 0 and m.user_id = u.user_id
     returning m.user_id, u.point),
   point_rows as (
     insert into point_ledger (user_id, points, reason, order_id, at)
     select user_id, point, 'cancel', $1, $2 from points),
   joins as (
     delete from marketing_joins j using orders o
      where o.order_id = $1 and j.user_id = o.user_id and j.order_id = o.order_id),
   closed as (
     update trades set trade_state = 'CLOSED', next_query = case when next_query is not null then 0 end
      where order_id = $1 and trade_state = 'NOTPAY')
   select coalesce(array_agg(goods_id), '{}') as "restocked" from back where before = 0`,
  { restocked: numbers },
)
