import 'server-only'
import { cardCoversSql, type ProductExpressions } from '@/lib/server/coverage/covers-sql'
import { jsonRows } from '@/lib/server/db/json-rows'
import type { Part } from '@/lib/server/db/parts'
import { json } from '@/lib/server/db/statement'
import { claimableInShop, type CardRow, type Claimer } from './sql'
import { wireCard } from './wire'

/** The coupons on a product page, from what `claimableIn` returned. @param now epoch seconds */
export function wireCards(rows: readonly CardRow[], now: number) {
  const list = rows.map((row) => wireCard(row, now))
  return { total_count: list.length, pagers: { total: list.length }, list }
}

/**
 * All claimable coupons that cover a product, for `sortedCards`.
 * @param shop alias of the product's shop in `distributors`, left joined
 */
export const claimableIn = (
  product: ProductExpressions,
  claimer: Claimer,
  shop: string,
): Part<CardRow[]> => ({
  sql: jsonRows(claimableInShop(claimer, cardCoversSql('c', product), shop)),
  column: json<CardRow[]>(),
})

/** What `claimableIn` returned: first what the member can still get, then the latest. */
export function sortedCards(rows: CardRow[]): CardRow[] {
  const isGone = (row: CardRow) => Number(row.userGetNum >= row.getLimit || row.getNum >= row.quantity)
  return rows.sort(
    (one, other) => isGone(one) - isGone(other) || other.created - one.created || other.cardId - one.cardId,
  )
}
