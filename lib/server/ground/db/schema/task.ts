import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Permission } from '@/lib/domain/desk/permissions'
import { exportFormats, type ExportSubject } from '@/lib/domain/export/subjects'
import {
  lackingChoices,
  taskStates,
  type TaskCounts,
  type TaskItemState,
  type TaskNote,
  type TaskStep,
} from '@/lib/domain/task/task'
import { id, seconds } from './columns'

/** Long work that people at the desk start: imports and bulk changes (contract operator, tasks). */
export const deskTasks = pgTable(
  'desk_tasks',
  {
    taskId: bigserial('task_id', { mode: 'number' }).primaryKey(),
    /** What it does, such as `goods.import`. */
    kind: text('kind').notNull(),
    /** In words, such as the name of its file. */
    title: text('title').notNull(),
    userId: id('user_id').notNull(),
    state: text('state', { enum: taskStates }).notNull(),
    /** What its kind needs, such as its file and the choices about it. */
    input: jsonb('input').$type<unknown>().notNull(),
    counts: jsonb('counts').$type<TaskCounts>().notNull().default({}),
    /** Items that the present phase is done with, and all of them; 0 while that is unknown. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Number of the item that was done last. */
    cursor: integer('cursor').notNull().default(0),
    /** The long work within its phase that a process does now. */
    step: jsonb('step').$type<TaskStep>(),
    /** What its run does with new items that lack something; null before it was started. */
    lacking: text('lacking', { enum: lackingChoices }),
    /** Why it failed; empty otherwise. */
    problem: text('problem').notNull().default(''),
    /** Until then one process works on it. */
    leased: seconds('leased').notNull().default(0),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    index('desk_tasks_working')
      .on(t.taskId)
      .where(sql`${t.state} in ('checking', 'running', 'undoing')`),
    check('desk_tasks_progress', sql`${t.done} >= 0 and ${t.total} >= 0`),
  ],
)

/** The parts of a task, each of which is done in one transaction: a product of an import, a row of a bulk change. */
export const deskTaskItems = pgTable(
  'desk_task_items',
  {
    taskId: id('task_id')
      .notNull()
      .references(() => deskTasks.taskId, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** What identifies it within the task, such as the SPU code of a product. */
    key: text('key').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    state: text('state').$type<TaskItemState>().notNull().default('staged'),
    notes: jsonb('notes').$type<TaskNote[]>().notNull().default([]),
    /** It lacks something that it names, such as a picture. */
    lacks: boolean('lacks').notNull().default(false),
    /** What undoing needs; null where nothing was written. */
    undo: jsonb('undo').$type<unknown>(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.seq] }),
    uniqueIndex('desk_task_items_key').on(t.taskId, t.key),
    index('desk_task_items_state').on(t.taskId, t.state, t.seq),
    index('desk_task_items_lacking')
      .on(t.taskId, t.seq)
      .where(sql`${t.lacks}`),
  ],
)

/** Exports: tasks that write a file, which is kept for some days (contract operator, exports). */
export const deskExports = pgTable(
  'desk_exports',
  {
    taskId: id('task_id')
      .primaryKey()
      .references(() => deskTasks.taskId, { onDelete: 'cascade' }),
    subject: text('subject').$type<ExportSubject>().notNull(),
    format: text('format', { enum: exportFormats }).notNull(),
    /** The only shop whose rows are in it; null for all. */
    shopId: integer('shop_id'),
    /** Headers of its columns; null for all. */
    columns: jsonb('columns').$type<string[]>(),
    /** The conditions of its rows, until it ends: they may name a person. */
    filter: jsonb('filter').$type<Record<string, unknown>>().notNull(),
    isFiltered: boolean('is_filtered').notNull(),
    /** The permissions whose personal data it shows; who has not all of them cannot read the file. */
    shown: jsonb('shown').$type<Permission[]>().notNull(),
    /** The latest attempt to write the file, under whose name its parts are stored; empty before the first one. */
    attempt: text('attempt').notNull().default(''),
    /** Parts that are stored, or about to be. */
    parts: integer('parts').notNull().default(0),
    fileName: text('file_name').notNull().default(''),
    rows: integer('rows').notNull().default(0),
    bytes: id('bytes').notNull().default(0),
    /** Until then the file can be read; null before it is whole, and where there is none. */
    expires: seconds('expires'),
  },
  (t) => [
    index('desk_exports_of_shop').on(t.shopId, t.taskId),
    check('desk_exports_file', sql`${t.parts} >= 0 and ${t.rows} >= 0 and ${t.bytes} >= 0`),
    check('desk_exports_whole', sql`${t.expires} is null or ${t.attempt} <> '' and ${t.fileName} <> ''`),
  ],
)
