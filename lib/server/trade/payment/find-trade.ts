import 'server-only'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { OrderKind } from '@/lib/domain/order/kinds'
import type { Queries } from '@/lib/server/ground/db/connection'
import { orders, trades } from '@/lib/server/ground/db/schema'

/** A trade with the class of its order, such as `groups`. */
export type Trade = typeof trades.$inferSelect & { orderClass: OrderKind }

/**
 * A trade of the member; null for an unknown one and for one of another member.
 * @param userId null for any member, for callers that have proved access in another way
 */
export async function findTrade(
  { orm }: Queries,
  userId: number | null,
  tradeId: string,
): Promise<Trade | null> {
  const isIt = eq(trades.tradeId, tradeId)
  const [trade] = await orm
    .select({ ...getTableColumns(trades), orderClass: orders.orderClass })
    .from(trades)
    .innerJoin(orders, eq(orders.orderId, trades.orderId))
    .where(userId === null ? isIt : and(isIt, eq(trades.userId, userId)))
  return trade ?? null
}
