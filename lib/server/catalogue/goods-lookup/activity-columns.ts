import 'server-only'
import type { SkuActivity } from '@/lib/domain/promotion'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { boolean, number, oneOf, text } from '@/lib/server/ground/db/statement'
import { isRunning } from './is-running'

/** SQL for the seckill or limited-time sale of a SKU, shared by prices, cart, checkout and tickets. */

/** The type of an activity, for `seckills k`. */
const activityType = `case k.seckill_type when 'normal' then 'seckill' else k.seckill_type end`

/** The columns of an activity, for `seckill_items i join seckills k`. */
export const activityColumns = `
  k.seckill_id as "seckillId", k.activity_name as "activityName",
  ${activityType} as "type",
  i.item_id as "itemId", i.goods_id as "goodsId", i.activity_price as "activityPrice",
  i.activity_store as "activityStore", i.activity_store - i.sales_store as "left", i.limit_num as "limitNum",
  k.limit_money as "limitMoney", k.limit_total_money as "limitTotalMoney",
  k.release_time as "releaseTime", k.start_time as "startTime", k.end_time as "endTime",
  k.validity_period as "validityPeriod", k.is_free_shipping as "isFreeShipping",
  k.description, k.ad_pic as "adPic"`

/** The columns of `activityColumns`; the status is computed from the times. */
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
  limitMoney: number,
  limitTotalMoney: number,
  releaseTime: number,
  startTime: number,
  endTime: number,
  validityPeriod: number,
  isFreeShipping: boolean,
  description: text,
  adPic: text,
}

/** If a SKU has several activities, the running one comes first, then the one that starts first. */
export const activitySort = (now: string) => `(k.start_time <= ${now}) desc, k.start_time, k.seckill_id`

/** A sale that is announced or running: products show it. */
export const isAnnounced = (alias: string, now: string) =>
  `(not ${alias}.disabled and ${alias}.release_time <= ${now} and ${alias}.end_time > ${now})`

/** The pieces of a SKU that a member has ordered within an activity; null for none. */
export const boughtInActivity = (activityId: string, itemId: string, userId: string) => `(
  select sum(oi.num) from order_items oi join orders o on o.order_id = oi.order_id
   where oi.activity_id = ${activityId} and oi.item_id = ${itemId}
     and o.user_id = ${userId} and o.order_status <> 'CANCEL')`

/** The cents that a member has spent in an activity. */
export const spentInActivity = (activityId: string, userId: string) => `(
  select coalesce(sum(oi.item_fee), 0) from order_items oi join orders o on o.order_id = oi.order_id
   where oi.activity_id = ${activityId} and o.user_id = ${userId} and o.order_status <> 'CANCEL')`

/**
 * Whether a product is in a seckill that runs and has pieces left: its orders take no coupons (contract trade §3.1).
 */
export const isInSeckill = (goodsId: string, now: string) => `exists (
  select 1 from seckill_items i join seckills k on k.seckill_id = i.seckill_id
   where i.goods_id = ${goodsId} and k.seckill_type = 'normal' and i.activity_store > i.sales_store
     and ${isRunning('k', now)})`

/**
 * The columns of `activityColumns`, the pieces that a member has ordered, and the cents spent where the activity limits
 * them.
 */
const ownActivityRow = { ...activityRow, bought: number, spent: number }

/**
 * The running activities of SKUs, which `firstBySku` reduces to one for each.
 * @param itemIds SQL of type bigint[]
 * @param userId typed SQL, 0 for a guest
 */
export const runningActivitiesOf = (itemIds: string, userId: string, now: string) =>
  tuplesIn(
    ownActivityRow,
    `select ${activityColumns},
            coalesce(${boughtInActivity('k.seckill_id', 'i.item_id', userId)}, 0) as bought,
            case when k.limit_total_money > 0 then ${spentInActivity('k.seckill_id', userId)} else 0 end as spent
       from seckill_items i join seckills k on k.seckill_id = i.seckill_id
      where i.item_id = any(${itemIds}) and ${isRunning('k', now)}`,
  )

/**
 * The pieces of SKUs that a member has ordered within the limited-time sales that run now and limit them.
 * @param itemIds SQL of type bigint[]
 */
export const saleCountsOf = (itemIds: string, userId: string, now: string) =>
  tuplesIn(
    { itemId: number, seckillId: number, bought: number },
    `select i.item_id as "itemId", k.seckill_id as "seckillId",
            coalesce(${boughtInActivity('k.seckill_id', 'i.item_id', userId)}, 0) as bought
       from seckill_items i join seckills k on k.seckill_id = i.seckill_id
      where i.item_id = any(${itemIds}) and i.limit_num > 0 and k.seckill_type = 'limited_time_sale' and ${isRunning('k', now)}`,
  )

/**
 * The running activity of a SKU as JSON (`SkuActivity` without its status), the pieces that a member has ordered within
 * it, and the cents spent where the activity limits them. No row without one.
 */
export const runningActivity = (itemId: string, userId: string, now: string) => `(
  select row_to_json(act) as activity,
         ${boughtInActivity('act."seckillId"', 'act."itemId"', userId)} as bought,
         case when act."limitTotalMoney" > 0 then ${spentInActivity('act."seckillId"', userId)} else 0 end as spent
    from (select ${activityColumns} from seckill_items i join seckills k on k.seckill_id = i.seckill_id
           where i.item_id = ${itemId} and ${isRunning('k', now)}
           order by ${activitySort(now)} limit 1) act)`
