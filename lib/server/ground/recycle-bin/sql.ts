import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, number, statement } from '@/lib/server/ground/db/statement'

/** A row in the recycle bin, as its list shows it. */
export interface RecycledRow {
  id: number
  name: string
  /** Who deleted it; empty for an account that is gone. */
  by: string
  /** Epoch seconds. */
  deleted: number
}

export const keepRow = statement(
  'desk_recycled_keep',
  `insert into recycled_rows (subject, subject_id, name, content, user_id, deleted)
   values ($1, $2, $3, $4::jsonb, $5, $6)
   on conflict (subject, subject_id) do update
      set name = excluded.name, content = excluded.content, user_id = excluded.user_id, deleted = excluded.deleted`,
)

const found = 'from recycled_rows r where r.subject = $1 and r.deleted > $2'

/** $3 rows of subject $1 from index $4 that were deleted after $2, the latest first. */
export const recycledPage = statement(
  'desk_recycled_page',
  `select ${jsonRows(`select p.subject_id as id, p.name, coalesce(m.username, '') as by, p.deleted
       from (select r.* ${found} order by r.deleted desc, r.subject_id desc limit $3 offset $4) p
       left join members m on m.user_id = p.user_id order by p.deleted desc, p.subject_id desc`)} as rows,
          (select count(*) ${found}) as total`,
  { rows: json<RecycledRow[]>(), total: number },
)

/** Takes row $2 of subject $1 out, if it was deleted after $3. */
export const takeRow = statement(
  'desk_recycled_take',
  `delete from recycled_rows where subject = $1 and subject_id = $2 and deleted > $3 returning content`,
  { content: json<Record<string, unknown>>() },
)

/** Forgets row $2 of subject $1, with its versions. */
export const forgetRow = statement(
  'desk_recycled_forget_row',
  `with gone as (delete from recycled_rows where subject = $1 and subject_id = $2)
   delete from desk_versions where subject = $1 and subject_id = $2`,
)

/** Forgets rows that were deleted until $1, with their versions. */
export const forgetRows = statement(
  'desk_recycled_forget',
  `with gone as (delete from recycled_rows where deleted <= $1 returning subject, subject_id)
   delete from desk_versions v using gone where v.subject = gone.subject and v.subject_id = gone.subject_id`,
)
