import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { statement } from '@/lib/server/ground/db/statement'

/** Any number that no other lock of the mall uses. */
const key = 1464

const takeLock = statement('design_lock', `select pg_advisory_xact_lock(${key})`)

/**
 * Serializes the writes of designed pages until the end of the transaction: all pages share the header and footer, so a
 * write of one page can affect every other.
 */
export async function lockDesign(tx: Queries): Promise<void> {
  await tx.run(takeLock, [])
}
