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

export const taskStateNames: Record<TaskState, string> = {
  preparing: '准备中',
  checking: '检查中',
  checked: '待确认',
  running: '进行中',
  paused: '已暂停',
  done: '已完成',
  cancelled: '已取消',
  undoing: '撤销中',
  undone: '已撤销',
  failed: '失败',
}

/** States in which a process works on a task. */
export const workingStates = ['checking', 'running', 'undoing'] as const satisfies readonly TaskState[]

/** What people may do with a task, by its state. */
const actionsOf: Partial<Record<TaskState, readonly TaskAction[]>> = {
  preparing: ['cancel'],
  checking: ['cancel'],
  checked: ['start', 'cancel'],
  running: ['pause', 'cancel'],
  paused: ['resume', 'cancel', 'undo'],
  done: ['undo'],
  cancelled: ['undo'],
}

export const taskActions = ['start', 'pause', 'resume', 'cancel', 'undo'] as const
export type TaskAction = (typeof taskActions)[number]

export const taskActionNames: Record<TaskAction, string> = {
  start: '开始导入',
  pause: '暂停',
  resume: '继续',
  cancel: '取消',
  undo: '撤销',
}

/** Whether a task in this state takes an action. */
export const takesAction = (state: TaskState, action: TaskAction): boolean =>
  actionsOf[state]?.includes(action) ?? false

/** The state after an action. */
export const stateAfter: Record<TaskAction, TaskState> = {
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

/** Numbers of items by what became of them. */
export type TaskCounts = Partial<Record<TaskItemState, number>>

/** A sentence about an item. */
export interface TaskNote {
  /** Line in the file; 0 for the item as a whole. */
  line: number
  /** The column that it is about; empty for none. */
  column: string
  text: string
}
