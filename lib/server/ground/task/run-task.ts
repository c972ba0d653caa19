import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { busy, MallError } from '@/lib/domain/errors'
import type { TaskCounts, TaskState } from '@/lib/domain/task/task'
import { inOneTransaction, type JoinedWork } from '@/lib/server/ground/joined-mall'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { failureOf, mostPassing, mostUnclear, pauseAfter } from './failure'
import { holdingDrops } from './held-drops'
import type { TaskItem, TaskKind, TaskOf, TaskResult } from './kind'
import {
  advanceTask,
  claimTask,
  gatherEntries,
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
import { stepTeller } from './tell-step'

/**
 * Milliseconds that the items of one transaction should take: visitors of an embedded mall wait for its end, on
 * PostgreSQL only those who buy one of its products.
 */
const targetTimes = { pglite: 60, postgres: 200 } as const
/** The share of that time for which an embedded mall then rests. */
const rest = 0.25
const mostItems = 600
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
  lacking,
}: Pick<TaskRow, 'taskId' | 'userId' | 'input' | 'lacking'>): TaskOf<unknown> => ({
  taskId,
  actor: { kind: 'operator', id: userId },
  input,
  lacking,
})

const added = (counts: TaskCounts, results: readonly TaskResult[]): TaskCounts => {
  const next = { ...counts }
  for (const { state, lacks } of results) {
    next[state] = (next[state] ?? 0) + 1
    if (lacks) next.lacking = (next.lacking ?? 0) + 1
  }
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
 * @returns the task after it
 * @throws TaskStopped when the task is in another state now
 */
async function doItems(
  mall: Mall,
  kind: TaskKind,
  seen: TaskRow,
  size: number,
  failed?: unknown,
): Promise<TaskRow> {
  const phase = seen.state
  if (!isPhase(phase)) throw new TaskStopped()
  const task = taskOf(seen)
  const peeked = await itemsFor(phase, mall.db.unhurried, seen, size)
  const prepared =
    phase === 'running' && failed === undefined && peeked.length > 0
      ? await kind.prepare?.(mall, task, peeked, stepTeller(mall, task.taskId))
      : undefined
  return inOneTransaction(
    mall,
    async (work) => {
      const { tx } = work
      const now = mall.now()
      // The requests of an embedded mall would wait while so many entries are sorted in.
      if (mall.db.kind === 'postgres') await tx.run(gatherEntries, [])
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
        // An undone item is not undone again; one that was kept may be.
        undo: one.undo ?? (phase === 'undoing' && one.state === 'kept' ? undoOf.get(one.seq) : null),
      }))
      if (stored.length > 0) await tx.run(writeResults, [row.taskId, JSON.stringify(stored)])
      const done = row.done + items.length
      const isLast = items.length < size || done >= row.total
      const state: TaskState = isLast ? phases[phase].end : phase
      const cursor = items.at(-1)?.seq ?? row.cursor
      const counts = added(row.counts, results)
      const leased = isLast ? 0 : now + leaseSeconds
      await tx.run(advanceTask, [row.taskId, done, cursor, JSON.stringify(counts), state, leased, now])
      return { ...row, done, cursor, counts, state }
    },
    mall.db.unhurried,
  )
}

/** Attempts with the items that are next. */
interface Attempts {
  /** Items of the next transaction. */
  size: number
  /** Attempts that failed since the last transaction. */
  failed: number
  /** The error with which the next item is refused. */
  refusal?: unknown
}

/**
 * The next attempt after one that failed. Of several items each is tried alone, so that the one that fails is refused.
 * Passing errors refuse none: the same items are tried again.
 * @throws the error when it has not passed
 */
function attemptAfter({ size, failed }: Attempts, error: unknown): { next: Attempts; pause: number } {
  const failure = failureOf(error)
  if (failure !== 'passing' && size > 1) return { next: { size: 1, failed: 0 }, pause: 0 }
  const attempts = failed + 1
  if (failure === 'lasting' || (failure === 'unclear' && attempts === mostUnclear))
    return { next: { size: 1, failed: 0, refusal: error }, pause: 0 }
  if (attempts === mostPassing) throw error
  return { next: { size: Math.ceil(size / 2), failed: attempts }, pause: pauseAfter(attempts) }
}

/** Does the items of a phase in batches, until it ends, a person stops it, or the process stops. */
async function doPhase(
  mall: Mall,
  kind: TaskKind,
  claimed: TaskRow,
  isStopping: () => boolean,
): Promise<void> {
  let seen = claimed
  let attempts: Attempts = { size: 10, failed: 0 }
  while (!isStopping() && isPhase(seen.state)) {
    const began = performance.now()
    const { size, refusal } = attempts
    try {
      seen = await doItems(mall, kind, seen, size, refusal)
    } catch (error) {
      if (error instanceof TaskStopped) throw error
      const { next, pause } = attemptAfter(attempts, error)
      attempts = next
      if (pause > 0) await sleep(pause)
      continue
    }
    const took = performance.now() - began
    const fitting = Math.max(fewestItems, Math.round((size * targetTimes[mall.db.kind]) / Math.max(took, 1)))
    attempts = { size: Math.min(mostItems, 2 * size, fitting), failed: 0 }
    if (mall.db.kind === 'pglite') await sleep(took * rest)
  }
}

/** Milliseconds between two renewals of a lease: reading a ZIP or fetching pictures may take longer than the lease. */
const renewal = 10_000

/** Keeps the lease of a task while its work runs; without the database it lapses, and another process goes on. */
export function keepLease(mall: Mall, taskId: number): () => void {
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
    const holding = holdingDrops(mall, row.total)
    try {
      await doPhase(holding.mall, kind, row, isStopping)
    } finally {
      await holding.flush()
    }
    if (isStopping()) await mall.db.run(releaseTask, [row.taskId])
  } catch (error) {
    if (error instanceof TaskStopped) return true
    // The task goes on when its lease ends.
    if (failureOf(error) === 'passing') throw error
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
