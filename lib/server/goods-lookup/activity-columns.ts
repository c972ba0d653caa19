import 'server-only'
import type { SkuActivity } from '@/lib/domain/promotion'
import { boolean, number, oneOf, text } from '@/lib/server/db/statement'

/** SQL for the seckill or limited-time sale of a SKU, shared by prices, cart, checkout and tickets. */

/** The columns of an activity, for `seckill_items i join seckills k`. */
export const activityColumns = `
  k.seckill_id as "seckillId", k.activity_name as "activityName",
  case k.seckill_type when 'normal' then 'seckill' else k.seckill_type end as "type",
  i.item_id as "itemId", i.goods_id as "goodsId", i.activity_price as "activityPrice",
  i.activity_store as "activityStore", i.activity_store - i.sales_store as "left", i.limit_num as "limitNum",
  k.release_time as "releaseTime", k.start_time as "startTime", k.end_time as "endTime",
  k.validity_period as "validityPeriod", k.is_free_shipping as "isFreeShipping",
  k.description, k.ad_pic as "adPic"`

/** What `activityColumns` return; the status is computed from the times. */
export const activityRow = {
  seckillId: number,
  activityName: text,
  type: oneOf<SkuActivity['type']>(),
  itemId: number,
  goodsId: number,
  activityPrice: number,
  activityStore: number,
  left: number,
  limitNum: number,
  releaseTime: number,
  startTime: number,
  endTime: number,
  validityPeriod: number,
  isFreeShipping: boolean,
  description: text,
  adPic: text,
}

/** Of several activities of one SKU the running one comes first, then the one that starts first. */
export const activitySort = (now: string) => `(k.start_time <= ${now}) desc, k.start_time, k.seckill_id`

/** A sale that is announced or runs: products show it. */
export const isAnnounced = (alias: string, now: string) =>
  `(not ${alias}.disabled and ${alias}.release_time <= ${now} and ${alias}.end_time > ${now})`
