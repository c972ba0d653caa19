import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { tellSubscribers as statement } from './sql'

/**
 * Tells members by text message that a product for which they waited can be bought again, and ends their subscriptions.
 * A job and not a handler of `stock.changed`: stock also returns when a product or its shop is opened again.
 * @returns whether somebody was told
 */
export async function tellSubscribers({ db, now }: Mall): Promise<boolean> {
  const [row] = await db.run(statement, [now()])
  return (row?.told ?? 0) > 0
}
