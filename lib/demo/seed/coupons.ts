import 'server-only'
import { couponLife } from '@/lib/domain/coupon/index'
import { daySeconds } from '@/lib/domain/time/china'
import { cards, userCards } from '@/lib/server/ground/db/schema'
import { coupons, type DemoCoupon } from '../data'
import { couponId, gradeId, shopId } from '../ids'
import { batch, type Batch } from './batch'
import { shopperId } from './members'
import { boundOf } from './scope'

/** How long a shop keeps a product that was exchanged for a coupon. */
const lockHours = 72

/** Validity as columns. A term stores its waiting days in `begin_date` (contract member §7.1). */
function validityOf({ validity }: DemoCoupon, now: number) {
  if (validity.kind === 'range') {
    return {
      dateType: 'DATE_TYPE_FIX_TIME_RANGE' as const,
      beginDate: now + validity.beginDays * daySeconds,
      endDate: now + validity.endDays * daySeconds,
    }
  }
  return {
    dateType: 'DATE_TYPE_FIX_TERM' as const,
    beginDate: validity.afterDays,
    endDate: 0,
    fixedTerm: validity.termDays,
  }
}

/** Coupon cards, and the coupons that the demo shopper has. `now` in epoch seconds. */
export const couponBatches = (now: number): Batch[] => [
  batch(
    cards,
    coupons.map((coupon) => ({
      cardId: couponId(coupon.key),
      cardType: coupon.type,
      title: coupon.title,
      description: coupon.description,
      discount: coupon.discount ?? 0,
      reduceCost: coupon.reduce ?? 0,
      leastCost: coupon.minAmount,
      ...(coupon.maxAmount === undefined ? {} : { mostCost: coupon.maxAmount }),
      ...validityOf(coupon, now),
      quantity: coupon.quantity,
      getNum: coupon.claimed + (coupon.held ? 1 : 0),
      getLimit: coupon.limit,
      ...boundOf(coupon.scope),
      gradeIds: (coupon.grades ?? []).map(gradeId),
      distributorId: coupon.shop ? shopId(coupon.shop) : 0,
      receive: coupon.type !== 'new_gift',
      lockHours,
      created: now,
    })),
  ),
  batch(
    userCards,
    coupons.flatMap((coupon) =>
      coupon.held === undefined
        ? []
        : [
            {
              userId: shopperId,
              cardId: couponId(coupon.key),
              code: coupon.held,
              ...couponLife({ fixedTerm: 0, ...validityOf(coupon, now) }, now),
              getDate: now,
            },
          ],
    ),
  ),
]
