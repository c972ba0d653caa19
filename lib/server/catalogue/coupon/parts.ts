import 'server-only'
import type { Claimer } from '@/lib/server/catalogue/coverage/claimable-sql'
import { cardCoversSql, type ProductExpressions } from '@/lib/server/catalogue/coverage/covers-sql'
import { tupleReader, tuplesIn, type Tuple } from '@/lib/server/ground/db/json-tuples'
import { cardRow, claimableInShop, type CardRow } from './sql'
import { wireCard } from './wire'

/** The coupons on a product page, from the rows of `claimableIn`. @param now epoch seconds */
export function wireCards(rows: readonly CardRow[], now: number) {
  const list = rows.map((row) => wireCard(row, now))
  return { total_count: list.length, pagers: { total: list.length }, list }
}

/**
 * All claimable coupons that cover a product, for `sortedCards`.
 * @param shop alias of the product's shop in `distributors`, left joined
 */
export const claimableIn = (product: ProductExpressions, claimer: Claimer, shop: string) =>
  tuplesIn(cardRow, claimableInShop(claimer, cardCoversSql('c', product), shop))

const readCards = tupleReader(cardRow)

/** The rows of `claimableIn`: coupons that the member can still claim first, then the latest. */
export function sortedCards(tuples: readonly Tuple[]): CardRow[] {
  const isGone = (row: CardRow) => Number(row.userGetNum >= row.getLimit || row.getNum >= row.quantity)
  return readCards(tuples).sort(
    (one, other) => isGone(one) - isGone(other) || other.created - one.created || other.cardId - one.cardId,
  )
}
