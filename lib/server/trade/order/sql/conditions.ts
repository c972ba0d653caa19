import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { OrderTodo } from '@/lib/domain/order/todos'
import { buysGoods } from '@/lib/server/ground/order-kind-sql'
import type { OperatorFilter } from '../operator-filter'

/** Orders `o` by pending task; `now` is the time as SQL. */
export const todoConditions = (now: string): Record<OrderTodo, string> => ({
  wait_pay: `o.order_status = 'NOTPAY' and o.auto_cancel_time > ${now} and o.offline_status is distinct from 0`,
  wait_ship: `o.order_status = 'PAYED' and o.ziti_status = 'NOTZITI' and o.delivery_status = 'PENDING'
              and o.cancel_status <> 'WAIT_PROCESS'`,
  part_shipped: `o.order_status = 'PAYED' and o.delivery_status = 'PARTAIL'`,
  wait_receive: `o.order_status = 'WAIT_BUYER_CONFIRM'`,
  wait_cancel_review: `o.cancel_status = 'WAIT_PROCESS'`,
  wait_offline_review: `o.order_status = 'NOTPAY' and o.offline_status = 0`,
})

/** Other orders have no pending task; a partial index covers only these. */
export const isUnfinished = `o.order_status not in ('DONE', 'CANCEL')`
/** Purchases of paid grades and recharges have nothing to ship, and no shop. */
export const isOfGoods = buysGoods()

/** Orders of a mobile number as one set: with `or` the database would read all orders (ADR 0122). */
const isOfMobile = (mobile: string) => sql`o.order_id = any(array(
  select r.order_id from orders r where r.receiver_mobile = ${mobile}
  union all
  select b.order_id from orders b join members m on m.user_id = b.user_id where m.mobile = ${mobile}))`

const hasProduct = (name: string) => sql`exists (
  select from order_items i where i.order_id = o.order_id and strpos(i.item_name, ${name}) > 0)`

/**
 * The orders `o` of a list: without a class all but purchases of paid grades and recharges.
 * @param shopId of a merchant: only its own orders
 * @param now epoch seconds
 */
export function ordersWhere(shopId: number | null, filter: OperatorFilter, now: number): SQL {
  const { orderId, mobile, receiverName, itemName, orderClass, distributorId, todo } = filter
  const { createdFrom, createdTo } = filter
  const columns = {
    order_id: orderId,
    receiver_name: receiverName,
    order_status: filter.orderStatus,
    delivery_status: filter.deliveryStatus,
    cancel_status: filter.cancelStatus,
    receipt_type: filter.receiptType,
    order_class: orderClass,
  }
  const conditions = Object.entries(columns).map(([column, value]) =>
    value === undefined ? undefined : sql`o.${sql.raw(column)} = ${value}`,
  )
  return (
    and(
      ...conditions,
      orderClass === undefined ? sql.raw(isOfGoods) : undefined,
      shopId === null ? undefined : sql`o.distributor_id = ${shopId}`,
      distributorId === undefined ? undefined : sql`o.distributor_id = ${distributorId}`,
      mobile === undefined ? undefined : isOfMobile(mobile),
      itemName === undefined ? undefined : hasProduct(itemName),
      createdFrom === undefined ? undefined : sql`o.create_time >= ${createdFrom}`,
      createdTo === undefined ? undefined : sql`o.create_time <= ${createdTo}`,
      todo && sql.raw(`(${isUnfinished} and ${todoConditions(String(now))[todo]})`),
    ) ?? sql`true`
  )
}
