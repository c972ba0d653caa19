import 'server-only'
import type { OperatorOrder } from '@/lib/contract/operator/order'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { unshippedUnits } from '@/lib/domain/order/shipping'
import type { OrderTodo } from '@/lib/domain/order/todos'
import { maskMobile } from '@/lib/domain/person/mask'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { OrderRow } from './find-orders'
import { countsOfShop, newestOrders, oldestOrders, orderOfShop } from './sql/operator'
import { wireOrder } from './wire'

/** Orders as operators and merchants see them. `shopId` is the only shop of a merchant, null for all shops. */

export interface OperatorFilter {
  orderId?: string | undefined
  mobile?: string | undefined
  receiverName?: string | undefined
  itemName?: string | undefined
  orderStatus?: string | undefined
  deliveryStatus?: string | undefined
  cancelStatus?: string | undefined
  receiptType?: string | undefined
  orderClass?: string | undefined
  distributorId?: number | undefined
  createdFrom?: number | undefined
  createdTo?: number | undefined
  todo?: OrderTodo | undefined
}

type Row = OrderRow & { memberMobile: string }

function wireOperatorOrder(row: Row, now: number): OperatorOrder {
  return {
    ...wireOrder({ order: row, items: row.items, shop: row.shop }, now),
    member: { user_id: row.userId, mobile: maskMobile(row.memberMobile) },
    operator_remark: row.operatorRemark,
    unshipped_num: row.items.reduce((sum, item) => sum + unshippedUnits(item), 0),
  }
}

/** The parameters $1 to $15 of statements on the orders of a list (`inList`). @param now epoch seconds */
export const filterParams = (shopId: number | null, filter: OperatorFilter, now: number): unknown[] => [
  shopId,
  filter.orderId ?? null,
  filter.mobile ?? null,
  filter.receiverName ?? null,
  filter.itemName ?? null,
  filter.orderStatus ?? null,
  filter.deliveryStatus ?? null,
  filter.cancelStatus ?? null,
  filter.receiptType ?? null,
  filter.orderClass ?? null,
  filter.distributorId ?? null,
  filter.createdFrom ?? null,
  filter.createdTo ?? null,
  filter.todo ?? null,
  now,
]

/** A page of the matching orders, and their total number. @param page `size` at most 100 */
export async function listOperatorOrders(
  db: Queries,
  shopId: number | null,
  filter: OperatorFilter,
  page: { page: number; size: number; isOldestFirst: boolean },
  now: number,
): Promise<{ list: OperatorOrder[]; total: number }> {
  const row = only(
    await db.run(page.isOldestFirst ? oldestOrders : newestOrders, [
      ...filterParams(shopId, filter, now),
      ...limitAndOffset(page.page, page.size),
    ]),
    'the list of orders',
  )
  return { list: row.orders.map((order) => wireOperatorOrder(order, now)), total: row.total }
}

/** Counts orders by pending task. */
export async function countOperatorOrders(db: Queries, shopId: number | null, now: number) {
  const row = only(await db.run(countsOfShop, [shopId, now]), 'counting orders')
  return {
    wait_pay: row.waitPay,
    wait_ship: row.waitShip,
    part_shipped: row.partShipped,
    wait_receive: row.waitReceive,
    wait_cancel_review: row.waitCancelReview,
    wait_offline_review: row.waitOfflineReview,
    open_aftersales: row.openAftersales,
  }
}

/**
 * A stored order, and its view for operators.
 * @throws MallError 订单不存在 also for orders of other shops (contract operator)
 */
export async function getOperatorOrder(
  db: Queries,
  shopId: number | null,
  orderId: string,
  now: number,
): Promise<{ row: OrderRow; order: OperatorOrder }> {
  const [row] = await db.run(orderOfShop, [orderId, shopId])
  if (!row) throw new MallError(orderMessages.orderMissing)
  return { row, order: wireOperatorOrder(row, now) }
}
