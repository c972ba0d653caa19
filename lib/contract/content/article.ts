import { z } from 'zod'
import { call } from '../call'
import { richText } from '../catalogue/goods-detail'
import { listOf, wireInt, wirePage, wireText } from '../fields'
import { articleDetail, articleId, articleListItem, articleType } from './article-fields'
import { articleReactions, noArticle } from './article-reactions'

export type { ArticleDetail, ArticleListItem } from './article-fields'

const tags = ['文章']

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

/** A catalogue of articles with its child catalogues (contract goods §12.4). */
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

const listInput = z.object({
  title: wireText(100).optional(),
  article_id: articleId().optional(),
  /** Includes the catalogues below this one. */
  category_id: articleId().optional(),
  article_type: articleType.optional(),
  /** Region of the shop that published the article. */
  province: wireText(40).optional(),
  city: wireText(40).optional(),
  area: wireText(40).optional(),
  /** Our own: newest first instead of the operator's sort. */
  order: z.literal('newest').optional(),
  page: wirePage(),
  pageSize: wireInt(1, 100).optional().default(100),
})
export type ArticleListInput = z.output<typeof listInput>

const articleList = listOf(articleListItem).extend({ province_list: z.array(z.string()) })

export const articleContract = {
  list: call('GET', '/article/management', '文章列表', { tags, kept: {} })
    .input(listInput)
    .output(articleList),

  /** `[]` for an article that does not exist or is not released (contract goods §12.2). */
  detail: call('GET', '/article/management/{article_id}', '文章详情', {
    tags,
    invalid: noArticle,
    kept: {
      live: ['articleFocusNum', 'articlePraiseNum', 'content.*.data.*.sales'],
      personal: ['isPraise', 'isCollect'],
    },
  })
    .input(z.object({ article_id: articleId(), rich_text: richText }))
    .output(z.union([articleDetail, z.tuple([])])),

  categories: call('GET', '/article/category', '文章栏目树', { tags, kept: {} })
    .input(z.object({ category_type: articleType.optional().default('general') }))
    .output(z.array(articleCategory)),

  /** Provinces of the shops that published articles. */
  provinces: call('GET', '/article/province', '文章所在省份', { tags, kept: {} })
    .input(z.object({}))
    .output(z.array(z.string())),

  /** The list for a member: tells which articles they praised and keep as favourites, for every type. */
  listForMember: call('GET', '/article/usermanagement', '文章列表（会员）', { tags, auth: 'member' })
    .input(listInput)
    .output(articleList),

  detailForMember: call('GET', '/article/usermanagement/{article_id}', '文章详情（会员）', {
    tags,
    invalid: noArticle,
    auth: 'member',
  })
    .input(z.object({ article_id: articleId(), rich_text: richText }))
    .output(z.union([articleDetail, z.tuple([])])),

  ...articleReactions,
}
