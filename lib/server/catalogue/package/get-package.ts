import 'server-only'
import type { PackageDetail } from '@/lib/contract/catalogue/packages'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { referenceAt } from '@/lib/server/catalogue/reference/load-reference'
import type { Mall } from '@/lib/server/ground/mall'
import { alonePrices } from './alone-prices'
import { packageById, packageOffers, packageSkus } from './sql'
import { wireDetail } from './wire'

/**
 * A running package with its products, and the prices that the viewer pays for each of them alone. Prices in cents.
 * @param viewer null for a guest
 * @throws MallError 活动未开始或已过期 also when its main product or all others cannot be bought
 */
export async function getPackage(
  mall: Mall,
  viewer: Viewer | null,
  packageId: number,
): Promise<PackageDetail> {
  const now = mall.now()
  const [[head], skus, [offers]] = await Promise.all([
    mall.db.run(packageById, [packageId, now]),
    mall.db.run(packageSkus, [packageId]),
    mall.db.run(packageOffers, [packageId, now, viewer?.userId ?? 0]),
  ])
  if (!head || !offers) throw new MallError(goodsMessages.activityOver)
  const reference = await referenceAt(mall.db, offers.referenceVersion)
  const detail = wireDetail(head, skus, alonePrices(skus, offers, reference, viewer, now))
  if (!detail) throw new MallError(goodsMessages.activityOver)
  return detail
}
