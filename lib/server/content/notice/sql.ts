import 'server-only'
import type { DeskNoticeState } from '@/lib/domain/content/desk-notice'
import { noticeLimits } from '@/lib/domain/content/desk-notice'
import { recycleDays } from '@/lib/domain/goods/desk-state'
import { daySeconds } from '@/lib/domain/time/china'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
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
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

const rowColumns = {
  notice_id: number,
  title: text,
  state: oneOf<DeskNoticeState>(),
  begin_time: number,
  end_time: number,
  sort: number,
  updated: number,
  deleted: nullable(number),
}
export type NoticeRow = RowOf<typeof rowColumns>

/** The notice `n` is shown to shoppers at a time, as SQL. */
const isCurrent = (now: string) =>
  `n.deleted is null and n.is_on and n.begin_time <= ${now} and (n.end_time = 0 or n.end_time > ${now})`

/** The state of the notice `n`. @param now SQL */
const state = (now: string) => `case when n.deleted is not null then 'deleted' when not n.is_on then 'off'
  when n.begin_time > ${now} then 'scheduled' when n.end_time <> 0 and n.end_time <= ${now} then 'ended' else 'shown' end`

const row = (now: string) =>
  `n.notice_id, n.title, ${state(now)} as state, n.begin_time, n.end_time, n.sort, n.updated, n.deleted`
const order = 'n.sort, n.notice_id desc'
const restorable = (now: string) => `${now} - ${recycleDays * daySeconds}`

const found = `from notices n where ${state('$1::bigint')} = $2::text
  and (n.deleted is null or n.deleted > ${restorable('$1::bigint')})
  and ($3::text is null or strpos(lower(n.title), lower($3)) > 0)`

/** $4 notices in state $2 at $1 from index $5, with $3 in the title. */
export const deskNoticePage = statement(
  'desk_notice_page',
  `select ${jsonRows(`select ${row('$1::bigint')} ${found} order by ${order} limit $4 offset $5`)} as rows,
          (select count(*) ${found}) as total`,
  { rows: json<NoticeRow[]>(), total: number },
)

/** Notice $1 at $2. */
export const deskNotice = statement(
  'desk_notice',
  `select ${row('$2::bigint')}, n.is_on, n.content, ${versionOf('notice', 'n.notice_id')} as version
     from notices n where n.notice_id = $1`,
  { ...rowColumns, is_on: boolean, content: text, version: number },
)
export type NoticeData = RowOf<typeof deskNotice>

/** Notices are entered by one transaction at a time, so that there are never too many. */
export const lockNotices = statement('desk_notice_lock_all', 'select pg_advisory_xact_lock(1469)')

export const countNotices = statement(
  'desk_notice_count',
  'select count(*)::int as count from notices where deleted is null',
  { count: number },
)

/** The notices $1 that are not deleted, locked in the sequence of their ids, at $2. */
export const lockNoticeRows = statement(
  'desk_notice_lock',
  `select ${row('$2::bigint')}, n.is_on from notices n
    where n.notice_id = any($1::int[]) and n.deleted is null order by n.notice_id for update`,
  { ...rowColumns, is_on: boolean },
)

/** A notice $1 with text $2, on or off $3, from $4 until $5, at $6; before the others when $7 is lower. */
export const insertNotice = statement(
  'desk_notice_insert',
  `insert into notices (title, content, is_on, begin_time, end_time, sort, created, updated)
   values ($1, $2, $3, $4, $5, $7, $6, $6) returning notice_id as "noticeId"`,
  { noticeId: number },
)

/** Writes all fields of notice $1 at $8. */
export const writeNotice = statement(
  'desk_notice_write',
  `update notices set title = $2, content = $3, is_on = $4, begin_time = $5, end_time = $6, sort = $7, updated = $8
    where notice_id = $1`,
)

/** Turns the notices $1 on or off ($2) at $3. */
export const turnNotices = statement(
  'desk_notice_turn',
  'update notices set is_on = $2, updated = $3 where notice_id = any($1::int[])',
)

/** Into the recycle bin at $2. */
export const deleteNotice = statement(
  'desk_notice_delete',
  'update notices set deleted = $2::bigint, updated = $2::bigint where notice_id = $1',
)

/** Back from the recycle bin at $2, switched off. */
export const restoreNotice = statement(
  'desk_notice_restore',
  `update notices set deleted = null, is_on = false, updated = $2::bigint
    where notice_id = $1 and deleted > ${restorable('$2::bigint')} returning title`,
  { title: text },
)

/** The notices that shoppers see at $1. */
export const currentNotices = statement(
  'current_notices',
  `select n.notice_id, n.title, n.updated from notices n where ${isCurrent('$1::bigint')}
    order by ${order} limit ${noticeLimits.shown}`,
  { notice_id: number, title: text, updated: number },
)

/** Notice $1, if shoppers see it at $2. */
export const currentNotice = statement(
  'current_notice',
  `select n.notice_id, n.title, n.content, n.updated,
          case when n.begin_time = 0 then n.created else n.begin_time end as begin_time
     from notices n where n.notice_id = $1 and ${isCurrent('$2::bigint')}`,
  { notice_id: number, title: text, content: text, updated: number, begin_time: number },
)

/** Whether a notice began or ended after $1 and up to $2. */
export const turnedNotices = statement(
  'turned_notices',
  `select exists (select from notices n where n.deleted is null and n.is_on
      and ((n.begin_time > $1::bigint and n.begin_time <= $2::bigint)
        or (n.end_time > $1::bigint and n.end_time <= $2::bigint))) as found`,
  { found: boolean },
)
