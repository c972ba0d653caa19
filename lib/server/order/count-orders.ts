import 'server-only'
import { openAftersales } from '@/lib/domain/order/states'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import { tradeSettings, type TradeSettings } from '@/lib/server/trade-setting/trade-settings'
import { orderCounts } from './sql/changes'

/** A member's orders by state; `aftersales` counts order lines in an open after-sale (contract trade §8.3). */
export type OrderCounts = Omit<RowOf<typeof orderCounts>, 'trade'>

/** Counts a member's orders for the badges of the member centre; reads the trade settings too. @param now epoch seconds */
export async function countOrders(
  db: Queries,
  userId: number,
  now: number,
): Promise<{ counts: OrderCounts; settings: TradeSettings }> {
  const [row] = await db.run(orderCounts, [userId, now, openAftersales])
  if (!row) throw new Error('counting orders returned no row')
  const { trade, ...counts } = row
  return { counts, settings: tradeSettings(trade) }
}
