import 'server-only'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { cheapestByProduct } from '@/lib/domain/promotion'
import type { Database } from '@/lib/server/ground/db/connection'
import { wireListItem, type CardViewer, type StockedActivity } from './list-item'
import { loadCardFacts } from './load-card-facts'

/**
 * The pieces of a product that an activity can still sell: only its SKUs are for sale while it runs (contract goods
 * §3.2).
 */
const storeIn = ({ seckillId, goodsId }: StockedActivity, activities: Iterable<StockedActivity>): number =>
  [...activities]
    .filter((one) => one.seckillId === seckillId && one.goodsId === goodsId)
    .reduce((sum, { store }) => sum + store, 0)

/**
 * Products by id as list rows (contract goods §2.3), priced for a viewer, in the order of the ids. Lists,
 * recommendations, favourites and widgets all get their product cards here.
 * @param now epoch seconds
 */
export async function loadCards(
  db: Database,
  goodsIds: number[],
  viewer: CardViewer | null,
  now: number,
): Promise<GoodsListItem[]> {
  // The default SKU has the id of its product.
  const facts = await loadCardFacts(db, goodsIds, goodsIds, viewer, now)
  if (!facts) return []
  const selling = cheapestByProduct(facts.activities.values())
  return facts.rows.map((row) => {
    const sku = { itemId: row.goodsId, price: row.price }
    const activity = selling.get(row.goodsId)
    const store = activity ? storeIn(activity, facts.activities.values()) : row.store
    return wireListItem({ ...row, store }, facts.extrasOf(row, sku, activity))
  })
}
