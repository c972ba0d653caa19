import type { MetadataRoute } from 'next'
import { articleHref, articleListHref } from '@/components/article/article-href'
import { shelfOf } from '@/components/article/catalogues'
import { termsPages } from '@/components/help/terms-pages'
import { siteOrigin } from '@/components/layout/site-origin'
import { readArticleSitemap, readArticleSite } from '@/lib/client/content'
import { readSitemap } from '@/lib/client/server'

/** Built from the database, which a build never opens; what is read is kept for an hour. */
export const dynamic = 'force-dynamic'

/** Every page that search engines should know. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ goods, categories, brands }, { articles, catalogues }, { news_category_id }] = await Promise.all([
    readSitemap(),
    readArticleSitemap(),
    readArticleSite(),
  ])
  const at = (path: string, updated?: number): MetadataRoute.Sitemap[number] => ({
    url: siteOrigin() + path,
    ...(updated ? { lastModified: new Date(updated * 1000) } : {}),
  })
  return [
    at(''),
    at('/items'),
    at('/devicePurchase'),
    at('/articleList'),
    at('/article/faqs'),
    ...termsPages.filter(({ listed }) => listed).map(({ path }) => at(path)),
    ...categories.map((id) => at(`/items?cat_id=${id}`)),
    ...brands.map((id) => at(`/items?brand_id=${id}`)),
    ...goods.map(({ id, updated }) => at(`/items/${id}`, updated)),
    ...catalogues.map((id) => at(articleListHref(shelfOf(id, news_category_id)))),
    ...articles.map(({ id, updated }) => at(articleHref(id), updated)),
  ]
}
