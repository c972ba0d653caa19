import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Account } from './find-account'
import { hashPassword, isOutdated } from './password'
import { replacePasswordHash } from './sql'

/** Rehashes the correct password of an account with the current cost, when its hash was made with another one. */
export async function renewHash(
  db: Queries,
  { userId, passwordHash }: Account,
  password: string,
): Promise<void> {
  if (!isOutdated(passwordHash)) return
  await db.run(replacePasswordHash, [userId, passwordHash, await hashPassword(password)])
}
