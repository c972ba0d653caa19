import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/** Articles on a page of a list (spec 3 §1, /articleList). */
export const articlePageSize = 10

/** A page of released articles: of a catalogue with all catalogues below it, or of all when `catalogueId` is 0. */
export const listArticles = cache((catalogueId: number, page: number) => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['articles', catalogueId, page], () =>
    mallApi.article.list({
      page,
      pageSize: articlePageSize,
      ...(catalogueId ? { category_id: catalogueId } : {}),
    }),
  )
})

/** Number of entries in the feed. */
const newestCount = 20

/** The newest articles, regardless of the operator's sort. */
export const listNewestArticles = cache(() => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['articles-newest'], async () => {
    const { list } = await mallApi.article.list({ order: 'newest', page: 1, pageSize: newestCount })
    // Another back end ignores `order`.
    return list.toSorted((one, other) => other.release_time - one.release_time)
  })
})

/** A released article; null when there is none. */
export const getArticle = cache((articleId: number) => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['article', articleId], async () => {
    const article = await mallApi.article.detail({ article_id: articleId, rich_text: 'blocks' })
    return Array.isArray(article) ? null : article
  })
})

/** The tree of article catalogues. */
export const getCatalogueTree = cache(() => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['article-catalogues'], () => mallApi.article.categories({}))
})

/** Banner of the article pages and the catalogue of the brand news. */
export const getArticleSite = cache(() => {
  const { life, tags } = profiles.texts
  return cached({ life, tags: tags() }, ['article-site'], () => mallApi.site.articles({}))
})

/** An article by its path below /product; null when there is none. */
export const getProductPage = cache((path: string) => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['product-page', path], () =>
    nullIfNotFound(mallApi.content.info({ article_url: path })),
  )
})
