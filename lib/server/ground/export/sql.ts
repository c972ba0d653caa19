import 'server-only'
import type { Permission } from '@/lib/domain/desk/permissions'
import type { ExportFormat, ExportSubject } from '@/lib/domain/export/subjects'
import type { TaskState } from '@/lib/domain/task/task'
import {
  boolean,
  json,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

export const insertExport = statement(
  'export_insert',
  `insert into desk_exports (task_id, subject, format, shop_id, filter, is_filtered, shown, columns)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

const fileColumns = { attempt: text, parts: number }
const recordColumns = {
  taskId: number,
  subject: oneOf<ExportSubject>(),
  format: oneOf<ExportFormat>(),
  shown: json<Permission[]>(),
  isFiltered: boolean,
  ...fileColumns,
  fileName: text,
  rows: number,
  bytes: number,
  expires: nullable(number),
  userId: number,
  username: text,
  state: oneOf<TaskState>(),
  done: number,
  total: number,
  problem: text,
  created: number,
}
export type ExportRecord = RowOf<typeof recordColumns>

/** $4 exports of subjects $1 before $3, the newest first; those of shop $2, or of all for null. */
export const exportList = statement(
  'export_list',
  `select e.task_id as "taskId", e.subject, e.format, e.shown, e.is_filtered as "isFiltered", e.attempt, e.parts,
          e.file_name as "fileName", e.rows, e.bytes, e.expires, t.user_id as "userId",
          coalesce(m.username, '') as username, t.state, t.done, t.total, t.problem, t.created
     from desk_exports e join desk_tasks t on t.task_id = e.task_id left join members m on m.user_id = t.user_id
    where e.subject = any($1::text[]) and ($2::int is null or e.shop_id = $2)
      and ($3::bigint is null or e.task_id < $3)
    order by e.task_id desc limit $4`,
  recordColumns,
)

/** What an export is written from, and what an earlier attempt stored. */
export const exportToWrite = statement(
  'export_to_write',
  `select subject, format, shop_id as "shopId", filter, shown, columns, attempt, parts from desk_exports where task_id = $1`,
  {
    subject: oneOf<ExportSubject>(),
    format: oneOf<ExportFormat>(),
    shopId: nullable(number),
    filter: json<Record<string, unknown>>(),
    shown: json<Permission[]>(),
    columns: nullable(json<string[]>()),
    ...fileColumns,
  },
)
/** Begins attempt $2 to write export $1. */
export const beginAttempt = statement(
  'export_begin_attempt',
  'update desk_exports set attempt = $2, parts = 0 where task_id = $1',
)
/** Attempt $2 of export $1 is about to store its part $3; no row when another attempt has begun. */
export const notePart = statement(
  'export_note_part',
  'update desk_exports set parts = $3 where task_id = $1 and attempt = $2 returning 1 as going',
  { going: number },
)
/** The file $3 of attempt $2 is whole: rows $4, bytes $5, kept until $6, which is null for none. */
export const finishExport = statement(
  'export_finish',
  `update desk_exports set file_name = $3, rows = $4, bytes = $5, expires = $6, filter = '{}'
    where task_id = $1 and attempt = $2 returning 1 as going`,
  { going: number },
)

/** $2 exports whose file has expired at $1, or will never be whole. */
export const uselessFiles = statement(
  'export_useless_files',
  `select e.task_id as "taskId", e.attempt, e.parts
     from desk_exports e join desk_tasks t on t.task_id = e.task_id
    where e.expires <= $1 and e.parts > 0
       or t.state in ('cancelled', 'failed') and (e.parts > 0 or e.filter <> '{}'::jsonb)
    order by e.task_id limit $2`,
  { taskId: number, ...fileColumns },
)
/** The file of attempt $2 of export $1 is deleted. */
export const forgetFile = statement(
  'export_forget_file',
  `update desk_exports set parts = 0, filter = '{}' where task_id = $1 and attempt = $2`,
)
