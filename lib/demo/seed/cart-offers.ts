import 'server-only'
import { limitedBuyItems, limitedBuys, packageItems, packages } from '@/lib/server/ground/db/schema'
import { goods, limitedBuys as demoLimits, packages as demoPackages } from '../data'
import { goodsId, itemIds, limitedBuyId, packageId } from '../ids'
import { batch, type Batch } from './batch'

const hourSeconds = 3600

function productOf(key: string) {
  const one = goods.find((entry) => entry.key === key)
  if (!one) throw new Error(`there is no product with the key ${key}`)
  return one
}

/** Packages and limited buys. Times are relative to `now` (epoch seconds). */
export const cartOfferBatches = (now: number): Batch[] => [
  batch(
    packages,
    demoPackages.map((one) => ({
      packageId: packageId(one.key),
      packageName: one.name,
      startTime: now + one.startHours * hourSeconds,
      endTime: now + one.endHours * hourSeconds,
      created: now + one.startHours * hourSeconds,
    })),
  ),
  batch(
    packageItems,
    demoPackages.flatMap((one) =>
      one.goods.flatMap(({ goods: key, cut }, sort) =>
        productOf(key).skus.map((sku, index) => ({
          packageId: packageId(one.key),
          itemId: itemIds(key)[index] ?? 0,
          goodsId: goodsId(key),
          packagePrice: sku.price - cut,
          isMain: sort === 0,
          sort,
        })),
      ),
    ),
  ),
  batch(
    limitedBuys,
    demoLimits.map((one) => ({
      limitedBuyId: limitedBuyId(one.key),
      limitedBuyName: one.name,
      day: one.day,
      limitNum: one.limit,
      startTime: now + one.startHours * hourSeconds,
      endTime: now + one.endHours * hourSeconds,
      created: now + one.startHours * hourSeconds,
    })),
  ),
  batch(
    limitedBuyItems,
    demoLimits.flatMap((one) =>
      one.goods.flatMap((key) =>
        itemIds(key).map((itemId) => ({ itemId, limitedBuyId: limitedBuyId(one.key) })),
      ),
    ),
  ),
]
