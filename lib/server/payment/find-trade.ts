import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/server/db/connection'
import { trades } from '@/lib/server/db/schema'

/** A trade of the member; null for an unknown one and for one of another member. */
export async function findTrade({ orm }: Queries, userId: number, tradeId: string) {
  const [trade] = await orm
    .select()
    .from(trades)
    .where(and(eq(trades.tradeId, tradeId), eq(trades.userId, userId)))
  return trade ?? null
}
