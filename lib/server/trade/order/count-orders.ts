import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { tradeSettings, type TradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { buyerTotals, orderCounts } from './sql/changes'

/** A member's orders by state, and open after-sales: waiting for the merchant, or in progress (contract trade §8.3). */
export type OrderCounts = Omit<RowOf<typeof orderCounts>, 'trade'>

/** Counts a member's orders for the badges of the member centre; reads the trade settings too. @param now epoch seconds */
export async function countOrders(
  db: Queries,
  userId: number,
  now: number,
): Promise<{ counts: OrderCounts; settings: TradeSettings }> {
  const [row] = await db.run(orderCounts, [userId, now])
  if (!row) throw new Error('counting orders returned no row')
  const { trade, ...counts } = row
  return { counts, settings: tradeSettings(trade) }
}

/** A member's completed orders and usable coupons (contract trade §8.3). @param now epoch seconds */
export async function countTotals(db: Queries, userId: number, now: number) {
  const [row] = await db.run(buyerTotals, [userId, now])
  if (!row) throw new Error('counting totals returned no row')
  return row
}
