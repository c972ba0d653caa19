import 'server-only'
import type { DeskTask, DeskTaskItem } from '@/lib/contract/operator/desk/task'
import type { Permission } from '@/lib/domain/desk/permissions'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import { shownState, type TaskItemState, type TaskNote } from '@/lib/domain/task/task'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { getTask } from '@/lib/server/ground/task/change-task'
import type { TaskKind, TaskReport } from '@/lib/server/ground/task/kind'
import { readItems, readTasks, type NamedTask, type TaskItemRow } from '@/lib/server/ground/task/read-tasks'
import { taskOf } from '@/lib/server/ground/task/run-task'
import { taskKinds } from './kinds'

/** The kinds that a person may see, or control. @param may whether the person has a permission */
export const kindsFor = (action: 'read' | 'write', may: (permission: Permission) => boolean): string[] =>
  taskKinds.filter(({ permission }) => may(permission[action])).map(({ kind }) => kind)

const wireTask = (row: NamedTask, now: number): DeskTask => ({
  task_id: row.taskId,
  kind: row.kind,
  title: row.title,
  username: row.username,
  state: shownState(row, now),
  done: row.done,
  total: row.total,
  step: row.step,
  counts: row.counts,
  problem: row.problem,
  created: row.created,
  updated: row.updated,
})

/** A page of tasks, the newest first. @param after the last task of the page before */
export async function listTasks(
  { db, now }: Pick<Mall, 'db' | 'now'>,
  kinds: readonly string[],
  { after, pageSize }: { after?: number | undefined; pageSize: number },
): Promise<{ list: DeskTask[]; next: number | null }> {
  const rows = await readTasks(db, kinds, after ?? null, pageSize + 1)
  const list = rows.slice(0, pageSize).map((row) => wireTask(row, now()))
  return { list, next: rows.length > pageSize ? (list.at(-1)?.task_id ?? null) : null }
}

/** A task. @throws MallError 任务不存在 */
export async function getWireTask(
  { db, now }: Pick<Mall, 'db' | 'now'>,
  taskId: number,
  kinds: readonly string[],
): Promise<DeskTask> {
  const [row] = await readTasks(db, kinds, taskId + 1, 1)
  if (row?.taskId !== taskId) throw new MallError(deskMessages.taskMissing)
  return wireTask(row, now())
}

const itemsPerPage = 50

const kindOf = (name: string): TaskKind => {
  const kind = taskKinds.find((one) => one.kind === name)
  if (!kind) throw new MallError(deskMessages.taskMissing)
  return kind
}

/**
 * Items of a task in one state, or in any.
 * @param after the last item of the page before
 * @param isLacking only those that lack something
 */
export async function listTaskItems(
  db: Queries,
  taskId: number,
  kinds: readonly string[],
  { state, after, isLacking }: { state?: TaskItemState | undefined; after: number; isLacking: boolean },
): Promise<{ list: DeskTaskItem[]; next: number | null }> {
  const task = await getTask(db, taskId, kinds)
  const { describe } = kindOf(task.kind)
  const items = await readItems(db, taskId, {
    state: state ?? null,
    after,
    count: itemsPerPage + 1,
    isLacking,
  })
  const list = items.slice(0, itemsPerPage).map((item) => ({
    seq: item.seq,
    ...describe(item.key, item.data),
    state: item.state,
    notes: item.notes,
  }))
  return { list, next: items.length > itemsPerPage ? (list.at(-1)?.seq ?? null) : null }
}

/** What becomes of an item, as a report says it. */
const stateWords: Record<TaskItemState, string> = {
  staged: '',
  create: '新增',
  change: '更新',
  same: '无变化',
  refused: '未导入',
  undone: '已撤销',
  kept: '未撤销',
}

const sentence = (state: TaskItemState, notes: readonly TaskNote[]) =>
  [stateWords[state], ...new Set(notes.map(({ text }) => text))]
    .filter(Boolean)
    .join('：')
    .replaceAll('：：', '：')

/** Notes stand at their own lines; those of the whole item at its first. */
function addSentences(report: Map<number, string>, item: TaskItemRow, lines: readonly number[]): void {
  const [first = 0] = lines
  for (const line of lines) {
    const notes = item.notes.filter((note) => note.line === line || (note.line === 0 && line === first))
    report.set(line, sentence(item.state, notes))
  }
}

const reportPage = 1000

/** The file of a task with what became of its rows. @throws MallError 任务不存在, 该任务没有文件 */
export async function taskReport(
  mall: Mall,
  taskId: number,
  kinds: readonly string[],
  { onlyRefused, may }: { onlyRefused: boolean; may: (permission: Permission) => boolean },
): Promise<File> {
  const row = await getTask(mall.db, taskId, kinds)
  const kind = kindOf(row.kind)
  if (!kind.report) throw new MallError('该任务没有文件')
  const sentenceOf = new Map<number, string>()
  const refused = new Set<number>()
  for (let after: number | null = 0; after !== null;) {
    const state = onlyRefused ? 'refused' : null
    const items: TaskItemRow[] = await readItems(mall.db, taskId, { state, after, count: reportPage })
    for (const item of items) {
      const { lines } = kind.describe(item.key, item.data)
      addSentences(sentenceOf, item, lines)
      if (item.state === 'refused') for (const line of lines) refused.add(line)
    }
    after = items.length === reportPage ? (items.at(-1)?.seq ?? null) : null
  }
  const report: TaskReport = { sentenceOf, refusedLines: onlyRefused ? refused : null, may }
  return kind.report(mall, taskOf(row), report)
}
