import 'server-only'
import type { DeskNotice } from '@/lib/contract/operator/content/notice'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { noticeLimits } from '@/lib/domain/content/desk-notice'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit, recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { lockRowVersions, storeEdit, storeEdits } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import { planEdit } from '@/lib/server/ground/desk-version/plan-edit'
import type { Mall } from '@/lib/server/ground/mall'
import { assertPictures, ownPaths, picturesIn } from '@/lib/server/ground/stored-urls'
import { cleanDeskHtml } from '@/lib/server/ground/wire/desk-html'
import { eventTags } from '@/lib/web/cache-tags'
import { loadNotice, wireNotice } from './read-notices'
import {
  countNotices,
  deleteNotice,
  insertNotice,
  lockNoticeRows,
  lockNotices,
  restoreNotice,
  turnNotices,
  writeNotice,
  type NoticeData,
} from './sql'

type Values = Pick<NoticeData, 'title' | 'content' | 'is_on' | 'begin_time' | 'end_time' | 'sort'>
/** Fields of a notice as they are sent; absent ones stay. */
type NoticeInput = { [K in keyof Values]?: Values[K] | undefined }

const subject = 'notice'
const missing = () => new MallError(deskMessages.noticeMissing)
const isShown = ({ state }: Pick<NoticeData, 'state'>) => state === 'shown'

/** @throws MallError 请填写公告内容, 公告内容过长, 图片地址不正确, 内容层级过多 */
function normalized({ env }: Mall, sent: NoticeInput): NoticeInput {
  const { title, content, is_on, begin_time, end_time, sort } = ownPaths(sent, env.publicUrl)
  const rest = { title, is_on, begin_time, end_time, sort }
  if (content === undefined) return rest
  const clean = cleanDeskHtml(content)
  const pictures = picturesIn(clean)
  assertPictures(pictures, env.publicUrl)
  if (clean.length > noticeLimits.content) throw new MallError(deskMessages.noticeTextTooLong)
  if (pictures.length === 0 && clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '')
    throw new MallError(deskMessages.noticeTextMissing)
  return { ...rest, content: clean }
}

/** @throws MallError 结束时间必须晚于开始时间 */
function assertTimes({ begin_time: begin, end_time: end }: Pick<Values, 'begin_time' | 'end_time'>): void {
  if (end !== 0 && end <= begin) throw new MallError(requestMessages.endBeforeStart)
}

/** A text is too long for the audit trail: its length is noted. */
const auditSide = (values: Partial<Values>) => ({
  ...values,
  ...(values.content !== undefined && { content: `${values.content.length} 字` }),
})

const given = (input: NoticeInput) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Values>

/** @throws MallError as `normalized`, 结束时间必须晚于开始时间, 最多200条公告 */
export async function addNotice(
  mall: Mall,
  actor: Actor,
  sent: NoticeInput & { title: string; content: string },
): Promise<DeskNotice> {
  const now = mall.now()
  const start = { title: sent.title, content: '', is_on: true, begin_time: 0, end_time: 0, sort: 0 }
  const values: Values = { ...start, ...given(normalized(mall, sent)) }
  assertTimes(values)
  const added = await mall.db.transaction(async (tx) => {
    await assertRoom(tx)
    const { noticeId } = only(
      await tx.run(insertNotice, [
        ...[values.title, values.content, values.is_on, values.begin_time],
        ...[values.end_time, now, values.sort],
      ]),
      'inserting a notice',
    )
    const after = auditSide(values)
    await recordAudit(tx, { actor, event: 'createNotice', subject, subjectId: noticeId, after }, now)
    return loadNotice(tx, noticeId, now)
  })
  if (isShown(added)) await mall.invalidate(eventTags.noticesChanged())
  return wireNotice(added)
}

/** @throws MallError 最多200条公告，请先删除不用的 */
async function assertRoom(tx: Queries): Promise<void> {
  await tx.run(lockNotices, [])
  if (only(await tx.run(countNotices, []), 'counting notices').count >= noticeLimits.notices)
    throw new MallError(`最多${noticeLimits.notices}条公告，请先删除不用的`)
}

/** A change of a notice. */
interface NoticeChange extends NoticeInput {
  notice_id: number
  /** The version that the author saw. */
  version: number
  overwrite?: string[] | undefined
}

/**
 * Changes the sent fields of a notice; fields that another person changed since are conflicts (ADR 0110).
 * @throws MallError 公告不存在, also for one in the recycle bin; as `addNotice`
 */
export async function changeNotice(
  mall: Mall,
  actor: Actor,
  sent: NoticeChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; notice: DeskNotice }> {
  const now = mall.now()
  const id = sent.notice_id
  const input = normalized(mall, sent)
  const { before, after, conflicts } = await mall.db.transaction(async (tx) => {
    const [locked] = await tx.run(lockNoticeRows, [[id], now])
    if (!locked) throw missing()
    const stored = await loadNotice(tx, id, now)
    const plan = await planEdit<Values>(tx, { subject, id }, sent, input, () => Promise.resolve(stored))
    if (plan.changed.length === 0) return { before: stored, after: stored, conflicts: plan.conflicts }
    const next: Values = { ...stored, ...plan.after }
    assertTimes(next)
    await tx.run(writeNotice, [
      ...[id, next.title, next.content, next.is_on, next.begin_time, next.end_time, next.sort, now],
    ])
    await storeEdit(tx, { subject, id }, plan.version, plan.changed, actor, now)
    await recordAudit(
      tx,
      {
        actor,
        event: 'updateNotice',
        subject,
        subjectId: id,
        before: auditSide(plan.before),
        after: auditSide(plan.after),
      },
      now,
    )
    return { before: stored, after: await loadNotice(tx, id, now), conflicts: plan.conflicts }
  })
  if (before !== after && (isShown(before) || isShown(after)))
    await mall.invalidate(eventTags.noticesChanged())
  return {
    saved: conflicts.length === 0,
    conflicts: await nameConflicts(mall.db, conflicts),
    notice: wireNotice(after),
  }
}

/**
 * Turns notices on or off, all or none.
 * @throws MallError 公告不存在 when one is missing or in the recycle bin
 */
export async function turnMany(
  mall: Mall,
  actor: Actor,
  sentIds: readonly number[],
  isOn: boolean,
): Promise<{ changed: number; same: number }> {
  const now = mall.now()
  const ids = [...new Set(sentIds)]
  const turned = await mall.db.transaction(async (tx) => {
    const rows = await tx.run(lockNoticeRows, [ids, now])
    if (rows.length < ids.length) throw missing()
    const others = rows.filter((row) => row.is_on !== isOn)
    if (others.length === 0) return []
    const otherIds = others.map(({ notice_id: id }) => id)
    const versions = await lockRowVersions(tx, subject, otherIds)
    await tx.run(turnNotices, [otherIds, isOn, now])
    const edits = otherIds.flatMap((id) => {
      const present = versions.get(id)
      return present ? [{ id, present, changed: ['is_on'] }] : []
    })
    await storeEdits(tx, subject, edits, actor, now)
    await recordAudits(
      tx,
      otherIds.map((id) => ({
        actor,
        event: 'updateNotice',
        subject,
        subjectId: id,
        before: { is_on: !isOn },
        after: { is_on: isOn },
      })),
      now,
    )
    return others
  })
  if (turned.some((row) => isShown(row) || (isOn && row.begin_time <= now)))
    await mall.invalidate(eventTags.noticesChanged())
  return { changed: turned.length, same: ids.length - turned.length }
}

/** Moves a notice into the recycle bin. @throws MallError 公告不存在 */
export async function removeNotice(mall: Mall, actor: Actor, id: number): Promise<void> {
  const now = mall.now()
  const removed = await mall.db.transaction(async (tx) => {
    const [row] = await tx.run(lockNoticeRows, [[id], now])
    if (!row) throw missing()
    await tx.run(deleteNotice, [id, now])
    const before = { title: row.title, state: row.state }
    await recordAudit(tx, { actor, event: 'deleteNotice', subject, subjectId: id, before }, now)
    return row
  })
  if (isShown(removed)) await mall.invalidate(eventTags.noticesChanged())
}

/** Back from the recycle bin within its term, switched off. @throws MallError 公告不存在, 最多200条公告 */
export async function bringBackNotice(mall: Mall, actor: Actor, id: number): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    await assertRoom(tx)
    const [restored] = await tx.run(restoreNotice, [id, now])
    if (!restored) throw missing()
    const after = { title: restored.title, state: 'off' }
    await recordAudit(tx, { actor, event: 'restoreNotice', subject, subjectId: id, after }, now)
  })
}
