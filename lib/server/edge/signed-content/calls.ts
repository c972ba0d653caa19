import 'server-only'
import type { z } from 'zod'
import { newsCatalogue, type SignedContract } from '@/lib/contract/signed-content'
import { notSignedIn } from '@/lib/domain/errors'
import { orderLabels, orderTabs } from '@/lib/domain/order/labels'
import { maskMobile } from '@/lib/domain/person/mask'
import type { Viewer } from '@/lib/domain/person/viewer'
import { listCards } from '@/lib/server/catalogue/coupon/list-cards'
import { listArticles } from '@/lib/server/content/article/list-articles'
import { getContentInfo } from '@/lib/server/content/article-tree/get-info'
import { listHomeSlides } from '@/lib/server/content/template/list-slides'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { widgetHref } from '@/lib/web/link'
import { allCatalogues } from './catalogues'

type SignedCalls = {
  [Name in keyof SignedContract]: (
    input: z.output<SignedContract[Name]['input']>,
    context: { mall: Mall; viewer: Viewer | null },
  ) => Promise<z.input<SignedContract[Name]['output']>>
}

interface ArticleQuery {
  catalogId?: number | undefined
  title?: string | undefined
  page: number
  pageSize: number
}

const noArticles = { list: [], total: 0, catalogName: '' }

async function articlesOf({ db, now }: Mall, { catalogId, title = '', page, pageSize }: ArticleQuery) {
  const catalogue =
    catalogId === undefined ? null : (await allCatalogues(db)).find(({ id }) => id === catalogId)
  if (catalogue === undefined) return noArticles
  const { rows, total } = await listArticles(
    db,
    {
      articleType: catalogue?.type ?? 'general',
      categoryId: catalogue?.categoryId ?? 0,
      articleId: 0,
      title,
      page,
      pageSize,
    },
    now(),
  )
  const list = rows.map((row) => ({
    id: row.articleId,
    title: row.title,
    summary: row.summary,
    cover: row.imageUrl,
    author: row.author,
    createTime: row.releaseTime,
  }))
  return { list, total, catalogName: catalogue?.name ?? '' }
}

async function dictionary({ db }: Mall, dictType: string): Promise<[value: string, label: string][]> {
  if (dictType === 'order_status') return Object.entries(orderLabels)
  if (dictType === 'order_tab') return orderTabs.map(({ status, label }) => [String(status), label])
  if (dictType === 'article_catalog')
    return (await allCatalogues(db)).map(({ id, name }) => [String(id), name])
  return []
}

/** The calls of the signed content API. `door.ts` has already checked signature and input. */
export const signedCalls: SignedCalls = {
  articles: (input, { mall }) => articlesOf(mall, input),

  news: (input, { mall }) => articlesOf(mall, { ...input, catalogId: newsCatalogue }),

  catalogues: async ({ catalogId }, { mall }) =>
    (await allCatalogues(mall.db))
      .filter(({ id }) => catalogId === undefined || id === catalogId)
      .map(({ id, name, parentId, type }) => ({ id, name, parentId, type })),

  article: async ({ id }, { mall: { db, now } }) => {
    const [article, login] = await Promise.all([
      getContentInfo(db, { id, path: '' }, now()),
      findSetting(db, 'login'),
    ])
    const slogan = login?.slogan ?? ''
    const shared = { id, catalogName: article.node_name, slogan }
    const { title, summary, image_url: cover, content } = article
    return [
      { ...shared, title, summary, cover, content },
      { ...shared, title: '', summary: '', cover: '', content: '' },
    ]
  },

  user: async (_input, { viewer }) => {
    if (!viewer) throw notSignedIn()
    const { userId, mobile, gradeName, isStaff } = viewer
    return { userId, mobile: maskMobile(mobile), gradeName, isStaff }
  },

  dictionary: async ({ dictType }, { mall }) =>
    (await dictionary(mall, dictType)).map(([dictValue, dictLabel]) => ({ dictType, dictLabel, dictValue })),

  banners: async (_input, { mall }) =>
    (await listHomeSlides(mall.db)).map(({ index, imgUrl, link }) => ({
      id: index + 1,
      imageUrl: imgUrl,
      linkUrl: widgetHref(link) ?? '',
    })),

  coupons: ({ page, pageSize: size }, { mall, viewer }) =>
    listCards(mall.db, viewer, mall.now(), { itemIds: [], cardIds: [] }, { page, size }),
}
