import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { askProvider } from './ask-provider'
import { openTradesOf } from './sql'

/**
 * Closes the open trades of an order at their providers, before its price changes: afterwards only a new trade can pay
 * it, and money that still arrives for an old one is refunded (contract operator).
 * @returns `paid` when the buyer was faster (the order is then paid), `unknown` when a provider gave no answer; the
 *   price must not change in either case
 */
export async function closeTrades(mall: Mall, orderId: string): Promise<'closed' | 'paid' | 'unknown'> {
  const states = []
  for (const trade of await mall.db.run(openTradesOf, [orderId])) {
    states.push(await askProvider(mall, trade, true))
  }
  if (states.includes('paid')) return 'paid'
  return states.every((state) => state === 'closed') ? 'closed' : 'unknown'
}
