export type SeckillStatus = 'waiting' | 'in_the_notice' | 'in_sale' | 'it_has_ended'

/** The times of a seckill or limited-time sale, epoch seconds. */
export interface SeckillTimes {
  releaseTime: number
  startTime: number
  endTime: number
  disabled?: boolean
}

/** The state of an activity at a moment (contract trade §3.6). */
export function seckillStatus(times: SeckillTimes, now: number): SeckillStatus {
  if (times.disabled || now >= times.endTime) return 'it_has_ended'
  if (now >= times.startTime) return 'in_sale'
  return now >= times.releaseTime ? 'in_the_notice' : 'waiting'
}

/** Seconds of the countdown: to the start while announced, else to the end (contract trade §3.6). */
export function lastSeconds(times: SeckillTimes, now: number): number {
  const status = seckillStatus(times, now)
  if (status === 'it_has_ended') return 0
  return (status === 'in_sale' ? times.endTime : times.startTime) - now
}

/** A seckill or limited-time sale of one SKU. Prices in cents, times in epoch seconds. */
export interface SkuActivity extends SeckillTimes {
  seckillId: number
  activityName: string
  type: 'seckill' | 'limited_time_sale'
  itemId: number
  goodsId: number
  activityPrice: number
  activityStore: number
  /** Pieces that the activity can still sell. */
  left: number
  /** Pieces that one member may buy in the activity; 0 means no limit. */
  limitNum: number
  /** Least cents that an order spends in the activity, and most that a member spends in it; 0 means no limit. */
  limitMoney: number
  limitTotalMoney: number
  /** Minutes until an unpaid order is cancelled. */
  validityPeriod: number
  isFreeShipping: boolean
  description: string
  adPic: string
  status: SeckillStatus
}

/** Whether an activity sets the price now: it is on sale and has pieces left. */
export const isSelling = (activity: SkuActivity | null | undefined): activity is SkuActivity =>
  activity?.status === 'in_sale' && activity.left > 0

/** By product id, the activity with the lowest price; of equal ones the first. */
export function cheapestByProduct<A extends Pick<SkuActivity, 'goodsId' | 'activityPrice'>>(
  activities: Iterable<A>,
): Map<number, A> {
  const cheapest = new Map<number, A>()
  for (const activity of activities) {
    const best = cheapest.get(activity.goodsId)
    if (!best || activity.activityPrice < best.activityPrice) cheapest.set(activity.goodsId, activity)
  }
  return cheapest
}

/** By product id, the activity with the lowest price among those of its SKUs that sell now. */
export const cheapestSelling = (activities: Iterable<SkuActivity>): Map<number, SkuActivity> =>
  cheapestByProduct([...activities].filter(isSelling))
