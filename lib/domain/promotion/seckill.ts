export type SeckillStatus = 'waiting' | 'in_the_notice' | 'in_sale' | 'it_has_ended'

/** Moments of a seckill or limited-time sale, epoch seconds. */
export interface SeckillTimes {
  releaseTime: number
  startTime: number
  endTime: number
  disabled?: boolean
}

/** Where an activity stands at a moment (contract trade §3.6). */
export function seckillStatus(times: SeckillTimes, now: number): SeckillStatus {
  if (times.disabled || now >= times.endTime) return 'it_has_ended'
  if (now >= times.startTime) return 'in_sale'
  return now >= times.releaseTime ? 'in_the_notice' : 'waiting'
}

/** Seconds until the next change a shopper waits for: the start while announced, else the end (contract trade §3.6). */
export function lastSeconds(times: SeckillTimes, now: number): number {
  const status = seckillStatus(times, now)
  if (status === 'it_has_ended') return 0
  return (status === 'in_sale' ? times.endTime : times.startTime) - now
}

/** A seckill or limited-time sale as it concerns one sku. Prices in cents, times in epoch seconds. */
export interface SkuActivity extends SeckillTimes {
  seckillId: number
  activityName: string
  type: 'seckill' | 'limited_time_sale'
  itemId: number
  goodsId: number
  activityPrice: number
  activityStore: number
  /** Pieces the activity can still give. */
  left: number
  /** Pieces one member may buy within the activity; 0 means without limit. */
  limitNum: number
  /** Minutes an unpaid order lives. */
  validityPeriod: number
  isFreeShipping: boolean
  description: string
  adPic: string
  status: SeckillStatus
}
