import 'server-only'
import type { CurrentNotice, CurrentNoticeText } from '@/lib/contract/content/site'
import type { DeskNotice } from '@/lib/contract/operator/content/notice'
import type { DeskNoticeState } from '@/lib/domain/content/desk-notice'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import {
  currentNotice,
  currentNotices,
  deskNotice,
  deskNoticePage,
  type NoticeData,
  type NoticeRow,
} from './sql'

/** A page of notices in a state, in the sequence in which shoppers see them. @param now epoch seconds */
export async function listDeskNotices(
  db: Queries,
  { state, keyword }: { state: DeskNoticeState; keyword?: string | undefined },
  { page, pageSize }: { page: number; pageSize: number },
  now: number,
): Promise<{ list: NoticeRow[]; total: number }> {
  const { rows, total } = only(
    await db.run(deskNoticePage, [now, state, keyword || null, ...limitAndOffset(page, pageSize)]),
    'listing notices',
  )
  return { list: rows, total }
}

/** A notice as it is stored. @throws MallError 公告不存在 */
export async function loadNotice(db: Queries, noticeId: number, now: number): Promise<NoticeData> {
  const [row] = await db.run(deskNotice, [noticeId, now])
  if (!row) throw new MallError(deskMessages.noticeMissing)
  return row
}

/** A notice as the desk reads it. */
export const wireNotice = ({ is_on, ...row }: NoticeData): DeskNotice => ({ ...row, is_on: is_on ? 1 : 0 })

/** The notices that shoppers see. @param now epoch seconds */
export const listCurrentNotices = (db: Queries, now: number): Promise<CurrentNotice[]> =>
  db.run(currentNotices, [now])

/** A notice that shoppers see. @throws MallError 公告不存在 */
export async function getCurrentNotice(
  db: Queries,
  noticeId: number,
  now: number,
): Promise<CurrentNoticeText> {
  const [row] = await db.run(currentNotice, [noticeId, now])
  if (!row) throw new MallError(deskMessages.noticeMissing)
  return row
}
