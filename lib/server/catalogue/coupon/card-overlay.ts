import 'server-only'
import type { Card } from '@/lib/contract/catalogue/coupon'
import type { Mall } from '@/lib/server/ground/mall'
import { claimableByGuest } from './sql'
import { wireCard } from './wire'

/**
 * The live fields of claimable coupons, for a guest; `stale` when one of them cannot be claimed any
 * more, or is listed in another place because none is left.
 * @param cardIds in the order of the list
 */
export async function fillCoupons({ db, now }: Mall, cardIds: readonly number[]) {
  const at = now()
  const rows = await db.run(claimableByGuest, [cardIds, at])
  const isSame =
    rows.length === cardIds.length && rows.every(({ cardId }, index) => cardId === cardIds[index])
  return isSame ? rows.map((row) => liveFields(wireCard(row, at))) : ('stale' as const)
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
