import 'server-only'
import { priceFor, type PriceViewer } from '@/lib/domain/price'
import { skuOffers } from '@/lib/server/promotion/parts'
import type { PackageOffersRow } from './sql'
import type { AlonePrice } from './wire'

/** What a viewer pays for the SKUs of a package alone: 活动价 before 会员价 before 价格. @param now epoch seconds */
export function alonePrices(
  row: PackageOffersRow | undefined,
  viewer: PriceViewer | null,
  now: number,
): AlonePrice {
  const { activities = [], fixedPrices = [] } = row ?? {}
  const offers = skuOffers({ activities, fixedPrices, paidGrades: [] }, viewer, now)
  return ({ itemId, price }) =>
    priceFor({ price, gradePrices: offers.gradePrices(itemId) }, viewer, offers.activities.get(itemId)).final
}
