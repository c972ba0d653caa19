import 'server-only'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { PriceViewer } from '@/lib/domain/price'
import { cheapestByProduct } from '@/lib/domain/promotion'
import type { Database } from '@/lib/server/db/connection'
import { wireListItem } from './list-item'
import { loadCardFacts } from './load-card-facts'

/**
 * Products by id as list rows (contract goods §2.3), priced for a viewer, in the order of the ids. Lists,
 * recommendations, favourites and widgets all get their product cards here.
 * @param now epoch seconds
 */
export async function loadCards(
  db: Database,
  goodsIds: number[],
  viewer: PriceViewer | null,
  now: number,
): Promise<GoodsListItem[]> {
  // The default SKU has the id of its product.
  const facts = await loadCardFacts(db, goodsIds, goodsIds, viewer, now)
  if (!facts) return []
  const selling = cheapestByProduct(facts.activities.values())
  return facts.rows.map((row) => {
    const sku = { itemId: row.goodsId, price: row.price }
    return wireListItem(row, facts.extrasOf(row, sku, selling.get(row.goodsId)))
  })
}
