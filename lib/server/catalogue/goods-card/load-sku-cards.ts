import 'server-only'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { Database } from '@/lib/server/ground/db/connection'
import { wireListItem, type CardViewer } from './list-item'
import { loadCardFacts } from './load-card-facts'
import { loadSkusById } from './load-skus'

/**
 * SKUs as list rows, in the order of the ids: the row of their product with the number, prices, stock and picture of
 * the SKU. Unknown ids are left out.
 * @param now epoch seconds
 */
export async function loadSkuCards(
  db: Database,
  itemIds: number[],
  viewer: CardViewer | null,
  now: number,
): Promise<GoodsListItem[]> {
  const skus = await loadSkusById(db, itemIds)
  const goodsIds = [...new Set(skus.map(({ goodsId }) => goodsId))]
  const facts = await loadCardFacts(db, goodsIds, itemIds, viewer, now)
  if (!facts) return []
  const rowOf = new Map(facts.rows.map((row) => [row.goodsId, row]))
  return skus.flatMap((sku) => {
    const row = rowOf.get(sku.goodsId)
    if (!row) return []
    const { itemBn, price, marketPrice, store, approveStatus } = sku
    const pics = sku.pic ? [sku.pic, ...row.pics.filter((pic) => pic !== sku.pic)] : row.pics
    const activity = facts.activities.get(sku.itemId)
    const card = wireListItem(
      { ...row, itemBn, price, marketPrice, store: activity?.store ?? store, approveStatus, pics },
      facts.extrasOf(row, sku, activity, true),
    )
    return [
      {
        ...card,
        item_id: sku.itemId,
        itemId: sku.itemId,
        is_default: sku.isDefault ? (1 as const) : (0 as const),
        item_spec_desc: sku.specText,
      },
    ]
  })
}
