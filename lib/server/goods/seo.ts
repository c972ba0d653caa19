import 'server-only'
import type { GoodsListInput } from '@/lib/contract/goods'
import { seoOf, type SeoTemplate } from '@/lib/web/seo'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { readSetting } from '@/lib/server/settings'

const empty: SeoTemplate = { title: '', mate_keywords: '', mate_description: '' }

const categoryNames = statement(
  'category_path_names',
  `select p.category_name as name
     from categories c join categories p on p.category_id = any(c.path)
    where c.category_id = $1 order by p.level`,
)

/** Names from the top category down to this one. */
export async function categoryPathNames(db: Queries, categoryId: number): Promise<string[]> {
  const rows = await db.run<{ name: string }>(categoryNames, [categoryId])
  return rows.map(({ name }) => name)
}

/** The tdk texts of a goods list (contract goods §6). */
export async function listSeo(db: Queries, input: GoodsListInput): Promise<SeoTemplate> {
  const categoryId =
    input.category_id?.[0] ?? input.category?.[0] ?? input.cat_id?.[0] ?? input.main_category?.[0]
  const [template, path] = await Promise.all([
    readSetting(db, 'tdk.list', empty),
    categoryId ? categoryPathNames(db, categoryId) : [],
  ])
  return seoOf(template, {
    search_keywords: input.keywords ?? input.tag ?? '',
    category: path.at(-1) ?? '',
    category_path: path.join('/'),
  })
}

/** The tdk texts of one goods; its own texts win (contract goods §6). */
export async function goodsSeo(
  db: Queries,
  values: {
    goods_name: string
    goods_brand: string
    goods_price: string
    goods_category: string
    goods_brief: string
    shop_name: string
  },
  own: Record<string, string>,
): Promise<SeoTemplate> {
  return seoOf(await readSetting(db, 'tdk.goods', empty), values, own)
}
