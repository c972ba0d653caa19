import 'server-only'
import { cache } from 'react'
import { cached } from './cached'
import { profiles } from './cache-manifest'
import { orNull } from './or-null'
import { serverApi } from './server-api'

/** Readers of articles, questions and agreements, kept like those of `./server.ts`; nothing personal passes here. */

/** Articles on a page of a list (spec/3-screens §1). */
export const articlePageSize = 10

/** A page of released articles: of one catalogue with all below it, or of all when `catalogueId` is 0. */
export const readArticles = cache((catalogueId: number, page: number) => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['articles', catalogueId, page], () =>
    serverApi.article.list({
      page,
      pageSize: articlePageSize,
      ...(catalogueId ? { category_id: catalogueId } : {}),
    }),
  )
})
export type ArticlePage = Awaited<ReturnType<typeof readArticles>>

/** Entries of the feed. */
const newestCount = 20

/** The newest articles, whatever the operator's order. */
export const readNewestArticles = cache(() => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['articles-newest'], async () => {
    const { list } = await serverApi.article.list({ order: 'newest', page: 1, pageSize: newestCount })
    // Another back end knows its own order only.
    return list.toSorted((one, other) => other.release_time - one.release_time)
  })
})

/** A released article; null when there is none. */
export const readArticle = cache((articleId: number) => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['article', articleId], async () => {
    const article = await serverApi.article.detail({ article_id: articleId })
    return Array.isArray(article) ? null : article
  })
})

/** The tree of article catalogues. */
export const readCatalogues = cache(() => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['article-catalogues'], () => serverApi.article.categories({}))
})

/** Banner of the article pages and the catalogue of the brand news. */
export const readArticleSite = cache(() => {
  const { life, tags } = profiles.texts
  return cached({ life, tags: tags() }, ['article-site'], () => serverApi.site.articles({}))
})
export type ArticleSite = Awaited<ReturnType<typeof readArticleSite>>

/** Questions and answers in their order. */
export const readFaqs = cache(() => {
  const { life, tags } = profiles.texts
  return cached({ life, tags: tags() }, ['faqs'], async () => (await serverApi.site.faqs({})).list)
})
export type Faq = Awaited<ReturnType<typeof readFaqs>>[number]

type ProtocolType = NonNullable<Parameters<typeof serverApi.session.protocol>[0]['type']>

/** An agreement; its content is '' while the mall has not written it. */
export const readTerms = cache((type: ProtocolType) => {
  const { life, tags } = profiles.texts
  return cached({ life, tags: tags() }, ['terms', type], () => serverApi.session.protocol({ type }))
})
export type Terms = Awaited<ReturnType<typeof readTerms>>
/** The address of an article that stands below /product; `custom` has one of its own (spec 1 §2). */
export const productHref = (path: string): string => (path === 'custom' ? '/custom' : `/product/${path}`)

/** An article by its path below /product; null when there is none. */
export const readProductPage = cache((path: string) => {
  const { life, tags } = profiles.articles
  return cached({ life, tags: tags() }, ['product-page', path], () =>
    orNull(serverApi.content.info({ article_url: path })),
  )
})
