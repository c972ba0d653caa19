import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { taskStates, type TaskCounts, type TaskItemState, type TaskNote } from '@/lib/domain/task/task'
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
    /** What undoing needs; null where nothing was written. */
    undo: jsonb('undo').$type<unknown>(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.seq] }),
    uniqueIndex('desk_task_items_key').on(t.taskId, t.key),
    index('desk_task_items_state').on(t.taskId, t.state, t.seq),
  ],
)
