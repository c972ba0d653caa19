import 'server-only'
import type { TaskItemState } from '@/lib/domain/task/task'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { itemPage, taskPage, type TaskItemRow } from './sql'

export type { TaskItemRow, TaskRow } from './sql'

/** A task with the name of the person who started it. */
export type NamedTask = RowOf<typeof taskPage>

/** Tasks of these kinds, the newest first. @param before only those with a lower id; null for all */
export const readTasks = (
  db: Queries,
  kinds: readonly string[],
  before: number | null,
  count: number,
): Promise<NamedTask[]> => db.run(taskPage, [kinds, before, count])

/** Items of a task in one state, or in any, after the item `after`. @param isLacking only those that lack something */
export async function readItems(
  db: Queries,
  taskId: number,
  {
    state,
    after,
    count,
    isLacking = false,
  }: { state: TaskItemState | null; after: number; count: number; isLacking?: boolean },
): Promise<TaskItemRow[]> {
  return only(
    await db.run(itemPage, [taskId, state ? [state] : null, after, count, isLacking]),
    'reading items',
  ).items
}
