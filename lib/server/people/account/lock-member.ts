import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockAccount } from './sql'

/** Serializes changes that count or sort the records of one member, until the transaction ends. */
export async function lockMember(tx: Queries, userId: number): Promise<void> {
  await tx.run(lockAccount, [userId])
}
