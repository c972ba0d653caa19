import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { hashPassword } from './password'
import { putPassword } from './sql'

/**
 * Stores a new password and revokes all tokens of the member.
 * @param former what must be stored still; another change in between wins then
 * @returns the member's `tokensFrom` from now on; null when something else is stored
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
