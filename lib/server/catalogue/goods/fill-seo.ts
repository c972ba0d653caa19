import 'server-only'
import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import type { Queries } from '@/lib/server/ground/db/connection'
import { seoOf, type SeoTemplate } from '@/lib/web/seo'
import { listSeoFacts } from './sql/list'

const empty: SeoTemplate = { title: '', mate_keywords: '', mate_description: '' }

/** The texts of a product list for search engines (contract goods §6). */
export async function listSeo(db: Queries, input: GoodsListInput): Promise<SeoTemplate> {
  const categoryId =
    input.category_id?.[0] ?? input.category?.[0] ?? input.cat_id?.[0] ?? input.main_category?.[0]
  const [facts] = await db.run(listSeoFacts, [categoryId ?? null])
  const { settings, path = [] } = facts ?? {}
  const names = path.map(({ categoryName }) => categoryName)
  return seoOf(settings?.['tdk.list'] ?? empty, {
    search_keywords: input.keywords ?? input.tag ?? '',
    category: names.at(-1) ?? '',
    category_path: names.join('/'),
  })
}

/**
 * The texts of a product for search engines (contract goods §6).
 * @param ownTexts the texts of the product itself, which take precedence over the template
 */
export const goodsSeo = (
  template: SeoTemplate | null,
  values: {
    goods_name: string
    goods_brand: string
    goods_price: string
    goods_category: string
    goods_brief: string
    shop_name: string
  },
  ownTexts: Record<string, string>,
): SeoTemplate => seoOf(template ?? empty, values, ownTexts)
