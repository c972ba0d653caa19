import 'server-only'
import type { SkuFacts } from '@/lib/domain/order/price/bill'
import { seckillStatus, type Joiner, type SkuActivity } from '@/lib/domain/promotion'
import { firstBySku } from '@/lib/server/catalogue/promotion/parts'
import { isReservedFor } from '@/lib/server/catalogue/reference/is-reserved-for'
import type { Reference } from '@/lib/server/catalogue/reference/load-reference'
import { readSkuRows, type SkuRow } from './sql'

/**
 * Joins the row of SKUs of a statement with the reference data.
 * @param viewer null for a guest
 * @param now epoch seconds
 */
export function toSkuFacts(row: SkuRow, reference: Reference, viewer: Joiner, now: number): SkuFacts[] {
  const { facts, gradePrices, activities, limitedBuys } = readSkuRows(row)
  const activityOf = firstBySku(activities, now)
  const limitOf = new Map(limitedBuys.toReversed().map(({ itemId, ...limit }) => [itemId, limit]))
  const priceOf = (kind: 'vip' | 'normal', itemId: number) =>
    gradePrices.find((one) => one.itemId === itemId && one.kind === kind)?.price ?? null
  return facts.map((fact) => {
    const { itemId, mainCategoryId } = fact
    const own = activityOf.get(itemId)
    // The rows are new objects of this call: completing them is cheaper than copying.
    return Object.assign(fact, {
      categoryPath: reference.categories.get(mainCategoryId ?? 0)?.path ?? [],
      reserved: isReservedFor(reference, fact, viewer, now),
      gradePrices: { vip: priceOf('vip', itemId), normal: priceOf('normal', itemId) },
      activity: own ? activityFrom(own, now) : null,
      activityBought: own?.bought ?? 0,
      activitySpent: own?.spent ?? 0,
      limitedBuy: limitOf.get(itemId) ?? null,
    })
  })
}

type OwnActivity = ReturnType<typeof readSkuRows>['activities'][number]

function activityFrom(
  { bought: _bought, spent: _spent, ...activity }: OwnActivity,
  now: number,
): SkuActivity {
  return { ...activity, status: seckillStatus(activity, now) }
}
