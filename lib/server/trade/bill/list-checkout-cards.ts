import 'server-only'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import { couponProblem } from '@/lib/domain/coupon/index'
import { couponLines } from '@/lib/domain/order/price/bill'
import { priceCart } from '@/lib/domain/order/price/calculate'
import { priceableLines } from '@/lib/domain/order/price/package-line'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadUnusedCards } from '@/lib/server/catalogue/coupon/list-user-cards'
import type { Queries } from '@/lib/server/ground/db/connection'
import { pageOf } from '@/lib/server/ground/db/page'
import { cartContext } from './bill-context'
import { loadCheckoutFacts, type CheckoutQuery } from './load-facts'

/**
 * A page of a member's unused coupons for the coupon picker of a checkout (contract trade §4.4).
 * @param now epoch seconds
 * @param shown.usable true for the coupons that fit the checkout, false for the others with the reason
 * @returns the coupons of the page, and the number of coupons that match
 */
export async function listCheckoutCards(
  db: Queries,
  viewer: Viewer,
  now: number,
  order: Pick<CheckoutQuery, 'source' | 'distributorId'>,
  { usable, page, size }: { usable: boolean; page: number; size: number },
): Promise<{ list: UserCard[]; total: number }> {
  const [facts, cards] = await Promise.all([
    loadCheckoutFacts(db, viewer, now, { ...order, couponCode: null, allCoupons: false, needsShops: false }),
    loadUnusedCards(db, viewer.userId),
  ])
  const shops = new Set(facts.lines.map((line) => line.sku.distributorId))
  const shopId = shops.has(order.distributorId) || shops.size !== 1 ? order.distributorId : [...shops][0]
  const lines = facts.lines.filter((line) => line.sku.distributorId === shopId)
  const distributorId = shopId ?? order.distributorId
  const bill = priceCart(priceableLines(lines), cartContext(facts, viewer, now, distributorId))
  const priced = { distributorId, lines: couponLines(bill) }
  const shown = cards
    .map(({ terms, show }) => show(couponProblem(terms, priced, now)))
    .filter((card) => card.valid === usable)
  return { list: pageOf(shown, page, size), total: shown.length }
}
