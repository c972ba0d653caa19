import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const removeFootprints = statement(
  'remove_footprints',
  `delete from browse_history where user_id = $1 and ($3 or history_id = any($2::bigint[])) returning history_id`,
)

/**
 * Forgets footprints by their ids, or all of them; gives how many went.
 * @throws MallError when nothing is named
 */
export async function removeBrowsed(
  db: Queries,
  userId: number,
  historyIds: number[],
  all: boolean,
): Promise<number> {
  if (!all && historyIds.length === 0) throw new MallError('请选择要删除的足迹')
  return (await db.run(removeFootprints, [userId, historyIds, all])).length
}
