import 'server-only'
import { openAftersaleStatuses } from '@/lib/domain/aftersale/values'
import type { OrderTodo } from '@/lib/domain/order/todos'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, nullable, number, statement, text } from '@/lib/server/ground/db/statement'
import { buysGoods } from '@/lib/server/ground/order-kind-sql'
import { orderColumns, orderSelection, type OrderRow } from './records'

/** Statements for operators and merchants. Parameter "shop" is the only shop of a merchant, null for all shops. */

/** Orders `o` by pending task; `now` is the parameter with the time. */
const todoConditions = (now: string): Record<OrderTodo, string> => ({
  wait_pay: `o.order_status = 'NOTPAY' and o.auto_cancel_time > ${now} and o.offline_status is distinct from 0`,
  wait_ship: `o.order_status = 'PAYED' and o.ziti_status = 'NOTZITI' and o.delivery_status = 'PENDING'
              and o.cancel_status <> 'WAIT_PROCESS'`,
  part_shipped: `o.order_status = 'PAYED' and o.delivery_status = 'PARTAIL'`,
  wait_receive: `o.order_status = 'WAIT_BUYER_CONFIRM'`,
  wait_cancel_review: `o.cancel_status = 'WAIT_PROCESS'`,
  wait_offline_review: `o.order_status = 'NOTPAY' and o.offline_status = 0`,
})

/** Other orders have no pending task; a partial index covers only these. */
const isUnfinished = `o.order_status not in ('DONE', 'CANCEL')`
/** Purchases of paid grades and recharges have nothing to ship, and no shop. */
const isOfGoods = buysGoods()

const hasTodo = (todo: string, now: string) =>
  `(${todo}::text is null or ${isUnfinished} and case ${todo} ${Object.entries(todoConditions(now))
    .map(([name, condition]) => `when '${name}' then ${condition}`)
    .join(' ')} end)`

/**
 * A condition for an operator's search: shop $1, order $2, mobile of the member or receiver $3, receiver $4, part of a
 * product name $5, states $6 to $8, kind of delivery $9, class $10 (null: all but purchases of paid grades), shop $11,
 * created from $12 to $13, pending task $14; null for any. $15: now.
 */
export const inList = `($1::int is null or o.distributor_id = $1)
  and ($2::text is null or o.order_id = $2)
  and ($3::text is null or o.receiver_mobile = $3 or o.user_id = (select user_id from members where mobile = $3))
  and ($4::text is null or o.receiver_name = $4)
  and ($5::text is null or exists (
        select 1 from order_items i where i.order_id = o.order_id and strpos(i.item_name, $5) > 0))
  and ($6::text is null or o.order_status = $6) and ($7::text is null or o.delivery_status = $7)
  and ($8::text is null or o.cancel_status = $8) and ($9::text is null or o.receipt_type = $9)
  and case when $10::text is null then ${isOfGoods} else o.order_class = $10 end
  and ($11::int is null or o.distributor_id = $11)
  and ($12::bigint is null or o.create_time >= $12) and ($13::bigint is null or o.create_time <= $13)
  and ${hasTodo('$14', '$15::bigint')}`

/** The found orders as `OrderRow`, with the mobile number of their member. */
const withMember = (sort: string) =>
  jsonRows(`select x.*, m.mobile as "memberMobile" from (
      ${orderSelection} where ${inList} order by ${sort} limit $16 offset $17) x
    join members m on m.user_id = x."userId"`)

const listColumns = {
  orders: json<(OrderRow & { memberMobile: string })[]>(),
  total: number,
}

const listStatement = (name: string, sort: string) =>
  statement(
    name,
    `select ${withMember(sort)} as orders, (select count(*) from orders o where ${inList}) as total`,
    listColumns,
  )

export const newestOrders = listStatement(
  'order_newest_of_shops',
  'o.create_time desc nulls last, o.order_id desc nulls last',
)
export const oldestOrders = listStatement('order_oldest_of_shops', 'o.create_time, o.order_id')

/** An order of shop $2, or of any shop for null. */
export const orderOfShop = statement(
  'order_of_shop',
  `select x.*, m.mobile as "memberMobile" from (
     ${orderSelection} where o.order_id = $1 and ($2::int is null or o.distributor_id = $2)) x
   join members m on m.user_id = x."userId"`,
  { ...orderColumns, memberMobile: text },
)

const todo = todoConditions('$2')

/** Orders of shop $1 by pending task; $2: now. */
export const countsOfShop = statement(
  'order_counts_of_shop',
  `select count(*) filter (where ${todo.wait_pay}) as "waitPay",
          count(*) filter (where ${todo.wait_ship}) as "waitShip",
          count(*) filter (where ${todo.part_shipped}) as "partShipped",
          count(*) filter (where ${todo.wait_receive}) as "waitReceive",
          count(*) filter (where ${todo.wait_cancel_review}) as "waitCancelReview",
          count(*) filter (where ${todo.wait_offline_review}) as "waitOfflineReview",
          (select count(*) from aftersales a
            where ($1::int is null or a.distributor_id = $1) and a.aftersales_status in (${openAftersaleStatuses.join(', ')})) as "openAftersales"
     from orders o where ($1::int is null or o.distributor_id = $1) and ${isUnfinished} and ${isOfGoods}`,
  {
    waitPay: number,
    waitShip: number,
    partShipped: number,
    waitReceive: number,
    waitCancelReview: number,
    waitOfflineReview: number,
    openAftersales: number,
  },
)

/** All refunds of an order, oldest first. */
export const refundsOfOrder = statement(
  'order_refunds',
  `select refund_bn as "refundBn", order_id as "orderId", trade_id as "tradeId", refund_type as "refundType",
          refund_status as "refundStatus", refund_fee as "refundFee", refund_point as "refundPoint",
          freight_fee as "freightFee", subsidy_fee as "subsidyFee", refund_channel as "refundChannel",
          aftersales_bn as "aftersalesBn", create_time as "createTime", update_time as "updateTime",
          success_time as "successTime"
     from refunds where order_id = $1 order by create_time, refund_bn`,
  {
    refundBn: text,
    orderId: text,
    tradeId: text,
    refundType: number,
    refundStatus: text,
    refundFee: number,
    refundPoint: number,
    freightFee: number,
    subsidyFee: number,
    refundChannel: text,
    aftersalesBn: nullable(text),
    createTime: number,
    updateTime: number,
    successTime: nullable(number),
  },
)

export const setRemark = statement(
  'order_set_operator_remark',
  `update orders o set operator_remark = $2 from (select operator_remark from orders where order_id = $1) before
    where o.order_id = $1 returning before.operator_remark as "before"`,
  { before: text },
)
