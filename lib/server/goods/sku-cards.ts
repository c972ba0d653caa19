import 'server-only'
import { sql } from 'drizzle-orm'
import type { GoodsListInput, GoodsListItem } from '@/lib/contract/goods'
import type { PriceViewer } from '@/lib/domain/price'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { loadGoodsSubsidies } from '@/lib/server/programme/goods-subsidies'
import { loadGoodsMarketings } from '@/lib/server/promotion/goods-marketings'
import { loadPaidPrices } from '@/lib/server/promotion/paid-prices'
import { loadActivities, loadGradePrices } from '@/lib/server/promotion/sku-prices'
import type { Viewer } from '@/lib/server/session/viewer'
import { indexFilter, indexOrder } from './filter'
import type { Found } from './find'
import { rowsOf } from '../db/rows-of'
import { loadGoodsRows } from './rows'
import { loadSkusById } from './skus'
import { wireListItem } from './wire'

/** More skus than this are not listed at once (contract goods §2.1). */
const mostSkus = 500

/**
 * Skus as list rows, in the order of the ids: the row of their goods with the sku's own number, prices, stock and picture.
 * Unknown ids are left out.
 */
async function loadSkuCards(
  db: Queries,
  itemIds: number[],
  viewer: PriceViewer | null,
  now: number,
): Promise<GoodsListItem[]> {
  const skus = await loadSkusById(db, itemIds)
  const goodsIds = [...new Set(skus.map(({ goodsId }) => goodsId))]
  const [rows, activities, gradePrices, marketings, paid] = await Promise.all([
    loadGoodsRows(db, goodsIds),
    loadActivities(db, { itemIds }, now),
    loadGradePrices(db, itemIds, viewer),
    loadGoodsMarketings(db, goodsIds, now),
    loadPaidPrices(db, skus),
  ])
  const subsidies = await loadGoodsSubsidies(db, rows, now)
  const rowOf = new Map(rows.map((row) => [row.goodsId, row]))
  return skus.flatMap((sku) => {
    const row = rowOf.get(sku.goodsId)
    if (!row) return []
    const { itemBn, price, marketPrice, store, approveStatus } = sku
    const pics = sku.pic ? [sku.pic, ...row.pics.filter((pic) => pic !== sku.pic)] : row.pics
    const card = wireListItem(
      { ...row, itemBn, price, marketPrice, store, approveStatus, pics },
      {
        activity: activities.get(sku.itemId),
        gradePrices: gradePrices.get(sku.itemId),
        marketings: marketings.get(sku.goodsId) ?? [],
        viewer,
        subsidy: subsidies.get(sku.goodsId),
        paid: paid.get(sku.itemId),
      },
    )
    const own = {
      item_id: sku.itemId,
      itemId: sku.itemId,
      is_default: sku.isDefault ? (1 as const) : (0 as const),
    }
    return [{ ...card, ...own, item_spec_desc: sku.specText }]
  })
}

/** The skus of found goods, all at once (contract goods §2.1, `is_default=false`). */
export async function listSkus(
  { db, now }: Mall,
  found: Found,
  input: GoodsListInput,
  viewer: Viewer | null,
) {
  const named = input.item_id?.length
    ? sql`s.item_id = any(${`{${input.item_id.join(',')}}`}::bigint[])`
    : sql`true`
  const rows = await rowsOf<{ itemId: number | string }>(
    db,
    sql`select s.item_id as "itemId" from ${found.scope.from} join skus s on s.goods_id = i.goods_id
         where ${found.scope.where} and ${named} and s.approve_status in ('onsale', 'only_show')
         order by ${indexOrder(input.goodsSort)}, s.is_default desc, s.item_id limit ${mostSkus}`,
  )
  return loadSkuCards(
    db,
    rows.map(({ itemId }) => Number(itemId)),
    viewer,
    now(),
  )
}

/** Shown skus by id, in the order of the ids (contract goods §2.5). */
export async function skusById({ db, now }: Mall, itemIds: number[], viewer: Viewer | null) {
  if (itemIds.length === 0) return []
  const filter = indexFilter({ page: 1, pageSize: 1, item_id: itemIds }, viewer)
  const rows = await rowsOf<{ itemId: number | string }>(
    db,
    sql`select s.item_id as "itemId" from goods_index i join skus s on s.goods_id = i.goods_id
         where ${filter} and s.item_id = any(${`{${itemIds.join(',')}}`}::bigint[])`,
  )
  const shown = new Set(rows.map(({ itemId }) => Number(itemId)))
  return loadSkuCards(
    db,
    [...new Set(itemIds)].filter((itemId) => shown.has(itemId)),
    viewer,
    now(),
  )
}
