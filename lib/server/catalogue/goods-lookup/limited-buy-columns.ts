import 'server-only'
import type { LimitedBuy } from '@/lib/domain/promotion/limited-buy'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import type { Part } from '@/lib/server/ground/db/parts'
import { json, number, text } from '@/lib/server/ground/db/statement'
import { isRunning } from './is-running'

/** SQL for the limited buy (限购) of a SKU, shared by cart, checkout and order placement. All arguments are SQL. */

/** The pieces of a SKU that a member has ordered since a time; gifts are not bought. */
export const orderedSince = (itemId: string, userId: string, since: string) => `(
  select coalesce(sum(oi.num), 0) from orders o join order_items oi on oi.order_id = o.order_id
   where o.user_id = ${userId} and o.create_time >= ${since} and o.order_status <> 'CANCEL'
     and oi.item_id = ${itemId} and oi.order_item_type <> 'gift')`

/** An activity comes before the own limit of a product, and one that started first before the others. */
const bySequence = 'b.goods_id is not null, b.start_time, b.limited_buy_id'

/** The running limited buys of SKUs in that sequence. @param where a condition on `bi.item_id` */
const runningRules = (where: string, now: string) => `
  select bi.item_id as "itemId", b.limited_buy_id as "limitedBuyId", b.limited_buy_name as name, b.day,
         b.limit_num as "limit",
         case when b.day > 0 then greatest(b.start_time, ${now} - b.day * 86400) else b.start_time end as since
    from limited_buy_items bi join limited_buys b on b.limited_buy_id = bi.limited_buy_id
   where ${where} and ${isRunning('b', now)}
   order by ${bySequence}`

/**
 * The running limited buys of SKUs; if a SKU has several, the first one counts.
 * @param itemIds SQL of type bigint[]
 */
export const limitedBuysOf = (itemIds: string, userId: string, now: string) =>
  tuplesIn(
    {
      itemId: number,
      limitedBuyId: number,
      name: text,
      day: number,
      limit: number,
      since: number,
      bought: number,
    },
    `select rule.*, ${orderedSince('rule."itemId"', userId, 'rule.since')} as bought
       from (${runningRules(`bi.item_id = any(${itemIds})`, now)}) rule`,
  )

/**
 * The running limited buy of a SKU as JSON (`LimitedBuy`), if there are several, the one that started first; null
 * without one.
 */
export const limitedBuyOf = (itemId: string, userId: string, now: string) => `(
  select row_to_json(lim) from (
    select rule."limitedBuyId", rule.name, rule.day, rule."limit", rule.since,
           ${orderedSince(itemId, userId, 'rule.since')} as bought
      from (${runningRules(`bi.item_id = ${itemId}`, now)} limit 1) rule) lim)`

/** A running limited buy as product pages show it. Times in epoch seconds. */
export interface ShownLimitedBuy extends Pick<LimitedBuy, 'limitedBuyId' | 'name' | 'day' | 'limit'> {
  startTime: number
  endTime: number
}

/**
 * The running limited buy of a product, if there are several, the one that started first; null without one. Both are
 * SQL.
 */
export const limitedBuyOfGoodsIn = (goodsId: string, now: string): Part<ShownLimitedBuy | null> => ({
  sql: `(
  select row_to_json(lim) from (
    select b.limited_buy_id as "limitedBuyId", b.limited_buy_name as name, b.day, b.limit_num as "limit",
           b.start_time as "startTime", b.end_time as "endTime"
      from skus ls join limited_buy_items bi on bi.item_id = ls.item_id
      join limited_buys b on b.limited_buy_id = bi.limited_buy_id
     where ls.goods_id = ${goodsId} and ${isRunning('b', now)}
     order by ${bySequence} limit 1) lim)`,
  column: json<ShownLimitedBuy | null>(),
})
