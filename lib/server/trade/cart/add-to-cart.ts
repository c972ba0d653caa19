import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { maxCartLines, type Market } from '@/lib/domain/goods/stock'
import * as cartMessages from '@/lib/domain/messages/cart'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Database } from '@/lib/server/ground/db/connection'
import { lockMember } from '@/lib/server/people/account/lock-member'
import type { NamedSku } from '@/lib/server/trade/bill/load-facts'
import { mergeBySku } from '@/lib/server/trade/bill/merge-by-sku'
import { offerProblem, unknownItem } from './offer-problem'
import { readOffers } from './offers'
import { putFastbuy, putLines, removeItems, type NewLine } from './sql'

/** Lifetime of a buy-now line (contract trade §2.1). */
export const fastbuySeconds = 600

/**
 * Puts SKUs into the cart. `accumulate` adds to the current quantity, otherwise it is replaced. A quantity of 0 or
 * below removes the line (contract trade §2.1).
 * @param shopId the shop in the request; lines belong to the shop that sells the SKU
 * @returns false when the call only removed lines
 * @throws MallError 商品不存在, 商品已下架, 库存不足, 数量不能少于起订量, {name}超出限购数量, 当前店铺已失效 …
 */
export async function addToCart(
  db: Database,
  viewer: Viewer,
  now: number,
  requested: readonly NamedSku[],
  accumulate: boolean,
  shopId = 0,
): Promise<boolean> {
  const named = mergeBySku(requested)
  const itemIds = named.map(({ itemId }) => itemId)
  return db.transaction(async (tx) => {
    const [, rows] = await Promise.all([
      lockMember(tx, viewer.userId),
      readOffers(tx, viewer, now, itemIds, shopId),
    ])
    const offers = new Map(rows.map((row) => [row.itemId, row]))
    const lines: NewLine[] = []
    const removedIds: number[] = []
    let lineCount = rows[0]?.lineCount ?? 0
    for (const { itemId, num } of named) {
      const { offer = null, present = null } = offers.get(itemId) ?? {}
      if (!offer && (num > 0 || present === null)) throw new MallError(unknownItem)
      if (!offer || num <= 0) {
        if (present === null) throw new MallError(goodsMessages.goodsDataInvalid)
        removedIds.push(itemId)
        lineCount--
        continue
      }
      const total = (accumulate ? (present ?? 0) : 0) + num
      const problem = offerProblem(offer, total, viewer, now)
      if (problem) throw new MallError(problem)
      lines.push({ shopId: offer.distributorId, itemId, num: total })
      if (present === null) lineCount++
    }
    if (lineCount > maxCartLines) throw new MallError(cartMessages.cartTooManyGoods)
    await Promise.all([
      removedIds.length > 0 && removeItems(tx, viewer.userId, removedIds),
      lines.length > 0 && putLines(tx, viewer.userId, lines, now),
      tx.commit(),
    ])
    return lines.length > 0
  })
}

/**
 * Stores one SKU as the member's buy-now line; an earlier one is replaced (contract trade §2.1).
 * @throws MallError as `addToCart`
 */
export async function buyNow(
  db: Database,
  viewer: Viewer,
  now: number,
  requested: NamedSku,
  shopId = 0,
  market: Market = 'mall',
): Promise<void> {
  const { itemId, num } = requested
  const [row] = await readOffers(db, viewer, now, [itemId], shopId)
  const offer = row?.offer ?? null
  if (!offer) throw new MallError(unknownItem)
  const problem = offerProblem(offer, num, viewer, now, { isWhole: true, market })
  if (problem) throw new MallError(problem)
  await putFastbuy(db, viewer.userId, { shopId: offer.distributorId, itemId, num }, now + fastbuySeconds)
}
