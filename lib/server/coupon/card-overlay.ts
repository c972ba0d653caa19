import 'server-only'
import type { Card } from '@/lib/contract/coupon'
import type { Mall } from '@/lib/server/context'
import { claimableByGuest } from './sql'
import { wireCard } from './wire'

/**
 * The live fields of claimable coupons, for a guest; `stale` when one of them cannot be claimed any more.
 * @param cardIds in the order of the list
 */
export async function fillCoupons({ db, now }: Mall, cardIds: readonly number[]) {
  const at = now()
  const rows = await db.run(claimableByGuest, [0, at, cardIds])
  const cardOf = new Map(rows.map((row) => [row.cardId, wireCard(row, at)]))
  const cards = cardIds.flatMap((cardId) => cardOf.get(cardId) ?? [])
  return cards.length < cardIds.length ? ('stale' as const) : cards.map(liveFields)
}

const liveFields = (card: Card) => ({
  begin_date: card.begin_date,
  end_date: card.end_date,
  date_status: card.date_status,
  get_num: card.get_num,
  use_num: card.use_num,
  received_flag: card.received_flag,
  button_status: card.button_status,
})
