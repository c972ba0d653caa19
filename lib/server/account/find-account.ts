import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/server/db/connection'
import { members } from '@/lib/server/db/schema'
import { accountOfMobile } from './sql'

/** What a sign-in needs to know about an account. */
export type Account = Pick<
  typeof members.$inferSelect,
  'userId' | 'passwordHash' | 'role' | 'disabled' | 'tokensFrom'
>

/** The account of a mobile number; undefined when the number is not registered. */
export async function findAccount(db: Queries, mobile: string): Promise<Account | undefined> {
  const { userId, passwordHash, role, disabled, tokensFrom } = members
  const [account] = await db.orm
    .select({ userId, passwordHash, role, disabled, tokensFrom })
    .from(members)
    .where(eq(members.mobile, mobile))
  return account
}

/** Whether a mobile number has an account. */
export async function isRegistered(db: Queries, mobile: string): Promise<boolean> {
  return (await db.run(accountOfMobile, [mobile])).length > 0
}
