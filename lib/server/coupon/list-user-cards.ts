import 'server-only'
import type { UserCard } from '@/lib/contract/coupon'
import type { CardType } from '@/lib/domain/card-type'
import { couponProblem, couponTimeProblem } from '@/lib/domain/coupon'
import { couponLines } from '@/lib/domain/order/bill'
import { priceCart } from '@/lib/domain/order/calculate'
import { priceableLines } from '@/lib/domain/order/package-line'
import { cartContext } from '@/lib/server/bill/bill-context'
import { loadCheckoutFacts, type CheckoutQuery } from '@/lib/server/bill/load-facts'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { unusedUserCards, userCardCounts, userCardsPage } from './sql'
import { wireUserCard } from './wire'

/**
 * A member's coupons by status, with the number of each type (contract trade §4.5).
 * @param now epoch seconds
 */
export async function listUserCards(
  db: Queries,
  userId: number,
  now: number,
  filter: { status: 1 | 2 | 3; cardType?: string | undefined; page: number; size: number },
) {
  const [rows, counts] = await Promise.all([
    db.run(userCardsPage, [
      userId,
      filter.status,
      now,
      filter.cardType ?? null,
      filter.size,
      (filter.page - 1) * filter.size,
    ]),
    db.run(userCardCounts, [userId, filter.status, now]),
  ])
  const countOf = (type: string) => counts.find(({ cardType }) => cardType === type)?.count ?? 0
  const count = {
    cash: countOf('cash'),
    discount: countOf('discount'),
    new_gift: countOf('new_gift'),
  } satisfies Record<CardType, number>
  const total = count.cash + count.discount + count.new_gift
  return {
    list: rows.map((row) => wireUserCard(row, couponTimeProblem(row, now))),
    total_count: filter.cardType === undefined ? total : countOf(filter.cardType),
    count: { total, ...count },
  }
}

/**
 * A member's unused coupons for the coupon picker of a checkout (contract trade §4.4).
 * @param now epoch seconds
 * @param usable true for the coupons that fit the checkout, false for the others with the reason
 */
export async function listCheckoutCards(
  db: Queries,
  viewer: Viewer,
  now: number,
  order: Pick<CheckoutQuery, 'source' | 'distributorId'>,
  usable: boolean,
): Promise<UserCard[]> {
  const [facts, cards] = await Promise.all([
    loadCheckoutFacts(db, viewer, now, { ...order, couponCode: null, allCoupons: false, needsShops: false }),
    db.run(unusedUserCards, [viewer.userId]),
  ])
  const shops = new Set(facts.lines.map((line) => line.sku.distributorId))
  const shopId = shops.has(order.distributorId) || shops.size !== 1 ? order.distributorId : [...shops][0]
  const lines = facts.lines.filter((line) => line.sku.distributorId === shopId)
  const distributorId = shopId ?? order.distributorId
  const bill = priceCart(priceableLines(lines), cartContext(facts, viewer, now, distributorId))
  const priced = { distributorId, lines: couponLines(bill) }
  return cards
    .map((row) => wireUserCard(row, couponProblem(row, priced, now)))
    .filter((card) => card.valid === usable)
}
