import 'server-only'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import { lastSeconds } from '@/lib/domain/promotion'
import { dateTimeText } from '@/lib/domain/time/china'

type WireActivity = Omit<SeckillActivity, 'items'>

/** A stored seckill or limited-time sale with its current status; times in epoch seconds. */
export interface ActivityFacts {
  seckillId: number
  activityName: string
  adPic: string
  seckillType: WireActivity['seckill_type']
  releaseTime: number
  startTime: number
  endTime: number
  validityPeriod: number
  isFreeShipping: boolean
  description: string
  status: WireActivity['status']
}

/** An activity of lists and detail pages (contract goods §3.4, contract goods §14.2). @param now epoch seconds */
export const describeActivity = (activity: ActivityFacts, now: number): WireActivity => ({
  seckill_id: activity.seckillId,
  activity_name: activity.activityName,
  ad_pic: activity.adPic,
  seckill_type: activity.seckillType,
  activity_release_time: activity.releaseTime,
  activity_start_time: activity.startTime,
  activity_end_time: activity.endTime,
  activity_start_date: dateTimeText(activity.startTime),
  activity_end_date: dateTimeText(activity.endTime),
  status: activity.status,
  last_seconds: lastSeconds(activity, now),
  validity_period: activity.validityPeriod,
  is_free_shipping: activity.isFreeShipping,
  description: activity.description,
})
