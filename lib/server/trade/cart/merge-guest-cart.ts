import 'server-only'
import { maxCartLines } from '@/lib/domain/goods/stock'
import * as cartMessages from '@/lib/domain/messages/cart'
import type { Viewer } from '@/lib/domain/person/viewer'
import { limitedBuyLeft } from '@/lib/domain/promotion'
import type { Database } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { lockMember } from '@/lib/server/people/account/lock-member'
import type { NamedSku } from '@/lib/server/trade/bill/load-facts'
import { mergeBySku } from '@/lib/server/trade/bill/merge-by-sku'
import { offerProblem, unknownItem } from './offer-problem'
import { readOffers, type Offer } from './offers'
import { putLines, type NewLine } from './sql'

/** The added pieces of a merge, and those that could not be added as requested. */
export interface Merged {
  /** Number of pieces. */
  added: number
  failures: { itemId: number; itemName: string; message: string }[]
}

const rememberKey = statement(
  'cart_remember_merge',
  `insert into guest_cart_merges (user_id, merge_key, merged) values ($1, $2, $3)
   on conflict (user_id) do update set merge_key = excluded.merge_key, merged = excluded.merged
     where guest_cart_merges.merge_key <> excluded.merge_key
   returning 1 as "isNew"`,
  { isNew: number },
)

/** The most pieces of a SKU that the cart may hold: its stock and the limits of the member. */
function most({ store, limitedBuy, activity, activityBought }: Offer): number {
  const inSale = activity && activity.limitNum > 0 && activity.type === 'limited_time_sale'
  return Math.min(
    store,
    limitedBuy ? limitedBuyLeft(limitedBuy) : store,
    inSale ? activity.limitNum - activityBought : store,
  )
}

/**
 * Adds the lines of a guest cart to the member's cart. Unlike `addToCart`, a product that cannot be bought does not
 * stop the others: quantities are lowered to the available ones, the rest is reported. New lines keep the sequence of
 * the request.
 * @param key of the guest cart: a repeated or parallel request adds nothing
 * @param now epoch seconds
 */
export async function mergeGuestCart(
  db: Database,
  viewer: Viewer,
  now: number,
  key: string,
  requested: readonly NamedSku[],
): Promise<Merged> {
  const named = mergeBySku(requested)
  return db.transaction(async (tx) => {
    const [, isNew, rows] = await Promise.all([
      lockMember(tx, viewer.userId),
      tx.run(rememberKey, [viewer.userId, key, now]),
      readOffers(
        tx,
        viewer,
        now,
        named.map(({ itemId }) => itemId),
      ),
    ])
    const merged: Merged = { added: 0, failures: [] }
    if (isNew.length === 0) return merged
    const offers = new Map(rows.map((row) => [row.itemId, row]))
    const lines: NewLine[] = []
    let lineCount = rows[0]?.lineCount ?? 0
    for (const { itemId, num } of named) {
      const { offer = null, present = null } = offers.get(itemId) ?? {}
      const before = present ?? 0
      const wanted = before + num
      const total = offer ? Math.min(wanted, Math.max(most(offer), before)) : wanted
      const isFull = present === null && lineCount >= maxCartLines
      const problem = isFull
        ? cartMessages.cartTooManyGoods
        : offerProblem(offer, total > before ? total : wanted, viewer, now)
      if (problem === null && offer && total > before) {
        lines.push({ shopId: offer.distributorId, itemId, num: total })
        merged.added += total - before
        if (present === null) lineCount++
      }
      const message = problem ?? (total < wanted ? offerProblem(offer, wanted, viewer, now) : null)
      if (message) merged.failures.push({ itemId, itemName: offer?.itemName ?? unknownItem, message })
    }
    // The request has the guest's latest line first; the cart shows the line that was stored last first.
    lines.reverse()
    await Promise.all([lines.length > 0 && putLines(tx, viewer.userId, lines, now), tx.commit()])
    return merged
  })
}
