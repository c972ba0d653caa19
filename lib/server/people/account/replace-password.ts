import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { hashPassword } from './password'
import { putPassword } from './sql'

/**
 * Stores a new password and revokes all tokens of the member.
 * @param former the hash that must still be stored; a concurrent change takes precedence
 * @returns the member's new `tokensFrom`; null when another hash is stored
 */
export async function replacePassword(
  { db, now }: Mall,
  userId: number,
  password: string,
  former: string,
): Promise<number | null> {
  const hash = await hashPassword(password)
  const [row] = await db.run(putPassword, [userId, hash, now(), former])
  return row?.tokensFrom ?? null
}
