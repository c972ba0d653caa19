import 'server-only'
import { sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { isBeyondCount } from '@/lib/domain/search/limits'
import type { Mall } from '@/lib/server/context'
import { loadCards } from '@/lib/server/goods-card/load-cards'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { yuan } from '@/lib/server/wire/currency'
import { countFacets } from './count-facets'
import { listSeo } from './fill-seo'
import { indexFilter } from './filter'
import { findGoods } from './find-goods'
import { listSkus } from './list-skus'
import { brandFacet, paramFacet, priceFacet, tagFacet } from './name-facets'
import { resultPage } from './result-page'

/** `is_default=false` requests all SKUs at once (contract goods §2.1). */
const requestsSkus = ({ is_default }: GoodsListInput) => is_default === 'false' || is_default === '0'

/** A page of products, or the SKUs of all of them, with facets (contract goods §2). */
export async function listGoods(mall: Mall, input: GoodsListInput, viewer: Viewer | null) {
  const { db } = mall
  const found = await findGoods(db, input, viewer)
  const asSkus = requestsSkus(input) && found.total > 0
  const [list, brands, tags, params] = await Promise.all([
    asSkus ? listSkus(mall, found, input, viewer) : loadCards(db, found.ids, viewer, mall.now()),
    brandFacet(db, found.brand, found.selected.brand),
    tagFacet(db, found.tag, found.selected.tag),
    paramFacet(db, found.params, found.selected.params),
  ])
  const total = asSkus ? list.length : found.total
  return {
    list,
    total_count: total,
    count: total,
    select_tags_list: tags,
    brand_list: { total_count: brands.length, list: brands },
    item_params_list: params,
    price_list: priceFacet(found.price),
    partly_counted: [...found.partial],
    is_near: found.isNear,
    cur: yuan,
    ...(input.is_tdk ? { tdk_data: await listSeo(db, input) } : {}),
  }
}

/** Products on sale in the operator's sort, of equal ones the older first (contract goods §14.1). */
export async function listRecommended(
  { db, now }: Mall,
  input: { page: number; pageSize: number; distributor_id?: number | undefined },
  viewer: Viewer | null,
) {
  const { page, pageSize, distributor_id: shop } = input
  const onSale = { page, pageSize, approve_status: 'onsale', ...(shop ? { distributor_id: [shop] } : {}) }
  // Filtered as for a guest: staff products are not recommended, not even to staff.
  const scope = { from: sql`goods_index i`, where: indexFilter(onSale, null) }
  const sort = sql`i.sort desc nulls last, i.goods_id`
  const [ids, { total }] = await Promise.all([
    isBeyondCount(input) ? [] : resultPage(db, { ...scope, sort }, input),
    countFacets(db, scope, []),
  ])
  return { list: await loadCards(db, ids, viewer, now()), total_count: total, count: total }
}
