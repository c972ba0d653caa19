import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { getPageForWrite } from './pages'

/** Seconds without a heartbeat after which a window is no longer the editor. */
const silentSeconds = 45

const lockFields = {
  userId: number,
  name: text,
  session: text,
  since: number,
  at: number,
}
/**
 * Takes or keeps the lock of $1 for user $2 and window $3 at $4, if its holder was silent since $5, or from any holder
 * with $6.
 */
const takeLock = statement(
  'design_take_edit_lock',
  `insert into design_locks as l (theme_pc_template_id, user_id, session, since, at) values ($1, $2, $3, $4, $4)
   on conflict (theme_pc_template_id) do update
     set user_id = excluded.user_id, session = excluded.session, at = excluded.at,
         since = case when l.user_id = excluded.user_id and l.session = excluded.session then l.since else excluded.since end
   where (l.user_id = excluded.user_id and l.session = excluded.session) or l.at < $5::bigint or $6::boolean`,
)
const readLock = statement(
  'design_edit_lock',
  `select l.user_id as "userId", case when m.username <> '' then m.username else m.mobile end as name, l.session, l.since, l.at
     from design_locks l join members m on m.user_id = l.user_id where l.theme_pc_template_id = $1`,
  lockFields,
)
const freeLock = statement(
  'design_free_edit_lock',
  'delete from design_locks where theme_pc_template_id = $1 and user_id = $2 and session = $3',
)

/** A browser window of an editor. */
export interface EditWindow {
  userId: number
  session: string
}

export interface EditLock {
  mine: boolean
  /** Held by a window of the same operator. */
  isOwn: boolean
  userId: number
  name: string
  since: number
  at: number
}

/** Takes the lock of a page when it is free, and returns its holder. */
export async function holdLock(
  db: Queries,
  templateId: number,
  { userId, session }: EditWindow,
  takeOver: boolean,
  now: number,
): Promise<EditLock> {
  await db.run(takeLock, [templateId, userId, session, now, now - silentSeconds, takeOver])
  const row = only(await db.run(readLock, [templateId]), 'the lock of a page')
  const isOwn = row.userId === userId
  return { ...row, isOwn, mine: isOwn && row.session === session }
}

/**
 * The heartbeat of an editor. The lock is only a hint: saves without it are rejected only when their versions are
 * stale.
 * @throws MallError 页面不存在
 */
export const beat = (
  mall: Mall,
  templateId: number,
  window: EditWindow,
  takeOver: boolean,
): Promise<EditLock> =>
  mall.db.transaction(async (tx) => {
    await getPageForWrite(tx, templateId)
    return holdLock(tx, templateId, window, takeOver, mall.now())
  })

/** Releases the lock that a window holds. */
export async function releaseLock(db: Queries, templateId: number, window: EditWindow): Promise<void> {
  await db.run(freeLock, [templateId, window.userId, window.session])
}
