import { z } from 'zod'
import * as contentMessages from '@/lib/domain/messages/content'
import { call } from '../call'
import { listOf, seconds, wireBool, wireIds, wirePage, wirePageSize } from '../fields'
import { articleId, articleListItem } from './article-fields'

const tags = ['文章']
const auth = 'member'

/** The message for an article that does not exist (contract goods §12.2). */
export const noArticle = '种草不存在'
const invalid = noArticle

const articleInput = z.object({ article_id: articleId() })
const countOnly = z.object({ count: z.int() })

/** Reading, praising and keeping articles as favourites (contract goods §12.4). */
export const articleReactions = {
  /** Counts one read. Browsers send it when the page is shown; POST serves `sendBeacon`. */
  read: call('GET', '/article/focus/{article_id}', '阅读文章', {
    tags,
    invalid,
    also: [{ method: 'POST', path: '/article/focus/{article_id}' }],
  })
    .input(articleInput)
    .output(countOnly),

  countReads: call('GET', '/article/focus/num/{article_id}', '文章阅读数', { tags, invalid })
    .input(articleInput)
    .output(countOnly),

  /** Praises the article or takes the praise back. Public clients send GET. */
  praise: call('POST', '/article/praise/{article_id}', '文章点赞或取消', {
    tags,
    auth,
    invalid,
    also: [{ method: 'GET', path: '/article/praise/{article_id}' }],
    writes: true,
  })
    .input(articleInput)
    .output(countOnly.extend({ status: z.boolean() })),

  countPraise: call('GET', '/article/praise/num/{article_id}', '文章点赞数', { tags, invalid })
    .input(articleInput)
    .output(countOnly),

  checkPraise: call('GET', '/article/praise/check/{article_id}', '是否点赞过文章', { tags, auth, invalid })
    .input(articleInput)
    .output(z.object({ status: z.boolean() })),

  praised: call('GET', '/article/praises/getcountresult', '多篇文章的点赞状态', { tags, auth, invalid })
    .input(z.object({ article_ids: wireIds(100).optional().default([]) }))
    .output(
      z.object({ list: z.array(z.object({ article_id: z.int(), count: z.int(), status: z.boolean() })) }),
    ),

  favourites: call('GET', '/member/collect/article', '收藏的文章', { tags, auth })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(20, 100) }))
    .output(listOf(articleListItem.extend({ fav_id: z.int(), user_id: z.int() }))),

  addFavourite: call('POST', '/member/collect/article/{article_id}', '收藏文章', { tags, auth, invalid })
    .input(articleInput)
    .output(
      z.object({
        fav_id: z.int(),
        company_id: z.literal(1),
        user_id: z.int(),
        article_id: z.int(),
        created: seconds,
      }),
    ),

  /** Returns the number of removed articles. */
  removeFavourites: call('DELETE', '/member/collect/article', '取消收藏文章', {
    tags,
    auth,
    invalid: contentMessages.articleNotRemoved,
    also: [{ method: 'POST', path: '/member/collect/article' }],
  })
    .input(
      z.object({
        article_id: wireIds(100).optional().default([]),
        article_ids: wireIds(100).optional().default([]),
        is_empty: wireBool().optional(),
      }),
    )
    .output(z.object({ status: z.int() })),

  countFavourites: call('GET', '/member/collect/article/num', '收藏的文章数', { tags, auth })
    .input(z.object({}))
    .output(z.object({ fav_total_count: z.int() })),

  isFavourite: call('GET', '/member/collect/article/info', '是否收藏了文章', { tags, auth, invalid })
    .input(articleInput)
    .output(z.object({ is_fav: z.boolean() })),
}
