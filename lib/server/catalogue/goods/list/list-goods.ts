import 'server-only'
import { sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import { pageOf } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { yuan } from '@/lib/server/ground/wire/currency'
import { listSeo } from '../fill-seo'
import { indexFilter, sortOf } from './filter'
import { findFacets } from './find-facets'
import { findGoods } from './find-goods'
import { findIds } from './find-products'
import { listSkus } from './list-skus'

/** `is_default=false` requests all SKUs at once (contract goods §2.1). */
export const requestsSkus = ({ is_default }: GoodsListInput) => is_default === 'false' || is_default === '0'

/** A page of products, or the SKUs of all of them, with facets (contract goods §2). */
export async function listGoods(mall: Mall, input: GoodsListInput, viewer: Viewer | null) {
  const { db } = mall
  const found = await findGoods(db, input, viewer)
  const asSkus = requestsSkus(input) && found.total > 0
  const [list, facets] = await Promise.all([
    asSkus ? listSkus(mall, found, input, viewer) : loadCards(db, found.ids, viewer, mall.now()),
    findFacets(db, found),
  ])
  const total = asSkus ? list.length : found.total
  return {
    list,
    total_count: total,
    count: total,
    select_tags_list: facets.tags,
    brand_list: { total_count: facets.brands.length, list: facets.brands },
    item_params_list: facets.params,
    price_list: facets.prices,
    ...(found.isPlain ? {} : { category_ids: facets.categories }),
    partly_counted: facets.partial,
    is_near: found.isNear,
    ...(found.meant === null ? {} : { suggested_keyword: found.meant }),
    cur: yuan,
    ...(input.is_tdk ? { tdk_data: await listSeo(db, input) } : {}),
  }
}

/** Products on sale in the operator's sort, ties by oldest first, or by newest (contract goods §14.1). */
export async function listRecommended(
  { db, now }: Mall,
  input: {
    page: number
    pageSize: number
    distributor_id?: number | undefined
    newest?: boolean | undefined
  },
  viewer: Viewer | null,
) {
  const { page, pageSize, distributor_id: shop } = input
  const onSale = { page, pageSize, approve_status: 'onsale', ...(shop ? { distributor_id: [shop] } : {}) }
  const ids = await findIds(db, {
    from: sql`goods_index i`,
    // Filtered as for a guest: staff products are never recommended, not even to staff.
    where: indexFilter(onSale, null),
    sort: input.newest ? sortOf() : sql`i.sort desc nulls last, i.goods_id`,
    isPlannedOnce: !shop,
  })
  const ofPage = pageOf(ids, page, pageSize)
  return wireList({ list: await loadCards(db, ofPage, viewer, now()), total: ids.length })
}
