import 'server-only'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { unshippedUnits } from '@/lib/domain/order/shipping'
import { maskMobile } from '@/lib/domain/person/mask'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { OrderRow } from './find-orders'
import type { OperatorFilter } from './operator-filter'
import { ordersWhere } from './sql/conditions'
import { countLimit, countsOfShop, orderOfShop, ordersPage } from './sql/operator'
import { wireOrder } from './wire'

/** Orders as operators and merchants see them. `shopId` is the only shop of a merchant, null for all shops. */

type Row = OrderRow & { memberMobile: string }

function wireOperatorOrder(row: Row, now: number): OperatorOrder {
  return {
    ...wireOrder({ order: row, items: row.items, shop: row.shop }, now),
    member: { user_id: row.userId, mobile: maskMobile(row.memberMobile) },
    operator_remark: row.operatorRemark,
    unshipped_num: row.items.reduce((sum, item) => sum + unshippedUnits(item), 0),
  }
}

/** A page of the matching orders, and their number, counted to 10,000. @param page `size` at most 100 */
export async function listOperatorOrders(
  db: Queries,
  shopId: number | null,
  filter: OperatorFilter,
  page: { page: number; size: number; isOldestFirst: boolean },
  now: number,
): Promise<{ list: OperatorOrder[]; total: number; more: boolean }> {
  const sort = page.isOldestFirst ? 'oldest' : 'newest'
  const { orders, total } = only(
    await db.run(...ordersPage(ordersWhere(shopId, filter, now), sort, limitAndOffset(page.page, page.size))),
    'the list of orders',
  )
  const list = orders.map((order) => wireOperatorOrder(order, now))
  return { list, total: Math.min(total, countLimit), more: total > countLimit }
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
