import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const lock = statement('lock_member', 'select user_id from members where user_id = $1 for no key update')

/** Lets changes that count or order a member's things happen one after the other, until the transaction ends. */
export async function lockMember(tx: Queries, userId: number): Promise<void> {
  await tx.run(lock, [userId])
}
