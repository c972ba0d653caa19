import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { giveBack } from './sql'

/**
 * Returns to budget, quotas and activity what an order took from them; nothing for other orders. Call it while the order is
 * locked and before its SKUs are.
 * @param units those that are cancelled; `all` for what is left of the order
 */
export async function giveBackPurchase(
  tx: Queries,
  orderId: string,
  units: readonly { itemId: number; num: number }[] | 'all',
): Promise<void> {
  await tx.run(giveBack, [orderId, units === 'all' ? null : JSON.stringify(units)])
}
