import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import type { FieldConflict } from './edit-row'

const namesOf = statement(
  'desk_version_editors',
  'select user_id as "userId", username from members where user_id = any($1::bigint[])',
  { userId: number, username: text },
)

/**
 * Conflicts with the names of the people who made the other change; empty for an account that is gone. Changes of user 0
 * were scheduled.
 */
export async function nameConflicts(
  db: Queries,
  conflicts: readonly FieldConflict[],
): Promise<{ field: string; by: string; at: number }[]> {
  if (conflicts.length === 0) return []
  const names = await db.run(namesOf, [[...new Set(conflicts.map(({ userId }) => userId))]])
  const nameOf = new Map(names.map(({ userId, username }) => [userId, username]))
  return conflicts.map(({ field, userId, at }) => ({
    field,
    by: nameOf.get(userId) ?? (userId === 0 ? '定时任务' : ''),
    at,
  }))
}
