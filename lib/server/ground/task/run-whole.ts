import 'server-only'
import { busy, MallError } from '@/lib/domain/errors'
import type { Transaction } from '@/lib/server/ground/db/connection'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { failureOf } from './failure'
import { keepLease } from './run-task'
import { claimTask, lockTask, noteWhole, releaseTask, turnTask, writeTaskState } from './sql'
import { leaseSeconds, TaskStopped } from './stage'

/** A task that is done as a whole: work that a crash ends begins anew. */
export interface WholeTask {
  taskId: number
  kind: string
  /** Stores the progress. @throws TaskStopped when a person cancelled it or the process stops */
  note: (done: number, total: number) => Promise<void>
  /** Ends it, with what `store` writes in the same transaction. @throws TaskStopped as `note` */
  finish: (done: number, store: (tx: Transaction) => Promise<void>) => Promise<void>
}

/** Works on one such task of these kinds. @returns false when there was none */
export async function runNextWhole(
  mall: Mall,
  kinds: readonly string[],
  work: (task: WholeTask) => Promise<void>,
  isStopping: () => boolean,
): Promise<boolean> {
  const { db, now } = mall
  const [row] = await db.run(claimTask, [kinds, now(), now() + leaseSeconds])
  if (!row) return false
  const { taskId, kind } = row
  const endLease = keepLease(mall, taskId)
  try {
    await work({
      taskId,
      kind,
      async note(done, total) {
        const at = now()
        const [going] = await db.run(noteWhole, [taskId, done, total, at + leaseSeconds, at])
        if (!going || isStopping()) throw new TaskStopped()
      },
      finish: (done, store) =>
        db.transaction(async (tx) => {
          const [current] = await tx.run(lockTask, [taskId])
          if (current?.state !== 'running') throw new TaskStopped()
          await store(tx)
          await tx.run(turnTask, [taskId, 'done', done, done, '{}', 0, now()])
        }),
    })
  } catch (error) {
    if (error instanceof TaskStopped) {
      if (isStopping()) await db.run(releaseTask, [taskId])
      return true
    }
    if (failureOf(error) === 'passing') throw error
    const isSentence = error instanceof MallError
    if (!isSentence) log.error({ err: error, task: taskId }, 'a task failed')
    const problem = isSentence ? error.message : busy().message
    await db.run(writeTaskState, [taskId, 'failed', problem, 0, 0, now()])
  } finally {
    endLease()
  }
  return true
}
