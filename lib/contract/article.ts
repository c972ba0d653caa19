import { z } from 'zod'
import { call } from './call'
import { listOf, seconds, wireInt, wirePage, wireText } from './fields'
import { introBlock } from './goods'

const tags = ['文章']
/** Ids of articles and catalogues are 32-bit. */
const articleId = () => wireInt(1, 2147483647)
export const articleType = z.enum(['general', 'bring'])

/** What lists and details of articles share (contract goods §12.1). */
const articleFields = z.object({
  article_id: z.int(),
  company_id: z.literal(1),
  title: z.string(),
  summary: z.string(),
  image_url: z.string(),
  share_image_url: z.string(),
  sort: z.int(),
  author: z.string(),
  head_portrait: z.string(),
  release_status: z.boolean(),
  release_time: seconds,
  article_type: articleType,
  category_id: z.int(),
  distributor_id: z.int(),
  created: seconds,
  updated: seconds,
})

/** An article as lists carry it; `content` is blank there. */
export const articleListItem = articleFields.extend({ content: z.literal('') })
export type ArticleListItem = z.infer<typeof articleListItem>

const neighbour = z.object({ article_id: z.int(), title: z.string() })

/** An article with its text: HTML or blocks (contract goods §12.2). */
export const articleDetail = articleFields.extend({
  content: z.union([z.string(), z.array(introBlock)]),
  /** The articles before and after it in the list of its catalogue; our own addition. */
  previous: neighbour.nullable().optional(),
  next: neighbour.nullable().optional(),
})
export type ArticleDetail = z.infer<typeof articleDetail>

export interface ArticleCategory {
  category_id: number
  company_id: 1
  category_name: string
  parent_id: number
  category_level: number
  path: string
  sort: number
  category_type: 'general' | 'bring'
  level: number
  children: ArticleCategory[]
}

/** A catalogue of articles with those below it (contract goods §12.4). */
const articleCategory: z.ZodType<ArticleCategory> = z.object({
  category_id: z.int(),
  company_id: z.literal(1),
  category_name: z.string(),
  parent_id: z.int(),
  category_level: z.int(),
  path: z.string(),
  sort: z.int(),
  category_type: articleType,
  level: z.int(),
  get children() {
    return z.array(articleCategory)
  },
})

export const articleContract = {
  list: call('GET', '/article/management', '文章列表', { tags })
    .input(
      z.object({
        title: wireText(100).optional(),
        article_id: articleId().optional(),
        /** A catalogue with all below it. */
        category_id: articleId().optional(),
        article_type: articleType.optional(),
        page: wirePage(),
        pageSize: wireInt(1, 100).optional().default(100),
      }),
    )
    .output(listOf(articleListItem).extend({ province_list: z.tuple([]) })),

  /** `[]` for an article that does not exist or is not released (contract goods §12.2). */
  detail: call('GET', '/article/management/{article_id}', '文章详情', { tags, invalid: '种草不存在' })
    .input(z.object({ article_id: articleId() }))
    .output(z.union([articleDetail, z.tuple([])])),

  categories: call('GET', '/article/category', '文章栏目树', { tags })
    .input(z.object({ category_type: articleType.optional().default('general') }))
    .output(z.array(articleCategory)),
}
