import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { openAftersaleStatuses } from '@/lib/domain/aftersale/values'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import { json, nullable, number, statement, text } from '@/lib/server/ground/db/statement'
import { isOfGoods, isUnfinished, todoConditions } from './conditions'
import { orderColumns, orderSelection, type OrderRow } from './records'

/** Statements for operators and merchants. Parameter "shop" is the only shop of a merchant, null for all shops. */

const listed = composedStatement('operator_orders', {
  orders: json<(OrderRow & { memberMobile: string })[]>(),
  total: number,
})

/** Number that orders are counted to. */
export const countLimit = 10_000

const sorts = {
  newest: { orders: 'o.create_time desc nulls last, o.order_id desc nulls last', rows: 'desc' },
  oldest: { orders: 'o.create_time, o.order_id', rows: 'asc' },
}

/**
 * A page of orders with the mobile number of their member, and how many there are, counted to one more than the limit.
 * @param where about orders `o`
 */
export function ordersPage(where: SQL, sort: keyof typeof sorts, [limit, offset]: [number, number]) {
  const { orders, rows } = sorts[sort]
  const page = sql`${sql.raw(orderSelection)} where ${where} order by ${sql.raw(orders)} limit ${limit} offset ${offset}`
  const order = sql.raw(`x."createTime" ${rows}, x."orderId" ${rows}`)
  return listed(sql`
    select (select coalesce(json_agg(row_to_json(rows)), '[]') from (
              select x.*, m.mobile as "memberMobile" from (${page}) x
                join members m on m.user_id = x."userId" order by ${order}) rows) as orders,
           (select count(*)::int from (select from orders o where ${where} limit ${countLimit + 1}) counted) as total`)
}

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
