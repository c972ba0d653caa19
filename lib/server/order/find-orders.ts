import 'server-only'
import { and, asc, count, desc, eq, gt, gte, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/server/db/connection'
import { distributors, orderCancels, orderItems, orders, trades } from '@/lib/server/db/schema'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect
export type ShopRow = typeof distributors.$inferSelect
export type TradeRow = typeof trades.$inferSelect

/** An order with its lines and its shop; null for orders that the mall itself sells. */
export interface OrderRecord {
  order: OrderRow
  items: OrderItemRow[]
  shop: ShopRow | null
}

/** Filter of a list of orders. */
export interface OrderFilter {
  /** Tab of the list (contract trade §8.1); unknown values show all orders. */
  status: number
  isRate?: boolean | undefined
  orderClass?: string | undefined
  orderId?: string | undefined
  distributorId?: number | undefined
  createdFrom?: number | undefined
  createdTo?: number | undefined
}

function tabCondition(status: number, now: number, isRate: boolean): SQL | undefined {
  switch (status) {
    case 1:
      return and(
        inArray(orders.orderStatus, ['PAYED', 'WAIT_BUYER_CONFIRM']),
        eq(orders.zitiStatus, 'NOTZITI'),
      )
    case 2:
      return and(eq(orders.orderStatus, 'WAIT_BUYER_CONFIRM'), eq(orders.deliveryStatus, 'DONE'))
    case 3:
      return and(
        eq(orders.orderStatus, 'DONE'),
        or(eq(orders.deliveryStatus, 'DONE'), eq(orders.zitiStatus, 'DONE')),
      )
    case 4:
      return and(eq(orders.orderStatus, 'PAYED'), eq(orders.zitiStatus, 'PENDING'))
    case 5:
      return and(eq(orders.orderStatus, 'NOTPAY'), gt(orders.autoCancelTime, now))
    case 6:
      return and(eq(orders.orderStatus, 'PAYED'), eq(orders.zitiStatus, 'NOTZITI'))
    case 7:
      return and(eq(orders.orderStatus, 'DONE'), eq(orders.isRate, isRate))
    default:
      return undefined
  }
}

/** A page of a member's orders, newest first, and the number of all that match. */
export async function findOrders(
  { orm }: Queries,
  userId: number,
  filter: OrderFilter,
  page: { page: number; size: number },
  now: number,
): Promise<{ records: OrderRecord[]; total: number }> {
  const where = and(
    eq(orders.userId, userId),
    tabCondition(filter.status, now, filter.isRate ?? false),
    filter.orderClass === undefined ? undefined : eq(orders.orderClass, filter.orderClass),
    filter.orderId === undefined ? undefined : eq(orders.orderId, filter.orderId),
    filter.distributorId === undefined ? undefined : eq(orders.distributorId, filter.distributorId),
    filter.createdFrom === undefined ? undefined : gte(orders.createTime, filter.createdFrom),
    filter.createdTo === undefined ? undefined : lte(orders.createTime, filter.createdTo),
  )
  const [rows, totals] = await Promise.all([
    orm
      .select({ order: orders, shop: distributors })
      .from(orders)
      .leftJoin(distributors, eq(distributors.distributorId, orders.distributorId))
      .where(where)
      .orderBy(desc(orders.createTime), desc(orders.orderId))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    orm.select({ total: count() }).from(orders).where(where),
  ])
  const items = await itemsOf(
    { orm },
    rows.map(({ order }) => order.orderId),
  )
  return {
    records: rows.map(({ order, shop }) => ({ order, shop, items: items.get(order.orderId) ?? [] })),
    total: totals[0]?.total ?? 0,
  }
}

async function itemsOf(
  { orm }: Pick<Queries, 'orm'>,
  orderIds: string[],
): Promise<Map<string, OrderItemRow[]>> {
  const found = new Map<string, OrderItemRow[]>()
  if (orderIds.length === 0) return found
  const rows = await orm
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id))
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row])
  return found
}

/** One order of a member; null when the member has no such order. */
export async function findOrder(db: Queries, userId: number, orderId: string): Promise<OrderRecord | null> {
  const [row] = await db.orm
    .select({ order: orders, shop: distributors })
    .from(orders)
    .leftJoin(distributors, eq(distributors.distributorId, orders.distributorId))
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)))
  if (!row) return null
  const items = await itemsOf(db, [orderId])
  return { ...row, items: items.get(orderId) ?? [] }
}

/** All trades of an order: successful ones first, then the newest. */
export async function findTrades({ orm }: Queries, orderId: string): Promise<TradeRow[]> {
  const rows = await orm
    .select()
    .from(trades)
    .where(eq(trades.orderId, orderId))
    .orderBy(desc(trades.tradeId))
  const rank = (row: TradeRow) => (row.tradeState === 'SUCCESS' || row.tradeState === 'REFUND' ? 0 : 1)
  return rows.sort((a, b) => rank(a) - rank(b))
}

/** The cancellation of an order, or null. */
export async function findCancel({ orm }: Queries, orderId: string) {
  const [row] = await orm.select().from(orderCancels).where(eq(orderCancels.orderId, orderId))
  return row ?? null
}
