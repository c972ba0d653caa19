import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import type { StagedItem, TaskKind, TaskOf } from './kind'
import { beginPhase, clearItems, countItems, noteStaged, putItems } from './sql'
import { stepTeller } from './tell-step'

/** Items that are stored together. */
const batch = 200

/** Seconds for which a process has a task, after each step that it finishes. */
export const leaseSeconds = 30

/** The task was stopped by a person, or another process has it. */
export class TaskStopped extends Error {}

/** Items with the same key as one. */
function merged(items: readonly StagedItem[]): { key: string; data: unknown[] }[] {
  const byKey = new Map<string, unknown[]>()
  for (const { key, data } of items) byKey.set(key, [...(byKey.get(key) ?? []), ...data])
  return [...byKey].map(([key, data]) => ({ key, data }))
}

/**
 * Reads the items of a task, from the beginning.
 * @throws TaskStopped when it was stopped; MallError 文件里没有数据, 没有符合条件的内容
 */
export async function stageItems(
  mall: Mall,
  kind: TaskKind,
  task: TaskOf<unknown>,
  isStopping: () => boolean,
): Promise<void> {
  const { taskId } = task
  let read = 0
  let seq = 0
  let waiting: StagedItem[] = []
  const put = async () => {
    const now = mall.now()
    const rows = merged(waiting).map((item) => ({ seq: ++seq, ...item }))
    waiting = []
    await mall.db.transaction(async (tx) => {
      const [going] = await tx.run(noteStaged, [taskId, read, now + leaseSeconds, now])
      if (!going || isStopping()) throw new TaskStopped()
      await tx.run(putItems, [taskId, JSON.stringify(rows)])
    })
  }
  await mall.db.run(clearItems, [taskId])
  for await (const item of kind.stage?.(mall, task, stepTeller(mall, taskId)) ?? []) {
    read++
    waiting.push(item)
    if (waiting.length >= batch) await put()
  }
  await put()
  await mall.db.transaction(async (tx) => {
    await kind.fill?.(tx, task, mall.now())
    const { total } = only(await tx.run(countItems, [taskId]), 'counting items')
    if (total === 0) throw new MallError(kind.stage ? '文件里没有数据' : '没有符合条件的内容')
    const [going] = await tx.run(beginPhase, [taskId, total, mall.now()])
    if (!going) throw new TaskStopped()
  })
}
