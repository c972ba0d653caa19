import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { tradeSettings, type TradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { buyerTotals, orderCounts } from './sql/changes'

/** A member's orders by state, and open after-sales: waiting for the merchant, or in progress (contract trade §8.3). */
export type OrderCounts = Omit<RowOf<typeof orderCounts>, 'trade'>

/**
 * Counts a member's orders for the badges of the member centre; reads the trade settings too.
 * @param now epoch seconds
 */
export async function countOrders(
  db: Queries,
  userId: number,
  now: number,
): Promise<{ counts: OrderCounts; settings: TradeSettings }> {
  const row = only(await db.run(orderCounts, [userId, now]), 'counting orders')
  const { trade, ...counts } = row
  return { counts, settings: tradeSettings(trade) }
}

/** A member's completed orders and usable coupons (contract trade §8.3). @param now epoch seconds */
export async function countTotals(db: Queries, userId: number, now: number) {
  const row = only(await db.run(buyerTotals, [userId, now]), 'counting totals')
  return row
}
