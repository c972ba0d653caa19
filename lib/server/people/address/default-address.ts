import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/server/ground/db/connection'
import { addresses } from '@/lib/server/ground/db/schema'
import { promoteNewestAddress } from './sql'

/** Clears the default of a member; the caller sets a new one in the same transaction. */
export async function clearDefault(tx: Queries, userId: number): Promise<void> {
  await tx.orm
    .update(addresses)
    .set({ isDef: false })
    .where(and(eq(addresses.userId, userId), addresses.isDef))
}

/** Makes the most recently updated address of a member the default, if there is one. */
export async function promoteNewest(tx: Queries, userId: number): Promise<void> {
  await tx.run(promoteNewestAddress, [userId])
}
