import 'server-only'
import type { Permission } from '@/lib/domain/desk/permissions'
import type { Actor } from '@/lib/domain/person/actor'
import type { LackingChoice, TaskItemState, TaskNote, TaskStep } from '@/lib/domain/task/task'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'

/** A task as its kind sees it. */
export interface TaskOf<Input> {
  taskId: number
  actor: Actor
  input: Input
  /** What becomes of new items that lack something; null before the run. */
  lacking: LackingChoice | null
}

/** Tells people at the desk about long work within a phase; it may be called often. */
export type TellStep = (step: TaskStep) => Promise<void>

/** A part of a task. */
export interface TaskItem<Data> {
  seq: number
  data: Data
  /** What the check or the run has stored for undoing. */
  undo: unknown
}

/** What becomes of an item, or would: the check and the run answer with the same. */
export interface TaskResult {
  seq: number
  state: TaskItemState
  notes: TaskNote[]
  /** It lacks something that it names. */
  lacks?: boolean
  /** What undoing needs; null where nothing was written. */
  undo?: unknown
}

/** An item before it has a number. Items with one key are one item, whose lists of data are put together. */
export interface StagedItem {
  key: string
  data: readonly unknown[]
}

/** What a report tells about the lines of a file. */
export interface TaskReport {
  /** A sentence for each line that has one. */
  sentenceOf: ReadonlyMap<number, string>
  /** Only the lines of refused items. */
  refusedLines: ReadonlySet<number> | null
  /** Whether the reader has a permission: personal data is masked for others. */
  may: (permission: Permission) => boolean
}

/**
 * A kind of task. Its methods for items get some of them in their sequence, and answer for each; those that write run
 * within the transaction that also stores the answers, so that after a crash no item is written twice.
 */
export interface TaskKind<Input = unknown, Data = unknown, Prepared = unknown> {
  kind: string
  /** Needed to see and to control tasks of this kind. */
  permission: { read: Permission; write: Permission }
  /** An item in words, and its lines in the file. */
  describe: (key: string, data: Data) => { name: string; lines: number[] }
  /** The file of the task with what became of its rows, as people download it; absent for tasks without a file. */
  report?: (mall: Mall, task: TaskOf<Input>, report: TaskReport) => Promise<File>
  /** Yields the items of a task; what was staged before a crash is staged again. */
  stage?: (mall: Mall, task: TaskOf<Input>, tell: TellStep) => AsyncIterable<StagedItem>
  /** Stores the items of a task itself, numbered from 1, where the database knows them. */
  fill?: (tx: Queries, task: TaskOf<Input>, now: number) => Promise<void>
  /** Tells what the run would do. It writes nothing. Absent for kinds whose preview is a call of its own. */
  check?: (mall: Mall, task: TaskOf<Input>, items: readonly TaskItem<Data>[]) => Promise<TaskResult[]>
  /** Work before the run of items that must stay outside its transaction, such as fetching pictures. */
  prepare?: (
    mall: Mall,
    task: TaskOf<Input>,
    items: readonly TaskItem<Data>[],
    tell: TellStep,
  ) => Promise<Prepared>
  run: (
    work: JoinedWork,
    task: TaskOf<Input>,
    items: readonly TaskItem<Data>[],
    prepared: Prepared | undefined,
  ) => Promise<TaskResult[]>
  /** Undoes items, the last one first; `kept` for one that was changed later. */
  undo: (work: JoinedWork, task: TaskOf<Input>, items: readonly TaskItem<Data>[]) => Promise<TaskResult[]>
  /** Deletes what the task has outside the database, such as its files. */
  forget?: (mall: Mall, task: TaskOf<Input>) => Promise<void>
}
