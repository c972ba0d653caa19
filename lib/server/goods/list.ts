import 'server-only'
import { sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { isBeyondCount } from '@/lib/domain/search/limits'
import type { Mall } from '@/lib/server/context'
import type { Viewer } from '@/lib/server/session/viewer'
import { loadCards } from './cards'
import { brandFacet, paramFacet, priceFacet, tagFacet } from './facets'
import { indexFilter } from './filter'
import { findGoods } from './find'
import { resultPage } from './result-page'
import { countFacets } from './count-facets'
import { listSkus } from './sku-cards'
import { listSeo } from './seo'
import { yuan } from './wire'

/** `is_default=false` asks for skus, all at once (contract goods §2.1). */
const asksForSkus = ({ is_default }: GoodsListInput) => is_default === 'false' || is_default === '0'

/** A page of goods, or the skus of all of them, with facets (contract goods §2). */
export async function listGoods(mall: Mall, input: GoodsListInput, viewer: Viewer | null) {
  const { db } = mall
  const found = await findGoods(db, input, viewer)
  const asSkus = asksForSkus(input) && found.total > 0
  const total = (rows: unknown[]) => (asSkus ? rows.length : found.total)
  const [list, brands, tags, params] = await Promise.all([
    asSkus ? listSkus(mall, found, input, viewer) : loadCards(db, found.ids, viewer, mall.now()),
    brandFacet(db, found.brand, found.chosen.brand),
    tagFacet(db, found.tag, found.chosen.tag),
    paramFacet(db, found.params, found.chosen.params),
  ])
  return {
    list,
    total_count: total(list),
    count: total(list),
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

/** On-sale goods by the operator's order, the older ones first (contract goods §14.1). */
export async function listRecommended(
  { db, now }: Mall,
  input: { page: number; pageSize: number; distributor_id?: number | undefined },
  viewer: Viewer | null,
) {
  const { page, pageSize, distributor_id: shop } = input
  const onSale = { page, pageSize, approve_status: 'onsale', ...(shop ? { distributor_id: [shop] } : {}) }
  // Whoever looks: goods for staff are not for recommending.
  const scope = { from: sql`goods_index i`, where: indexFilter(onSale, null) }
  const order = sql`i.sort desc nulls last, i.goods_id`
  const [ids, { total }] = await Promise.all([
    isBeyondCount(input) ? [] : resultPage(db, { ...scope, order }, input),
    countFacets(db, scope, []),
  ])
  return { list: await loadCards(db, ids, viewer, now()), total_count: total, count: total }
}
