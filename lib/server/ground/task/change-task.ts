import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import {
  shownState,
  stateAfter,
  takesAction,
  taskActionNames,
  taskStateNames,
  type LackingChoice,
  type TaskAction,
  type TaskCounts,
} from '@/lib/domain/task/task'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import type { TaskResult } from './kind'
import {
  countUndoable,
  insertTask,
  lockTask,
  putItems,
  taskRow,
  turnTask,
  writeLacking,
  writeResults,
  writeTaskInput,
  writeTaskState,
  type TaskRow,
} from './sql'

const taskMissing = () => new MallError(deskMessages.taskMissing)

/** Above the number of every item. */
const afterLast = 2_147_483_647

/** Begins a task, whose input is completed before its check. @returns its id */
export async function addTask(
  tx: Queries,
  actor: Actor,
  task: { kind: string; title: string; input: unknown },
  now: number,
): Promise<number> {
  const { kind, title, input } = task
  const { taskId } = only(
    await tx.run(insertTask, [kind, title, Number(actor.id), JSON.stringify(input), now]),
    'inserting a task',
  )
  await recordAudit(
    tx,
    { actor, event: 'createTask', subject: 'task', subjectId: taskId, after: { kind, title } },
    now,
  )
  return taskId
}

/** Sends a task to its run without a check: its preview was another call. */
export async function beginRun(tx: Queries, taskId: number, now: number): Promise<void> {
  await tx.run(turnTask, [taskId, 'running', 0, 0, '{}', 0, now])
}

/** Stores a task whose items are done already, so that it can be undone. */
export async function storeDone(
  tx: Queries,
  taskId: number,
  items: readonly (TaskResult & { key: string; data: unknown })[],
  now: number,
): Promise<void> {
  const counts: TaskCounts = {}
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1
  await tx.run(putItems, [
    taskId,
    JSON.stringify(items.map(({ seq, key, data }) => ({ seq, key, data: [data] }))),
  ])
  await tx.run(writeResults, [taskId, JSON.stringify(items)])
  await tx.run(turnTask, [
    taskId,
    'done',
    items.length,
    items.length,
    JSON.stringify(counts),
    items.length,
    now,
  ])
}

/** A task of one of these kinds. @throws MallError 任务不存在 */
export async function getTask(db: Queries, taskId: number, kinds: readonly string[]): Promise<TaskRow> {
  const [row] = await db.run(taskRow, [taskId])
  if (!row || !kinds.includes(row.kind)) throw taskMissing()
  return row
}

/** As `getTask`, and locks it. */
export async function lockTaskOf(tx: Queries, taskId: number, kinds: readonly string[]): Promise<TaskRow> {
  const [row] = await tx.run(lockTask, [taskId])
  if (!row || !kinds.includes(row.kind)) throw taskMissing()
  return row
}

/** Stores the input of a task that is being prepared. */
export const writeInput = (
  tx: Queries,
  { taskId, title }: TaskRow,
  input: unknown,
  now: number,
): Promise<unknown> => tx.run(writeTaskInput, [taskId, title, JSON.stringify(input), now])

/** Sends a prepared task to its check; one that was checked is checked again. */
export async function beginCheck(tx: Queries, taskId: number, now: number): Promise<void> {
  await tx.run(turnTask, [taskId, 'checking', 0, 0, '{}', 0, now])
}

/** Takes a task back to its choices: what was checked with others cannot be started. */
export const withdrawCheck = (tx: Queries, { taskId }: TaskRow, now: number): Promise<unknown> =>
  tx.run(turnTask, [taskId, 'preparing', 0, 0, '{}', 0, now])

/**
 * Checks again, starts, pauses, resumes, cancels or undoes a task.
 * @param lacking what its run does with new items that lack something
 * @throws MallError 任务不存在; a sentence when its state does not take the action
 */
export async function changeTask(
  mall: Mall,
  actor: Actor,
  taskId: number,
  action: TaskAction,
  kinds: readonly string[],
  lacking: LackingChoice = 'aside',
): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const row = await lockTaskOf(tx, taskId, kinds)
    const present = shownState(row, now)
    if (!takesAction({ ...row, state: present }, action))
      throw new MallError(`任务${taskStateNames[present]}，不能${taskActionNames[action]}`)
    const state = stateAfter[action]
    if (action === 'check') await beginCheck(tx, taskId, now)
    else if (action === 'start') {
      await tx.run(writeLacking, [taskId, lacking])
      await tx.run(turnTask, [taskId, state, 0, row.total, '{}', 0, now])
    } else if (action === 'undo') {
      const { total } = only(await tx.run(countUndoable, [taskId]), 'counting items')
      const { undone } = row.counts
      const counts = row.state === 'undone' && undone ? { undone } : {}
      await tx.run(turnTask, [taskId, state, 0, total, JSON.stringify(counts), afterLast, now])
    } else await tx.run(writeTaskState, [taskId, state, row.problem, row.done, row.cursor, now])
    await recordAudit(
      tx,
      {
        actor,
        event: `${action}Task`,
        subject: 'task',
        subjectId: taskId,
        before: { state: present },
        after: { state, ...(action === 'start' && row.counts.lacking && { lacking }) },
      },
      now,
    )
  })
}
