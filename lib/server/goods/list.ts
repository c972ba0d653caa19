import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import type { Mall } from '@/lib/server/context'
import type { Viewer } from '@/lib/server/session/viewer'
import { loadCards } from './cards'
import { brandFacet, paramFacet, tagFacet } from './facets'
import { findGoods } from './find'
import { rowsOf } from './rows-of'
import { listSkus } from './sku-cards'
import { listTdk } from './tdk'
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
    brandFacet(db, found.brand),
    tagFacet(db, found.tag),
    paramFacet(db, found.params),
  ])
  return {
    list,
    total_count: total(list),
    count: total(list),
    select_tags_list: tags,
    brand_list: { total_count: brands.length, list: brands },
    item_params_list: params,
    is_near: found.isNear,
    cur: yuan,
    ...(input.is_tdk ? { tdk_data: await listTdk(db, input) } : {}),
  }
}

const recommended = (shop: SQL, pageSize: number, offset: number) => sql`
  select g.goods_id as "goodsId" from goods g
   where g.approve_status = 'onsale' and g.audit_status = 'approved' and not g.is_gift and not g.staff_goods and ${shop}
   order by g.sort desc, g.goods_id limit ${pageSize} offset ${offset}`

/** On-sale goods by the operator's order (contract goods §14.1). */
export async function listRecommended(
  { db, now }: Mall,
  input: { page: number; pageSize: number; distributor_id?: number | undefined },
  viewer: Viewer | null,
) {
  const shop = input.distributor_id ? sql`g.distributor_id = ${input.distributor_id}` : sql`true`
  const [ids, [counted]] = await Promise.all([
    rowsOf<{ goodsId: number }>(db, recommended(shop, input.pageSize, (input.page - 1) * input.pageSize)),
    rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from goods g
      where g.approve_status = 'onsale' and g.audit_status = 'approved' and not g.is_gift and not g.staff_goods and ${shop}`,
    ),
  ])
  const list = await loadCards(
    db,
    ids.map(({ goodsId }) => Number(goodsId)),
    viewer,
    now(),
  )
  const total = counted?.total ?? 0
  return { list, total_count: total, count: total }
}
