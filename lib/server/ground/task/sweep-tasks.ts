import 'server-only'
import { daySeconds } from '@/lib/domain/time/china'
import type { Mall } from '@/lib/server/ground/mall'
import type { TaskKind } from './kind'
import { taskOf } from './run-task'
import { deleteTask, oldTasks } from './sql'

/** Seconds for which a task can be read and undone after its last change. */
const keptSeconds = 30 * daySeconds
/** The same of a task whose choices were left: nothing was checked or written. */
const leftSeconds = daySeconds
/** The same of a task that was checked and never started (`shownState`). */
const checkedSeconds = 7 * daySeconds
/** Tasks of one run. */
const batch = 20

/** Deletes old tasks with their items and files. */
export async function sweepTasks(mall: Mall, kinds: readonly TaskKind[]): Promise<void> {
  const now = mall.now()
  const limits = [keptSeconds, leftSeconds, checkedSeconds].map((seconds) => now - seconds)
  for (const row of await mall.db.run(oldTasks, [...limits, batch])) {
    await kinds.find(({ kind }) => kind === row.kind)?.forget?.(mall, taskOf(row))
    await mall.db.run(deleteTask, [row.taskId])
  }
}
