import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/server/db/connection'
import { trades } from '@/lib/server/db/schema'

export type Trade = typeof trades.$inferSelect

/**
 * A trade of the member; null for an unknown one and for one of another member.
 * @param userId null: of any member, for callers that prove otherwise that they may see it
 */
export async function findTrade(
  { orm }: Queries,
  userId: number | null,
  tradeId: string,
): Promise<Trade | null> {
  const isIt = eq(trades.tradeId, tradeId)
  const [trade] = await orm
    .select()
    .from(trades)
    .where(userId === null ? isIt : and(isIt, eq(trades.userId, userId)))
  return trade ?? null
}
