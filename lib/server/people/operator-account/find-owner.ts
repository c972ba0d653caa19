import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'

const firstOwner = statement(
  'operator_account_first_owner',
  `select user_id as "userId" from members where desk_role = 'owner' and not disabled order by user_id limit 1`,
  { userId: number },
)

/** The owner in whose name a command of the terminal works; null in a mall without one. */
export async function findOwner(db: Queries): Promise<number | null> {
  const [owner] = await db.run(firstOwner, [])
  return owner?.userId ?? null
}
