import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { passwordOf } from './sql'

/** The stored hash of a member's password, or another text when there is none (`isHash`). */
export async function storedPassword(db: Queries, userId: number): Promise<string> {
  const [row] = await db.run(passwordOf, [userId])
  return row?.passwordHash ?? ''
}
