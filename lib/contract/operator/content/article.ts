import { z } from 'zod'
import { articleLimits, deskArticleStates, type DeskArticleState } from '@/lib/domain/content/desk-article'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import * as dateMessages from '@/lib/domain/messages/date'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { articleType } from '../../content/article-fields'
import {
  bit,
  seconds,
  wireBool,
  wireInt,
  wireJson,
  wireMedia,
  wirePageSize,
  wireText,
  wireHtml,
  wireCursor,
} from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { forOperators, namedText, noPages } from '../options'

/** An article of many pictures, in the percent encoding of forms. */
const maxBodyBytes = 2 * 1024 * 1024
/** The last second of the year 9999. */
const maxTime = 253_402_300_799

const id = () => wireInt(1, maxId, contentMessages.articleMissing)
const states = Object.keys(deskArticleStates) as DeskArticleState[]
const tdk = z.object({ title: z.string(), mate_description: z.string(), mate_keywords: z.string() })

const row = z.object({
  article_id: z.int(),
  title: z.string(),
  summary: z.string(),
  image_url: z.string(),
  author: z.string(),
  category_id: z.int(),
  category_name: z.string(),
  article_type: articleType,
  /** Path below /product of an article with a page of its own; empty for the others. */
  url_path: z.string(),
  state: z.enum(states),
  release_time: seconds,
  /** Lower comes first. */
  sort: z.int(),
  reads: z.int(),
  updated: seconds,
  deleted: seconds.nullable(),
})
export type DeskArticleRow = z.infer<typeof row>

const article = row.extend({
  version: z.int(),
  release_status: bit,
  /** HTML; a text of content blocks as HTML too. */
  content: z.string(),
  /** The text is made of blocks with products or videos, which a changed text of the desk does not keep. */
  is_composed: z.boolean(),
  tdk_content: tdk,
})
export type DeskArticle = z.infer<typeof article>

const title = () =>
  namedText(articleLimits.title, '标题', deskMessages.articleTitleMissing).min(
    1,
    deskMessages.articleTitleMissing,
  )
const categoryId = () => wireInt(1, maxId, '请选择栏目')

export const articleInput = {
  title: title().optional(),
  summary: namedText(articleLimits.summary, '摘要').optional(),
  image_url: wireMedia().optional(),
  author: namedText(articleLimits.author, '作者').optional(),
  category_id: categoryId().optional(),
  content: wireHtml(articleLimits.content, deskMessages.articleTextTooLong).optional(),
  sort: wireInt(0, maxId, deskMessages.sortInvalid).optional(),
  /** Off: a draft. On with a later `release_time`: scheduled. */
  release_status: wireBool().optional(),
  release_time: wireInt(1, maxTime, dateMessages.releaseTimeInvalid).optional(),
  tdk_content: wireJson(
    z.object({
      title: namedText(articleLimits.seoTitle, '标题').optional().default(''),
      mate_description: namedText(articleLimits.seoText, '描述').optional().default(''),
      mate_keywords: namedText(articleLimits.seoText, '关键词').optional().default(''),
    }),
  ).optional(),
}

const done = z.object({ status: z.literal(true) })

/** Articles as the desk writes them (contract operator §10). */
export const operatorArticleContract = {
  list: call('GET', '/operator/articles', '文章列表', forOperators('content:read'))
    .input(
      z.object({
        state: z.enum(states).optional(),
        /** A part of the title. */
        keyword: wireText(50).optional(),
        /** A catalogue with those below it. */
        category_id: wireInt(1, maxId).optional(),
        /** `next` of the page before; the first page without it. */
        after: wireCursor(/^\d{1,12}_\d{1,10}$/),
        ...noPages,
        pageSize: wirePageSize(20, 100),
      }),
    )
    .output(
      z.object({
        list: z.array(row),
        /** Exact up to 10,000; then 10,000 with `more`. */
        total_count: z.int(),
        more: z.boolean(),
        /** For the next page; null on the last one. */
        next: z.string().nullable(),
      }),
    ),

  /** The numbers beside the states of the list. */
  count: call('GET', '/operator/articles/count', '文章数量', forOperators('content:read'))
    .input(z.object({}))
    .output(z.object({ published: z.int(), scheduled: z.int(), draft: z.int(), deleted: z.int() })),

  info: call('GET', '/operator/articles/info', '文章详情', forOperators('content:read'))
    .input(z.object({ article_id: id() }))
    .output(article),

  add: call('POST', '/operator/articles', '新增文章', { ...forOperators('content:write'), maxBodyBytes })
    .input(z.object({ ...articleInput, title: title(), category_id: categoryId() }))
    .output(article),

  /** Changes the fields that are sent. */
  change: call('PUT', '/operator/articles', '修改文章', { ...forOperators('content:write'), maxBodyBytes })
    .input(
      z.object({
        article_id: id(),
        /** The version that the author saw. */
        version: wireInt(1, maxId),
        /** Fields to overwrite although another person changed them since that version. */
        overwrite: wireJson(z.array(wireText(80)).max(50)).optional(),
        ...articleInput,
      }),
    )
    .output(
      z.object({
        /** False when there are conflicts: nothing was saved. */
        saved: z.boolean(),
        conflicts: z.array(editConflict),
        article,
      }),
    ),

  /** Withdraws an article into the recycle bin. */
  remove: call('DELETE', '/operator/articles/{article_id}', '删除文章', forOperators('content:write'))
    .input(z.object({ article_id: id() }))
    .output(done),

  /** Back from the recycle bin, as a draft. */
  restore: call('POST', '/operator/articles/restore', '恢复文章', forOperators('content:write'))
    .input(z.object({ article_id: id() }))
    .output(done),
}
