import 'server-only'
import { maxQuantity, type Market } from '@/lib/domain/goods/stock'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { addProblem, packageProblem, type AddFacts } from '@/lib/domain/order/price/cart-line'
import { saleMoneyProblem } from '@/lib/domain/order/price/sale-money'
import type { Viewer } from '@/lib/domain/person/viewer'
import { choosePackage, seckillStatus } from '@/lib/domain/promotion'
import type { LineOffer, Offer } from './offers'

/** The message for a SKU that the mall does not have. */
export const unknownItem = goodsMessages.goodsMissing

/** The offer with the state of its sale at `now`, epoch seconds. */
function factsAt({ activity, ...offer }: Offer, now: number): AddFacts {
  return { ...offer, activity: activity && { ...activity, status: seckillStatus(activity, now) } }
}

/**
 * The reason why this many pieces of a SKU cannot be in the cart, or null (contract trade §2.1).
 * @param offer null for an unknown SKU
 * @param now epoch seconds
 * @param purpose `isWhole`: the SKU alone will be an order (buy now); `market`: the market in which it is bought
 */
export function offerProblem(
  offer: Offer | null,
  num: number,
  viewer: Viewer,
  now: number,
  { isWhole = false, market = 'mall' }: { isWhole?: boolean; market?: Market } = {},
): string | null {
  if (!offer) return unknownItem
  if (num > maxQuantity) return goodsMessages.stockShort
  const sku = factsAt(offer, now)
  return addProblem(sku, num, viewer, market) ?? saleMoneyProblem([{ sku, num }], isWhole)
}

/** The reason why this many packages of these SKUs cannot be in the cart, or null. @param now epoch seconds */
export function bundleProblem(
  offers: readonly (Offer | null)[],
  num: number,
  viewer: Viewer,
  now: number,
): string | null {
  if (num > maxQuantity) return goodsMessages.goodsOutOfStock
  const skus = offers.flatMap((offer) => (offer ? [factsAt(offer, now)] : []))
  return skus.length < offers.length ? unknownItem : packageProblem(skus, num, viewer)
}

/**
 * The reason why a line of the cart cannot have this quantity, or null (contract trade §2.3).
 * @param now epoch seconds
 */
export function lineProblem(line: LineOffer, num: number, viewer: Viewer, now: number): string | null {
  const { isPackage, packages, offers, itemId, packageItemIds } = line
  if (!isPackage) return offerProblem(offers[0] ?? null, num, viewer, now)
  const chosen = choosePackage(packages[0] ?? null, itemId, packageItemIds, viewer, now)
  return 'problem' in chosen ? chosen.problem : bundleProblem(offers, num, viewer, now)
}
