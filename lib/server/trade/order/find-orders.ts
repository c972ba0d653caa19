import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { tradeSettings, type TradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import type { CancelRow } from './sql/changes'
import type { OrderItemRow, OrderShop } from './sql/order-parts'
import {
  cancelOfOrder,
  orderList,
  orderOfMember,
  tradesOfOrder,
  type OrderRow,
  type TradeRow,
} from './sql/records'

export type { OrderItemRow, OrderShop, ParcelRow, VipPurchaseRow } from './sql/order-parts'
export type { OrderRow, TradeRow } from './sql/records'

/** An order with its lines and its shop; null for orders of the mall itself. */
export interface OrderRecord {
  order: OrderRow
  items: OrderItemRow[]
  shop: OrderShop | null
}

/** Filter of a list of orders. */
export interface OrderFilter {
  /** Tab of the list (contract trade §8.1); unknown values show all orders. */
  status: number
  /** Only reviewed orders, or only unreviewed ones (contract clients F14). */
  isRate?: boolean | undefined
  orderClass?: string | undefined
  orderId?: string | undefined
  distributorId?: number | undefined
  createdFrom?: number | undefined
  createdTo?: number | undefined
  /** The beginning of an order id, or a part of a product name. */
  keywords?: string | undefined
}

/** Whether a tab of the list has conditions of its own. */
const isTab = (status: number) => status >= 1 && status <= 7

/** A page of a member's orders, newest first, the total number of matches, and the trade settings. */
export async function findOrders(
  db: Queries,
  userId: number,
  filter: OrderFilter,
  page: { page: number; size: number },
  now: number,
): Promise<{ records: OrderRecord[]; total: number; settings: TradeSettings }> {
  const row = only(
    await db.run(orderList, [
      userId,
      // Sent by the client, possibly too large for the database.
      isTab(filter.status) ? filter.status : 0,
      now,
      filter.isRate ?? null,
      filter.orderClass ?? null,
      filter.orderId ?? null,
      filter.distributorId ?? null,
      filter.createdFrom ?? null,
      filter.createdTo ?? null,
      ...limitAndOffset(page.page, page.size),
      filter.keywords ?? null,
    ]),
    'the list of orders',
  )
  return { records: row.orders.map(toRecord), total: row.total, settings: tradeSettings(row.trade) }
}

const toRecord = (order: OrderRow): OrderRecord => ({ order, items: order.items, shop: order.shop })

/** One order of a member; null for an unknown one. */
export async function findOrder(db: Queries, userId: number, orderId: string): Promise<OrderRecord | null> {
  const [order] = await db.run(orderOfMember, [orderId, userId])
  return order ? toRecord(order) : null
}

/** All trades of an order: successful ones first, then the newest. */
export const findTrades = (db: Queries, orderId: string): Promise<TradeRow[]> =>
  db.run(tradesOfOrder, [orderId])

/** The cancellation of an order, or null. */
export async function findCancel(db: Queries, orderId: string): Promise<CancelRow | null> {
  const [row] = await db.run(cancelOfOrder, [orderId])
  return row ?? null
}
