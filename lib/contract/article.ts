import { z } from 'zod'
import { call } from './call'
import { listOf, seconds, wireId, wireInt, wirePage, wireText } from './fields'

/** An article as lists carry it; `content` is blank there (contract goods §12.1). */
export const articleListItem = z.object({
  article_id: z.int(),
  company_id: z.literal(1),
  title: z.string(),
  summary: z.string(),
  content: z.literal(''),
  image_url: z.string(),
  share_image_url: z.string(),
  sort: z.int(),
  author: z.string(),
  head_portrait: z.string(),
  release_status: z.boolean(),
  release_time: seconds,
  article_type: z.enum(['general', 'bring']),
  category_id: z.int(),
  distributor_id: z.int(),
  created: seconds,
  updated: seconds,
})
export type ArticleListItem = z.infer<typeof articleListItem>

export const articleContract = {
  list: call('GET', '/article/management', '文章列表', { tags: ['文章'] })
    .input(
      z.object({
        title: wireText(100).optional(),
        article_id: wireId().optional(),
        category_id: wireId().optional(),
        article_type: z.enum(['general', 'bring']).optional(),
        page: wirePage(),
        pageSize: wireInt(1, 100).optional().default(100),
      }),
    )
    .output(listOf(articleListItem).extend({ province_list: z.tuple([]) })),
}
