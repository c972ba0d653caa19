import type { MetadataRoute } from 'next'
import { siteOrigin } from '@/components/layout/site-origin'
import { readSitemap } from '@/lib/client/server'

/** Built from the database, which a build never opens; what is read is kept for an hour. */
export const dynamic = 'force-dynamic'

/** Every page that search engines should know. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { goods, categories, brands, articles } = await readSitemap()
  const at = (path: string, updated?: number): MetadataRoute.Sitemap[number] => ({
    url: siteOrigin() + path,
    ...(updated ? { lastModified: new Date(updated * 1000) } : {}),
  })
  return [
    at(''),
    at('/items'),
    ...categories.map((id) => at(`/items?cat_id=${id}`)),
    ...brands.map((id) => at(`/items?brand_id=${id}`)),
    ...goods.map(({ id, updated }) => at(`/items/${id}`, updated)),
    ...articles.map(({ id, updated }) => at(`/article/detail/${id}`, updated)),
  ]
}
