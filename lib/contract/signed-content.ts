import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { card } from './catalogue/card'
import { articleType } from './content/article-fields'
import { seconds, wireInt, wirePage, wirePageSize, wireText } from './fields'

/**
 * The signed content API (contract goods §12.6, spec 1 §7): calls for other servers. Its envelope,
 * `{ code, msg, returnData }`, differs from the contract's, so it is declared apart from it. All data comes from the
 * mall's own tables.
 */

export const signedPrefix = '/api/com'

/** The fixed id of the news catalogue in this API (spec 1 §9). */
export const newsCatalogue = 23089
/** The fixed id of the mall in this API (spec 1 §9). */
const appCode = 51

const catalogId = () => wireInt(1, maxId).optional()
const paging = { page: wirePage(), pageSize: wirePageSize(10) }

const listed = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  author: z.string(),
  createTime: seconds,
})
const articles = z.object({
  list: z.array(listed),
  total: z.int(),
  /** Name of the catalogue as the title of the list; '' for all articles. */
  catalogName: z.string(),
})

/**
 * Parameters of every request besides `sign` and `timestamp`. The mall has one tenant: `tenantId` is part of the
 * signature and otherwise ignored.
 */
export const signedEnvelope = z.object({ appCode: wireInt(appCode, appCode, 'appCode不正确').optional() })

export const signedContract = {
  articles: {
    path: '/article/getArticleList',
    input: z.object({ catalogId: catalogId(), title: wireText(100).optional(), ...paging }),
    output: articles,
  },

  /** One catalogue, or all catalogues with their parents. */
  catalogues: {
    path: '/catalog/getCatalogList',
    input: z.object({ catalogId: catalogId() }),
    output: z.array(z.object({ id: z.int(), name: z.string(), parentId: z.int(), type: articleType })),
  },

  /** The article, followed by an element whose slogan the sign-in pages show. */
  article: {
    path: '/article/getArticleDetail',
    input: z.object({ id: wireInt(1, maxId) }),
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        summary: z.string(),
        cover: z.string(),
        content: z.string(),
        catalogName: z.string(),
        slogan: z.string(),
      }),
    ),
  },

  /** The member behind the bearer token. */
  user: {
    path: '/auth/user',
    input: z.object({}),
    output: z.object({
      userId: z.int(),
      mobile: z.string(),
      gradeName: z.string(),
      isStaff: z.boolean(),
    }),
  },

  /** `order_status`, `order_tab` or `article_catalog`; other dictionaries are empty. */
  dictionary: {
    path: '/common/queryDictData',
    input: z.object({ dictType: wireText(40) }),
    output: z.array(z.object({ dictType: z.string(), dictLabel: z.string(), dictValue: z.string() })),
  },

  news: { path: '/app/news/list', input: z.object(paging), output: articles },

  /** The pictures of the home page's carousels. */
  banners: {
    path: '/app/banner/list',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), imageUrl: z.string(), linkUrl: z.string() })),
  },

  coupons: {
    path: '/app/coupon/list',
    input: z.object(paging),
    output: z.object({ list: z.array(card), total: z.int() }),
  },
} as const

export type SignedContract = typeof signedContract
