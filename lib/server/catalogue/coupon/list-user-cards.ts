import 'server-only'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import type { CardType } from '@/lib/domain/coupon/card-type'
import { couponTimeProblem } from '@/lib/domain/coupon/index'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { RowOf } from '@/lib/server/ground/db/statement'
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
      ...limitAndOffset(filter.page, filter.size),
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

/** An unused coupon of a member, with the facts that decide whether an order can use it. */
export interface UnusedCard {
  terms: RowOf<typeof unusedUserCards>
  /** The coupon in the contract's shape. @param problem the reason why it cannot be used; null when it can */
  show(problem: string | null): UserCard
}

/** The unused coupons of a member. */
export const loadUnusedCards = async (db: Queries, userId: number): Promise<UnusedCard[]> =>
  (await db.run(unusedUserCards, [userId])).map((terms) => ({
    terms,
    show: (problem) => wireUserCard(terms, problem),
  }))
