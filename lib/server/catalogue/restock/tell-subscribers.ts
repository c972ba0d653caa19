import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { tellSubscribers as statement } from './sql'

/**
 * Tells subscribers by text message that a product can be bought again, and ends their subscriptions. A job and not a
 * handler of `stock.changed`: stock also returns when a product or its shop is opened again.
 * @returns whether any notice was written
 */
export async function tellSubscribers({ db, now }: Mall): Promise<boolean> {
  const [row] = await db.run(statement, [now()])
  return (row?.told ?? 0) > 0
}
