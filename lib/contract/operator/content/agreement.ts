import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import * as dateMessages from '@/lib/domain/messages/date'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { seconds, wireInt, wireText, wireHtml } from '../../fields'
import { forOperators } from '../options'

export const agreementTypes = ['member_register', 'privacy', 'member_logout', 'staff'] as const

const maxBodyBytes = 1024 * 1024

const type = z.enum(agreementTypes, '协议不存在')
const texts = {
  title: z.string(),
  /** HTML; empty while nothing was written. */
  content: z.string(),
  /** `YYYY-MM-DD`; empty while nothing was written. */
  take_effect_date: z.string(),
}
const agreement = z.object({
  type,
  ...texts,
  update_date: z.string(),
  /** Number of the published version; 0 while nothing is published. */
  number: z.int(),
  /** What was written since and is not published. */
  draft: z.object({ ...texts, by: z.string(), updated: seconds }).nullable(),
  /** A text to begin with, with the names and contacts of this mall. */
  template: z.string(),
})
export type DeskAgreement = z.infer<typeof agreement>

const version = z.object({
  number: z.int(),
  title: z.string(),
  take_effect_date: z.string(),
  /** Empty for a text from before there were versions. */
  by: z.string(),
  published: seconds,
})
export type AgreementVersion = z.infer<typeof version>

const title = () => wireText(30, '协议名称不能超过30个字').min(1, deskMessages.agreementTitleMissing)
const content = () => wireHtml(60_000, '协议内容过长')
const day = () => wireText(10).regex(/^\d{4}-\d{2}-\d{2}$/, dateMessages.effectiveDateMissing)

/** The agreements that members accept (contract member §12). */
export const operatorAgreementContract = {
  list: call('GET', '/operator/agreements', '协议列表', forOperators('content:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(agreement) })),

  /** Publishes a text as the next version; the draft ends. */
  set: call('PUT', '/operator/agreements', '发布协议', { ...forOperators('content:approve'), maxBodyBytes })
    .input(
      z.object({
        type,
        title: title(),
        content: content().min(1, contentMessages.agreementMissing),
        /** Today without it. */
        take_effect_date: day().optional(),
        /** The version that the author saw; without it the text is published on top of any. */
        number: wireInt(0, maxId).optional(),
      }),
    )
    .output(agreement),

  /** Keeps a text that is not published. */
  saveDraft: call('PUT', '/operator/agreements/draft', '保存协议草稿', {
    ...forOperators('content:write'),
    maxBodyBytes,
  })
    .input(z.object({ type, title: title(), content: content(), take_effect_date: day().optional() }))
    .output(agreement),

  dropDraft: call(
    'DELETE',
    '/operator/agreements/draft/{type}',
    '放弃协议草稿',
    forOperators('content:write'),
  )
    .input(z.object({ type }))
    .output(agreement),

  /** The published versions, the newest first. */
  versions: call('GET', '/operator/agreements/versions', '协议版本列表', forOperators('content:read'))
    .input(z.object({ type }))
    .output(z.object({ list: z.array(version) })),

  version: call('GET', '/operator/agreements/version', '协议版本', forOperators('content:read'))
    .input(z.object({ type, number: wireInt(1, maxId, contentMessages.versionMissing) }))
    .output(version.extend({ content: z.string() })),
}
