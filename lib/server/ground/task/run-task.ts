import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { busy, MallError } from '@/lib/domain/errors'
import type { TaskCounts, TaskState } from '@/lib/domain/task/task'
import { causesOf } from '@/lib/server/ground/db/connection'
import { inOneTransaction, type JoinedWork } from '@/lib/server/ground/joined-mall'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { holdingDrops } from './held-drops'
import type { TaskItem, TaskKind, TaskOf, TaskResult } from './kind'
import {
  advanceTask,
  claimTask,
  lastItems,
  lockTask,
  nextItems,
  releaseAll,
  releaseTask,
  renewLease,
  writeResults,
  writeTaskState,
  type TaskRow,
} from './sql'
import { leaseSeconds, stageItems, TaskStopped } from './stage'

/** Milliseconds that the items of one transaction should take: visitors of an embedded mall wait for its end. */
const targetTime = 60
/** The share of that time for which an embedded mall then rests. */
const rest = 0.25
const mostItems = 200
/** Items of a transaction where they take longer: most of the time of one item alone is that of its statements. */
const fewestItems = 8

/** Phases: what is done with items, and the state of a task after the last of them. */
const phases = {
  checking: { work: 'check', end: 'checked' },
  running: { work: 'run', end: 'done' },
  undoing: { work: 'undo', end: 'undone' },
} as const satisfies Partial<Record<TaskState, { work: keyof TaskKind; end: TaskState }>>
type Phase = keyof typeof phases

const isPhase = (state: TaskState): state is Phase => state in phases

/** A task as its kind sees it. */
export const taskOf = ({
  taskId,
  userId,
  input,
}: Pick<TaskRow, 'taskId' | 'userId' | 'input'>): TaskOf<unknown> => ({
  taskId,
  actor: { kind: 'operator', id: userId },
  input,
})

const added = (counts: TaskCounts, results: readonly TaskResult[]): TaskCounts => {
  const next = { ...counts }
  for (const { state } of results) next[state] = (next[state] ?? 0) + 1
  return next
}

const itemsFor = (phase: Phase, db: Mall['db'], { taskId, cursor }: TaskRow, size: number) =>
  db.run(phase === 'undoing' ? lastItems : nextItems, [taskId, cursor, size])

async function resultsOf(
  work: JoinedWork,
  kind: TaskKind,
  phase: Phase,
  task: TaskOf<unknown>,
  items: readonly TaskItem<unknown>[],
  prepared: unknown,
): Promise<TaskResult[]> {
  if (items.length === 0) return []
  if (phase === 'checking') return (await kind.check?.(work.mall, task, items)) ?? []
  return phase === 'running' ? kind.run(work, task, items, prepared) : kind.undo(work, task, items)
}

/** The database is away or busy: the work goes on when it is back, and no item is to blame. */
const isOutage = (error: unknown) =>
  [...causesOf(error)].some(
    (cause) =>
      'code' in cause &&
      typeof cause.code === 'string' &&
      /^(?:08|25|40|53|55|57)...$|^E[A-Z]+$/.test(cause.code),
  )

/** The result of an item whose work failed on its own. */
function refusalOf(seq: number, phase: Phase, error: unknown): TaskResult {
  if (!(error instanceof MallError)) log.error({ err: error }, 'an item of a task failed')
  const { message } = error instanceof MallError ? error : busy()
  return {
    seq,
    state: phase === 'undoing' ? 'kept' : 'refused',
    notes: [{ line: 0, column: '', text: message }],
  }
}

/**
 * Does the next items of a task in one transaction.
 * @param only the single item that is refused with this error, after it failed alone
 * @returns the state of the task after it, and how many items were done
 * @throws TaskStopped when the task is in another state now
 */
async function doItems(
  mall: Mall,
  kind: TaskKind,
  seen: TaskRow,
  size: number,
  failed?: unknown,
): Promise<{ state: TaskState; row: TaskRow; count: number }> {
  const phase = seen.state
  if (!isPhase(phase)) throw new TaskStopped()
  const task = taskOf(seen)
  const peeked = await itemsFor(phase, mall.db, seen, size)
  const prepared =
    phase === 'running' && failed === undefined && peeked.length > 0
      ? await kind.prepare?.(mall, task, peeked)
      : undefined
  return inOneTransaction(
    mall,
    async (work) => {
      const { tx } = work
      const now = mall.now()
      const [row] = await tx.run(lockTask, [seen.taskId])
      if (!row || row.state !== phase || row.cursor !== seen.cursor) throw new TaskStopped()
      const items = peeked
      const results =
        failed === undefined
          ? await resultsOf(work, kind, phase, task, items, prepared)
          : items.map(({ seq }) => refusalOf(seq, phase, failed))
      const undoOf = new Map(items.map(({ seq, undo }) => [seq, undo]))
      const stored = results.map((one) => ({
        ...one,
        undo: one.undo ?? (phase === 'undoing' ? undoOf.get(one.seq) : null),
      }))
      if (stored.length > 0) await tx.run(writeResults, [row.taskId, JSON.stringify(stored)])
      const done = row.done + items.length
      const isLast = items.length < size || done >= row.total
      const state: TaskState = isLast ? phases[phase].end : phase
      const cursor = items.at(-1)?.seq ?? row.cursor
      const counts = added(row.counts, results)
      const leased = isLast ? 0 : now + leaseSeconds
      await tx.run(advanceTask, [row.taskId, done, cursor, JSON.stringify(counts), state, leased, now])
      return { state, row: { ...row, done, cursor, counts, state }, count: items.length }
    },
    mall.db.unhurried,
  )
}

/** Does the items of a phase in batches, until it ends, a person stops it, or the process stops. */
async function doPhase(
  mall: Mall,
  kind: TaskKind,
  claimed: TaskRow,
  isStopping: () => boolean,
): Promise<void> {
  let seen = claimed
  let size = 10
  while (!isStopping() && isPhase(seen.state)) {
    const began = performance.now()
    let done
    try {
      done = await doItems(mall, kind, seen, size)
    } catch (error) {
      if (error instanceof TaskStopped || isOutage(error)) throw error
      // One of them cannot be done: each is tried alone, and the one that fails is refused.
      done = size === 1 ? await doItems(mall, kind, seen, 1, error) : null
      if (!done) {
        size = 1
        continue
      }
    }
    seen = done.row
    const took = performance.now() - began
    const fitting = Math.max(fewestItems, Math.round((size * targetTime) / Math.max(took, 1)))
    size = Math.min(mostItems, 2 * size, fitting)
    if (mall.db.kind === 'pglite') await sleep(took * rest)
  }
}

/** Milliseconds between two renewals of a lease: reading a ZIP or fetching pictures may take longer than the lease. */
const renewal = 10_000

/** Keeps the lease of a task while its work runs; without the database it lapses, and another process goes on. */
function keepLease(mall: Mall, taskId: number): () => void {
  const renew = () => mall.db.run(renewLease, [taskId, mall.now() + leaseSeconds]).catch(() => {})
  const timer = setInterval(() => void renew(), renewal).unref()
  return () => clearInterval(timer)
}

/** Works on one task until it rests. @returns false when there was none */
export async function runNextTask(
  mall: Mall,
  kinds: readonly TaskKind[],
  isStopping: () => boolean,
): Promise<boolean> {
  const now = mall.now()
  const [row] = await mall.db.run(claimTask, [kinds.map(({ kind }) => kind), now, now + leaseSeconds])
  const kind = kinds.find((one) => one.kind === row?.kind)
  if (!row || !kind) return false
  const endLease = keepLease(mall, row.taskId)
  try {
    if (row.state !== 'undoing' && row.total === 0) {
      await stageItems(mall, kind, taskOf(row), isStopping)
      await mall.db.run(releaseTask, [row.taskId])
      return true
    }
    const holding = holdingDrops(mall)
    try {
      await doPhase(holding.mall, kind, row, isStopping)
    } finally {
      await holding.flush()
    }
    if (isStopping()) await mall.db.run(releaseTask, [row.taskId])
  } catch (error) {
    if (error instanceof TaskStopped) return true
    if (isOutage(error)) throw error
    const isSentence = error instanceof MallError
    if (!isSentence) log.error({ err: error, task: row.taskId }, 'a task failed')
    const problem = isSentence ? error.message : busy().message
    await mall.db.run(writeTaskState, [row.taskId, 'failed', problem, row.done, row.cursor, mall.now()])
  } finally {
    endLease()
  }
  return true
}

/** Lets tasks go on at once whose process ended, where there can be no other process: call it when the mall opens. */
export async function freeTasks({ db }: Pick<Mall, 'db'>): Promise<void> {
  if (db.kind === 'pglite') await db.run(releaseAll, [])
}
