import 'server-only'
import type { AftersaleLine } from '@/lib/domain/aftersale/allot'
import type {
  AftersaleProgress,
  AftersaleStatus,
  AftersaleType,
  ReturnType,
} from '@/lib/domain/aftersale/values'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  boolean,
  json,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { settingValue } from '@/lib/server/ground/settings'
import { stateColumns, stateFields } from '@/lib/server/trade/order/state-columns'

/** A line with the SKU whose replacement an exchange takes from stock, and its subsidised pieces. */
interface FactLine extends AftersaleLine {
  itemId: number
  subsidyNum: number
}

/** The lines of an order `o` (`FactLine`). Refused and closed after-sales hold no unit. */
const lines = jsonRows(`
  select i.id, i.item_id as "itemId", i.item_name as "itemName", i.order_item_type as "orderItemType", i.num,
         i.total_fee as "totalFee", i.share_points as "sharePoints", i.subsidy_fee as "subsidyFee",
         i.subsidy_num as "subsidyNum",
         i.delivered_num as "deliveredNum", i.cancelled_num as "cancelledNum",
         json_build_object('num', i.applied_num, 'fee', i.applied_fee, 'points', i.applied_point,
                           'subsidyFee', i.applied_subsidy) as applied,
         (select count(*) from aftersales x
           where x.order_id = o.order_id and x.order_item_id = i.id and x.aftersales_type = 'EXCHANGING_GOODS'
             and x.aftersales_status < 3)::int as "exchangedNum"
    from order_items i where i.order_id = o.order_id order by i.id`)

const orderFields = `o.order_id as "orderId", o.user_id as "userId", o.distributor_id as "distributorId",
  ${stateFields('o')}, o.aftersale_until as "aftersaleUntil", o.freight_fee as "freightFee",
  (select coalesce(sum(x.freight), 0) from aftersales x
    where x.order_id = o.order_id and x.aftersales_status < 3) as "freightApplied",
  ${lines} as lines, ${settingValue('trade')} as trade`
const orderFactColumns = {
  orderId: text,
  userId: number,
  distributorId: number,
  ...stateColumns,
  aftersaleUntil: nullable(number),
  freightFee: number,
  freightApplied: number,
  lines: json<FactLine[]>(),
  trade: nullable(json<Record<string, unknown>>()),
}

/** The facts that decide applications for order $1 of member $2: read them under the lock of the order. */
export const orderFacts = statement(
  'aftersale_order_facts',
  `select ${orderFields},
          (select t.trade_id from trades t where t.order_id = o.order_id and t.trade_state in ('SUCCESS', 'REFUND')
              and not exists (select 1 from refunds r where r.trade_id = t.trade_id and r.refund_type = 3)
            order by t.pay_date limit 1) as "tradeId"
     from orders o where o.order_id = $1 and o.user_id = $2`,
  { ...orderFactColumns, tradeId: nullable(text) },
)
export type OrderFacts = RowOf<typeof orderFacts>

/**
 * The facts that decide the refund of an application for order $1 of member $2; `couponName` while the order holds a
 * coupon.
 */
export const estimateFacts = statement(
  'aftersale_estimate_facts',
  `select ${orderFields},
          (select c.title from user_cards u join cards c on c.card_id = u.card_id
            where u.user_id = o.user_id and u.code = o.coupon_code and u.order_id = o.order_id and u.status = 2) as "couponName",
          (select m.point - m.point_owed from members m where m.user_id = o.user_id) as "pointBalance"
     from orders o where o.order_id = $1 and o.user_id = $2`,
  { ...orderFactColumns, couponName: nullable(text), pointBalance: number },
)

/** The coupon of order $1, and whether it was returned (`returnCoupon`): another order may have used it since. */
export const couponOfOrder = statement(
  'aftersale_coupon_of_order',
  `select c.title as name, not (u.status = 2 and u.order_id = o.order_id) as "isReturned"
     from orders o join user_cards u on u.user_id = o.user_id and u.code = o.coupon_code
     join cards c on c.card_id = u.card_id
    where o.order_id = $1`,
  { name: text, isReturned: boolean },
)

/** An after-sale of the same line. */
export interface Sibling {
  bn: string
  type: AftersaleType
  status: AftersaleStatus
  progress: AftersaleProgress
}

/** The facts that decide a change of after-sale $1: read them under the lock of its order. */
export const aftersaleFacts = statement(
  'aftersale_facts',
  `select a.aftersales_bn as bn, a.order_item_id as "lineId", a.aftersales_type as type,
          a.aftersales_status as status, a.progress, a.share_fee as "shareFee", a.share_point as "sharePoint",
          a.refund_fee as "refundFee", a.refund_point as "refundPoint", a.freight, a.return_type as "returnType",
          a.is_restocked as "isRestocked", a.reason, a.description,
          ${jsonRows(`
            select x.aftersales_bn as bn, x.aftersales_type as type, x.aftersales_status as status, x.progress
              from aftersales x
             where x.order_id = a.order_id and x.order_item_id = a.order_item_id
               and x.aftersales_bn <> a.aftersales_bn`)} as siblings,
          ${orderFields}
     from aftersales a join orders o on o.order_id = a.order_id where a.aftersales_bn = $1`,
  {
    bn: text,
    lineId: number,
    type: oneOf<AftersaleType>(),
    status: number,
    progress: number,
    shareFee: number,
    sharePoint: number,
    refundFee: number,
    refundPoint: number,
    freight: number,
    returnType: oneOf<ReturnType>(),
    isRestocked: boolean,
    reason: text,
    description: text,
    siblings: json<Sibling[]>(),
    ...orderFactColumns,
  },
)
export type AftersaleFactRow = RowOf<typeof aftersaleFacts>

/** Locks the order of after-sale $1, of member $2 or of shop $3; null for any. */
export const lockByAftersale = statement(
  'aftersale_lock_order',
  `select o.order_id as "orderId" from orders o
    where o.order_id = (select a.order_id from aftersales a
                         where a.aftersales_bn = $1 and ($2::bigint is null or a.user_id = $2)
                           and ($3::int is null or a.distributor_id = $3))
      for update`,
  { orderId: text },
)
