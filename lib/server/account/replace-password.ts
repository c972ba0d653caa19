import 'server-only'
import type { Mall } from '@/lib/server/context'
import { hashPassword } from './password'
import { putPassword } from './sql'

/**
 * Stores a new password and revokes all tokens of the member.
 * @param former what must be stored still; another change in between wins then
 * @returns false when something else is stored
 */
export async function replacePassword(
  { db, now }: Mall,
  userId: number,
  password: string,
  former: string,
): Promise<boolean> {
  const at = now()
  // Tokens carry whole seconds: only from the next second on can no earlier token have been issued.
  const rows = await db.run(putPassword, [userId, await hashPassword(password), at, at + 1, former])
  return rows.length === 1
}
