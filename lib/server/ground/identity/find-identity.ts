import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { identityOfMember, type IdentityRow } from './sql'

export type { IdentityRow } from './sql'

/** The valid identity of a member, masked; null before verification. */
export async function findIdentity(db: Queries, userId: number): Promise<IdentityRow | null> {
  return (await db.run(identityOfMember, [userId]))[0] ?? null
}
