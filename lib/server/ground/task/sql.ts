import 'server-only'
import type {
  LackingChoice,
  TaskCounts,
  TaskItemState,
  TaskNote,
  TaskState,
  TaskStep,
} from '@/lib/domain/task/task'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

const taskColumns = {
  taskId: number,
  kind: text,
  title: text,
  userId: number,
  state: oneOf<TaskState>(),
  input: json<unknown>(),
  counts: json<TaskCounts>(),
  done: number,
  total: number,
  cursor: number,
  step: nullable(json<TaskStep>()),
  lacking: nullable(oneOf<LackingChoice>()),
  problem: text,
  created: number,
  updated: number,
}
export type TaskRow = RowOf<typeof taskColumns>

const columns = `t.task_id as "taskId", t.kind, t.title, t.user_id as "userId", t.state, t.input, t.counts, t.done,
  t.total, t."cursor", t.step, t.lacking, t.problem, t.created, t.updated`

export const insertTask = statement(
  'task_insert',
  `insert into desk_tasks (kind, title, user_id, state, input, created, updated)
   values ($1, $2, $3, 'preparing', $4, $5, $5) returning task_id as "taskId"`,
  { taskId: number },
)
export const taskRow = statement(
  'task_row',
  `select ${columns} from desk_tasks t where t.task_id = $1`,
  taskColumns,
)
export const lockTask = statement(
  'task_lock',
  `select ${columns} from desk_tasks t where t.task_id = $1 for update`,
  taskColumns,
)
/**
 * Lets the indexes of lists of words and numbers (GIN) gather 32 MB, not 4, of the changes of transactions like this one
 * before they are sorted in: rows of products that are written again have hundreds of entries each.
 */
export const gatherEntries = statement(
  'task_gather_entries',
  `select set_config('gin_pending_list_limit', '32MB', true)`,
)
/** Tasks of kinds $1 below id $2, the newest first, at most $3. */
export const taskPage = statement(
  'task_page',
  `select t.task_id as "taskId", t.kind, t.title, t.user_id as "userId", coalesce(m.username, '') as username, t.state,
          t.counts, t.done, t.total, t.step, t.problem, t.created, t.updated
     from desk_tasks t left join members m on m.user_id = t.user_id
    where t.kind = any($1::text[]) and ($2::bigint is null or t.task_id < $2)
    order by t.task_id desc limit $3`,
  {
    taskId: number,
    kind: text,
    title: text,
    userId: number,
    username: text,
    state: oneOf<TaskState>(),
    counts: json<TaskCounts>(),
    done: number,
    total: number,
    step: nullable(json<TaskStep>()),
    problem: text,
    created: number,
    updated: number,
  },
)
/** Stores what the run of task $1 does with new items that lack something. */
export const writeLacking = statement(
  'task_write_lacking',
  'update desk_tasks set lacking = $2 where task_id = $1',
)
/** Stores step $2 of task $1, which a process works on. */
export const writeStep = statement(
  'task_write_step',
  'update desk_tasks set step = $2 where task_id = $1 and leased > 0',
)
export const writeTaskInput = statement(
  'task_write_input',
  'update desk_tasks set title = $2, input = $3, updated = $4 where task_id = $1',
)
/** Items that can be undone. */
export const countUndoable = statement(
  'task_count_undoable',
  'select count(*)::int as total from desk_task_items where task_id = $1 and undo is not null',
  { total: number },
)
/** State $2 of task $1 with progress $3 of $4, counts $5 and cursor $6, at $7. */
export const turnTask = statement(
  'task_turn',
  `update desk_tasks set state = $2, done = $3, total = $4, counts = $5, "cursor" = $6, leased = 0, step = null,
          updated = $7
    where task_id = $1`,
)
export const writeTaskState = statement(
  'task_write_state',
  `update desk_tasks set state = $2, problem = $3, done = $4, "cursor" = $5, leased = 0, step = null, updated = $6
    where task_id = $1`,
)

/** Takes the oldest task that needs work, of kinds $1, until $3; $2 is now. */
export const claimTask = statement(
  'task_claim',
  `update desk_tasks t set leased = $3
    where t.task_id = (select c.task_id from desk_tasks c
                        where c.state in ('checking', 'running', 'undoing') and c.leased <= $2 and c.kind = any($1::text[])
                        order by c.task_id limit 1 for update skip locked)
   returning ${columns}`,
  taskColumns,
)
/** The only process of an embedded database has just started: leases are of processes that ended. */
export const releaseAll = statement('task_release_all', 'update desk_tasks set leased = 0 where leased > 0')
/** Leases task $1 until $2, unless its work has ended. */
export const renewLease = statement(
  'task_renew_lease',
  'update desk_tasks set leased = $2 where task_id = $1 and leased > 0',
)
/** Notes that a task which is done as a whole has $2 of $3, and leases it until $4; no row when it was stopped. */
export const noteWhole = statement(
  'task_note_whole',
  `update desk_tasks set done = $2, total = $3, leased = $4, updated = $5
    where task_id = $1 and state = 'running' returning 1 as going`,
  { going: number },
)
export const releaseTask = statement('task_release', 'update desk_tasks set leased = 0 where task_id = $1')

/** Deletes the items of task $1, so that its file is read from the beginning. */
export const clearItems = statement('task_clear_items', 'delete from desk_task_items where task_id = $1')
/** Stores that $2 items of task $1 are read, and leases it until $3; no row when the task was stopped. */
export const noteStaged = statement(
  'task_note_staged',
  `update desk_tasks set done = $2, leased = $3, step = null, updated = $4
    where task_id = $1 and state in ('checking', 'running') and total = 0 returning 1 as going`,
  { going: number },
)
/** Puts items $2 (JSON rows) into task $1; the list of a known key grows. */
export const putItems = statement(
  'task_put_items',
  `insert into desk_task_items as i (task_id, seq, key, data)
   select $1, r.seq, r.key, r.data from jsonb_to_recordset($2::jsonb) as r (seq int, key text, data jsonb)
   on conflict (task_id, key) do update set data = i.data || excluded.data`,
)
export const countItems = statement(
  'task_count_items',
  'select count(*)::int as total from desk_task_items where task_id = $1',
  { total: number },
)
export const beginPhase = statement(
  'task_begin_phase',
  `update desk_tasks set done = 0, total = $2, counts = '{}', "cursor" = 0, updated = $3
    where task_id = $1 and state in ('checking', 'running') returning 1 as going`,
  { going: number },
)

const itemColumns = { seq: number, data: json<unknown>(), undo: nullable(json<unknown>()) }
/** Items of task $1 after $2, at most $3. */
export const nextItems = statement(
  'task_next_items',
  `select seq, data, undo from desk_task_items where task_id = $1 and seq > $2 order by seq limit $3`,
  itemColumns,
)
/** Items of task $1 before $2 that can be undone, the last one first, at most $3. */
export const lastItems = statement(
  'task_last_items',
  `select seq, data, undo from desk_task_items where task_id = $1 and seq < $2 and undo is not null order by seq desc limit $3`,
  itemColumns,
)
/** Stores results $2 (JSON rows) of items of task $1. */
export const writeResults = statement(
  'task_write_results',
  `update desk_task_items i set state = r.state, notes = r.notes, undo = r.undo, lacks = coalesce(r.lacks, false)
     from jsonb_to_recordset($2::jsonb) as r (seq int, state text, notes jsonb, undo jsonb, lacks boolean)
    where i.task_id = $1 and i.seq = r.seq`,
)
/** Task $1 is done with $2 items, the last of which is $3: counts $4, state $5, leased until $6, at $7. */
export const advanceTask = statement(
  'task_advance',
  `update desk_tasks set done = $2, "cursor" = $3, counts = $4, state = $5, leased = $6, step = null, updated = $7
    where task_id = $1`,
)

/** Items of task $1 in states $2 (all when null) after item $3, at most $4; $5: only those that lack something. */
export const itemPage = statement(
  'task_item_page',
  `select ${jsonRows(`select i.seq, i.key, i.data, i.state, i.notes from desk_task_items i
      where i.task_id = $1 and ($2::text[] is null or i.state = any($2::text[])) and i.seq > $3
        and (not $5::boolean or i.lacks)
      order by i.seq limit $4`)} as items`,
  { items: json<TaskItemRow[]>() },
)
export interface TaskItemRow {
  seq: number
  key: string
  data: unknown
  state: TaskItemState
  notes: TaskNote[]
}

/** Ended tasks last touched before $1, those in preparation before $2, checked ones before $3; at most $4. */
export const oldTasks = statement(
  'task_old',
  `select task_id as "taskId", kind, user_id as "userId", input, lacking from desk_tasks
    where updated < case state when 'preparing' then $2::bigint when 'checked' then $3::bigint else $1::bigint end
      and state not in ('checking', 'running', 'undoing')
    order by task_id limit $4`,
  {
    taskId: number,
    kind: text,
    userId: number,
    input: json<unknown>(),
    lacking: nullable(oneOf<LackingChoice>()),
  },
)
export const deleteTask = statement('task_delete', 'delete from desk_tasks where task_id = $1')
