import { daySeconds } from '../time/china'

/** Long work of the desk: imports and bulk changes, with a check before anything is written (contract operator). */

export const taskStates = [
  /** Files and choices are being collected. */
  'preparing',
  /** Its items are read and compared with the mall; nothing is written. */
  'checking',
  /** The result of the check waits for a decision. */
  'checked',
  'running',
  'paused',
  'done',
  /** Ended before all items were done; what was done stays. */
  'cancelled',
  'undoing',
  'undone',
  /** Its file cannot be read, or its work cannot go on. */
  'failed',
] as const
export type TaskState = (typeof taskStates)[number]

/** States as people see them. `expired` is not stored: a check that waited too long, with a result about a mall of then. */
export const shownTaskStates = [...taskStates, 'expired'] as const
export type ShownTaskState = (typeof shownTaskStates)[number]

/** Seconds for which the result of a check can be started. */
const checkSeconds = daySeconds

/** The state of a task as people see it. @param updated when its state changed, and `now`, in epoch seconds */
export const shownState = (
  { state, updated }: { state: TaskState; updated: number },
  now: number,
): ShownTaskState => (state === 'checked' && updated <= now - checkSeconds ? 'expired' : state)

export const taskStateNames: Record<ShownTaskState, string> = {
  preparing: '未检查',
  checking: '检查中',
  checked: '待确认',
  running: '进行中',
  paused: '已暂停',
  done: '已完成',
  cancelled: '已取消',
  undoing: '撤销中',
  undone: '已撤销',
  failed: '失败',
  expired: '已过期',
}

/** States in which a process works on a task. */
export const workingStates = ['checking', 'running', 'undoing'] as const satisfies readonly TaskState[]

/**
 * Most items of a task whose changes are on lists at once. A longer one drops the pages with lists at most every
 * `listsWait` seconds and when it ends, so that visitors find pages in the cache.
 */
export const atOnceItems = 50
export const listsWait = 20

/** What people may do with a task, by its state. */
const actionsOf: Partial<Record<ShownTaskState, readonly TaskAction[]>> = {
  preparing: ['cancel'],
  checking: ['cancel'],
  checked: ['start', 'cancel'],
  running: ['pause', 'cancel'],
  paused: ['resume', 'cancel', 'undo'],
  done: ['undo'],
  cancelled: ['undo'],
  expired: ['check', 'cancel'],
}

export const taskActions = ['check', 'start', 'pause', 'resume', 'cancel', 'undo'] as const
export type TaskAction = (typeof taskActions)[number]

export const taskActionNames: Record<TaskAction, string> = {
  check: '重新检查',
  start: '开始导入',
  pause: '暂停',
  resume: '继续',
  cancel: '取消',
  undo: '撤销',
}

/** Whether a task takes an action. One that was undone and kept items is undone again: what changed them may be undone. */
export const takesAction = (
  { state, counts }: { state: ShownTaskState; counts: TaskCounts },
  action: TaskAction,
): boolean =>
  (actionsOf[state]?.includes(action) ?? false) ||
  (state === 'undone' && action === 'undo' && (counts.kept ?? 0) > 0)

/** The state after an action. */
export const stateAfter: Record<TaskAction, TaskState> = {
  check: 'checking',
  start: 'running',
  pause: 'paused',
  resume: 'running',
  cancel: 'cancelled',
  undo: 'undoing',
}

/**
 * What became of an item. `staged` is not checked yet; after the check, and again after the run, it is one of the
 * others. `undone` and `kept` (changed later, so that it was not undone) are those of an undone task.
 */
export const taskItemStates = ['staged', 'create', 'change', 'same', 'refused', 'undone', 'kept'] as const
export type TaskItemState = (typeof taskItemStates)[number]

/**
 * Numbers of items by what became of them; `lacking` are those among them without something that they name, such as
 * pictures.
 */
export type TaskCounts = Partial<Record<TaskItemState | 'lacking', number>>

/** What the run does with new items that lack something: sets them aside (products in the warehouse), or nothing else. */
export const lackingChoices = ['aside', 'usual'] as const
export type LackingChoice = (typeof lackingChoices)[number]

/** Long work within a phase, with a progress of its own: reading a ZIP with pictures, fetching pictures. */
export const taskStepNames = ['unpacking', 'fetching'] as const
export interface TaskStep {
  name: (typeof taskStepNames)[number]
  /** Pictures that it is done with, and all of them; 0 while that is unknown. */
  done: number
  total: number
}

/** A sentence about an item. */
export interface TaskNote {
  /** Line in the file; 0 for the item as a whole. */
  line: number
  /** The column that it is about; empty for none. */
  column: string
  text: string
}
