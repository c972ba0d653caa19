import 'server-only'
import { sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadSkuCards } from '@/lib/server/catalogue/goods-card/load-sku-cards'
import { shownStatusList } from '@/lib/server/catalogue/goods-lookup/visible-products'
import type { Mall } from '@/lib/server/ground/mall'
import { skuIds } from '../sql/list'
import { bigintArray, indexFilter, sortOf } from './filter'
import type { FoundGoods } from './find-goods'

/** Most SKUs of one answer (contract goods §2.1). */
const maxSkus = 500

/** The SKUs of found products, all at once (contract goods §2.1, `is_default=false`). */
export async function listSkus(
  { db, now }: Mall,
  { scope }: FoundGoods,
  input: GoodsListInput,
  viewer: Viewer | null,
) {
  const isRequested = input.item_id?.length ? sql`s.item_id = any(${bigintArray(input.item_id)})` : sql`true`
  const rows = await db.run(
    ...skuIds(
      sql`select s.item_id as "itemId" from ${scope.from} join skus s on s.goods_id = i.goods_id
           where ${scope.where} and ${isRequested} and s.approve_status in ${sql.raw(shownStatusList)}
           order by ${sortOf(input.goodsSort)}, s.is_default desc, s.item_id limit ${maxSkus}`,
    ),
  )
  return loadSkuCards(
    db,
    rows.map(({ itemId }) => itemId),
    viewer,
    now(),
  )
}

/** Visible SKUs by id, in the order of the ids (contract goods §2.5). */
export async function listSkusById({ db, now }: Mall, itemIds: number[], viewer: Viewer | null) {
  if (itemIds.length === 0) return []
  const filter = indexFilter({ page: 1, pageSize: 1, item_id: itemIds }, viewer)
  const rows = await db.run(
    ...skuIds(
      sql`select s.item_id as "itemId" from goods_index i join skus s on s.goods_id = i.goods_id
           where ${filter} and s.item_id = any(${bigintArray(itemIds)})`,
    ),
  )
  const visible = new Set(rows.map(({ itemId }) => itemId))
  return loadSkuCards(
    db,
    [...new Set(itemIds)].filter((itemId) => visible.has(itemId)),
    viewer,
    now(),
  )
}
