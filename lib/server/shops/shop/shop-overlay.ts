import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { loadShopCards, loadShopSales, loadShopScores, noScore } from './load-add-ons'

/** A shop in a kept answer, and which of its figures the caller requested. */
export interface KeptShop {
  id: number
  sales: boolean
  score: boolean
  /** Coupons that guests can claim; lists contain the field even without coupons. */
  cards: boolean
}

/** The figures of shops that orders, reviews and claims change. */
export async function fillShops({ db, now }: Mall, shops: readonly KeptShop[]) {
  const idsOf = (figure: 'sales' | 'score' | 'cards') =>
    shops.filter((shop) => shop[figure]).map(({ id }) => id)
  const [sales, scores, cards] = await Promise.all([
    loadShopSales(db, idsOf('sales')),
    loadShopScores(db, idsOf('score')),
    loadShopCards(db, idsOf('cards'), now(), 0),
  ])
  return shops.map((shop) => ({
    ...(shop.sales ? { sales_count: sales.get(shop.id)?.sales ?? 0 } : {}),
    ...(shop.score ? { scoreList: scores.get(shop.id) ?? noScore } : {}),
    discountCardList: cards.get(shop.id) ?? [],
  }))
}
