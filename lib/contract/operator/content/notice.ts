import { z } from 'zod'
import { deskNoticeStates, noticeLimits, type DeskNoticeState } from '@/lib/domain/content/desk-notice'
import { maxId } from '@/lib/domain/id'
import * as dateMessages from '@/lib/domain/messages/date'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { bit, listOf, seconds, wireBool, wireHtml, wireInt, wireJson, wireText } from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { forOperators, namedText, paging } from '../options'

const maxBodyBytes = 1024 * 1024
/** The last second of the year 9999. */
const maxTime = 253_402_300_799

const missing = deskMessages.noticeMissing
const id = () => wireInt(1, maxId, missing)
const states = Object.keys(deskNoticeStates) as DeskNoticeState[]

const row = z.object({
  notice_id: z.int(),
  title: z.string(),
  state: z.enum(states),
  /** Shoppers see it from then on; 0: at once. */
  begin_time: seconds,
  /** And until then; 0: without an end. */
  end_time: seconds,
  /** Lower comes first. */
  sort: z.int(),
  updated: seconds,
  deleted: seconds.nullable(),
})
export type DeskNoticeRow = z.infer<typeof row>

const notice = row.extend({
  version: z.int(),
  is_on: bit,
  /** HTML. */
  content: z.string(),
})
export type DeskNotice = z.infer<typeof notice>

const title = () =>
  namedText(noticeLimits.title, '标题', deskMessages.noticeTitleMissing).min(
    1,
    deskMessages.noticeTitleMissing,
  )
const content = () => wireHtml(noticeLimits.content, deskMessages.noticeTextTooLong)
const time = () => wireInt(0, maxTime, dateMessages.secondsInvalid)

const noticeInput = {
  title: title().optional(),
  content: content().optional(),
  is_on: wireBool().optional(),
  begin_time: time().optional(),
  end_time: time().optional(),
  sort: wireInt(0, maxId, deskMessages.sortInvalid).optional(),
}

const done = z.object({ status: z.literal(true) })

/** Notices of the mall to all shoppers (contract operator §10). */
export const operatorNoticeContract = {
  /** In the sequence in which shoppers see them. */
  list: call('GET', '/operator/notices', '公告列表', forOperators('content:read'))
    .input(
      z.object({
        ...paging,
        state: z.enum(states).optional().default('shown'),
        /** A part of the title. */
        keyword: wireText(50).optional(),
      }),
    )
    .output(listOf(row)),

  info: call('GET', '/operator/notices/info', '公告详情', forOperators('content:read'))
    .input(z.object({ notice_id: id() }))
    .output(notice),

  add: call('POST', '/operator/notices', '新增公告', { ...forOperators('content:write'), maxBodyBytes })
    .input(z.object({ ...noticeInput, title: title(), content: content() }))
    .output(notice),

  /** Changes the fields that are sent. */
  change: call('PUT', '/operator/notices', '修改公告', { ...forOperators('content:write'), maxBodyBytes })
    .input(
      z.object({
        notice_id: id(),
        /** The version that the author saw. */
        version: wireInt(1, maxId),
        /** Fields to overwrite although another person changed them since that version. */
        overwrite: wireJson(z.array(wireText(80)).max(50)).optional(),
        ...noticeInput,
      }),
    )
    .output(
      z.object({
        /** False when there are conflicts: nothing was saved. */
        saved: z.boolean(),
        conflicts: z.array(editConflict),
        notice,
      }),
    ),

  /** Turns notices on or off, all of them or none. */
  turn: call('POST', '/operator/notices/bulk', '批量启用或停用公告', forOperators('content:write'))
    .input(
      z.object({
        notice_id: wireJson(z.array(id()).min(1, '请选择公告').max(noticeLimits.notices, '公告过多')),
        is_on: wireBool(),
      }),
    )
    .output(z.object({ changed: z.int(), same: z.int() })),

  remove: call('DELETE', '/operator/notices/{notice_id}', '删除公告', forOperators('content:write'))
    .input(z.object({ notice_id: id() }))
    .output(done),

  /** Back from the recycle bin, switched off. */
  restore: call('POST', '/operator/notices/restore', '恢复公告', forOperators('content:write'))
    .input(z.object({ notice_id: id() }))
    .output(done),
}
