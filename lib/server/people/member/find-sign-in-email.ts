import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { signInEmail } from './sql'

/** The address of a member's e-mail account; undefined for an account without one. */
export async function findSignInEmail(db: Queries, userId: number): Promise<string | undefined> {
  const [signIn] = await db.run(signInEmail, [userId])
  return signIn?.email
}
