import 'server-only'
import type { z } from 'zod'
import type { tradeInfo } from '@/lib/contract/trade/order'
import type { DiscountEntry } from '@/lib/domain/goods/price'
import type { OrderKind } from '@/lib/domain/order/kinds'
import type { OrderInvoice, PickupInfo } from '@/lib/domain/order/snapshot'
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
import { buysGoods } from '@/lib/server/ground/order-kind-sql'
import { settingValue } from '@/lib/server/ground/settings'
import { mallShopNameSql } from '@/lib/server/ground/site-setting/mall-shop-name'
import { keptSubsidy } from '../kept-subsidy-sql'
import { isRatedOrder } from '../kept-units-sql'
import { stateColumns, stateFields } from '../state-columns'
import { cancelColumns, cancelFields } from './changes'
import {
  invoiceOfOrder,
  linesOfOrder,
  parcelsOfOrder,
  purchaseOfOrder,
  refundsOfOrder,
  type OrderInvoiceRow,
  type OrderItemRow,
  type OrderRefundRow,
  type OrderShop,
  type ParcelRow,
  type VipPurchaseRow,
} from './order-parts'

/**
 * Statements that read orders of a member, their lines, trades and cancellations. Money in cents, times in epoch
 * seconds.
 */

/** Orders with their lines, parcels, newest invoice, and the name of their shop; `shop` is null for those of the mall. */
export const orderSelection = `
  select o.order_id as "orderId", o.user_id as "userId", o.order_class as "orderClass", ${stateFields('o')},
         o.receipt_type as "receiptType", o.distributor_id as "distributorId", o.title, o.item_fee as "itemFee",
         o.market_fee as "marketFee", o.member_discount as "memberDiscount",
         o.promotion_discount as "promotionDiscount", o.coupon_discount as "couponDiscount",
         o.subsidy_fee as "subsidyFee", o.subsidy_missed as "subsidyMissed", o.team_id as "teamId", o.offline_status as "offlineStatus",
         o.aftersale_until as "aftersaleUntil",
         o.discount_fee as "discountFee", o.discount_info as "discountInfo", o.freight_fee as "freightFee", o.freight_rule as "freightRule",
         o.point_use as "pointUse", o.point_fee as "pointFee",
         o.freight_point as "freightPoint", o.bonus_points as "bonusPoints", o.total_fee as "totalFee", o.pay_type as "payType",
         o.pay_channel as "payChannel", o.receiver_name as "receiverName", o.receiver_mobile as "receiverMobile",
         o.receiver_state as "receiverState", o.receiver_city as "receiverCity",
         o.receiver_district as "receiverDistrict", o.receiver_address as "receiverAddress",
         o.receiver_zip as "receiverZip", o.ziti_info as "zitiInfo", o.invoice,
         o.delivery_corp as "deliveryCorp", o.delivery_corp_name as "deliveryCorpName",
         o.delivery_code as "deliveryCode", o.remark, ${isRatedOrder} as "isRate", o.create_time as "createTime",
         o.update_time as "updateTime", o.pay_time as "payTime", o.delivery_time as "deliveryTime",
         o.end_time as "endTime", o.auto_cancel_time as "autoCancelTime", o.auto_finish_time as "autoFinishTime",
         o.operator_remark as "operatorRemark",
         (select coalesce(sum(r.refund_fee), 0) from refunds r
           where r.order_id = o.order_id and r.refund_type <> 3
             and r.refund_status not in ('REFUSE', 'CANCEL', 'REFUNDCLOSE')) as "refundFee",
         ${keptSubsidy} as "keptSubsidy",
         ${linesOfOrder} as items, ${parcelsOfOrder} as parcels, ${invoiceOfOrder} as "newestInvoice",
         ${refundsOfOrder} as refunds, ${purchaseOfOrder} as "vipPurchase",
         case when d.distributor_id is not null then
           jsonb_build_object('distributorId', d.distributor_id, 'name', d.name, 'logo', d.logo, 'mobile', d.mobile,
             'province', d.province, 'city', d.city, 'area', d.area, 'address', d.address) end as shop,
         coalesce(d.name, ${mallShopNameSql}) as "shopName"
    from orders o left join distributors d on d.distributor_id = o.distributor_id`

export const orderColumns = {
  orderId: text,
  userId: number,
  orderClass: oneOf<OrderKind>(),
  ...stateColumns,
  receiptType: text,
  distributorId: number,
  title: text,
  itemFee: number,
  marketFee: number,
  memberDiscount: number,
  promotionDiscount: number,
  couponDiscount: number,
  subsidyFee: number,
  subsidyMissed: number,
  teamId: nullable(number),
  offlineStatus: nullable(number),
  aftersaleUntil: nullable(number),
  discountFee: number,
  discountInfo: json<DiscountEntry[]>(),
  freightFee: number,
  freightRule: text,
  pointUse: number,
  pointFee: number,
  freightPoint: number,
  bonusPoints: number,
  totalFee: number,
  payType: text,
  payChannel: text,
  receiverName: text,
  receiverMobile: text,
  receiverState: text,
  receiverCity: text,
  receiverDistrict: text,
  receiverAddress: text,
  receiverZip: text,
  zitiInfo: nullable(json<PickupInfo>()),
  invoice: nullable(json<OrderInvoice>()),
  deliveryCorp: text,
  deliveryCorpName: text,
  deliveryCode: text,
  remark: text,
  isRate: boolean,
  createTime: number,
  updateTime: number,
  payTime: nullable(number),
  deliveryTime: nullable(number),
  endTime: nullable(number),
  autoCancelTime: number,
  autoFinishTime: nullable(number),
  operatorRemark: text,
  /** Cents of paid and pending refunds. */
  refundFee: number,
  /** Cents of the subsidy without parts that were or will be given back. */
  keptSubsidy: number,
  items: json<OrderItemRow[]>(),
  parcels: json<ParcelRow[]>(),
  newestInvoice: nullable(json<OrderInvoiceRow>()),
  refunds: json<OrderRefundRow[]>(),
  vipPurchase: nullable(json<VipPurchaseRow>()),
  shop: nullable(json<OrderShop>()),
  /** Name of the shop, or that of the mall's own. */
  shopName: text,
}
export type OrderRow = RowOf<typeof orderColumns>

/**
 * The orders of member $1 in a list: tab $2 (contract trade §8.1; unknown tabs show all orders) at time $3, then
 * reviewed or not $4, order class $5 (null: all but purchases of paid grades), order id $6, shop $7, creation between
 * $8 and $9, and a search text $12, which is the beginning of the order id or part of a product name; each null for
 * any. Tab 7 shows unreviewed orders unless $4 is set.
 */
const inList = `o.user_id = $1 and o.deleted_time is null
  and case $2::int
        when 1 then o.order_status in ('PAYED', 'WAIT_BUYER_CONFIRM') and o.ziti_status = 'NOTZITI'
        when 2 then o.order_status = 'WAIT_BUYER_CONFIRM' and o.delivery_status = 'DONE'
        when 3 then o.order_status = 'DONE' and (o.delivery_status = 'DONE' or o.ziti_status = 'DONE')
        when 4 then o.order_status = 'PAYED' and o.ziti_status = 'PENDING'
        when 5 then o.order_status = 'NOTPAY' and (o.auto_cancel_time > $3::bigint or o.offline_status = 0)
        when 6 then o.order_status = 'PAYED' and o.ziti_status = 'NOTZITI'
        when 7 then o.order_status = 'DONE' and ${isRatedOrder} = coalesce($4, false)
        else true end
  and ($4::boolean is null or ${isRatedOrder} = $4)
  and case when $5::text is null then ${buysGoods()} else o.order_class = $5 end
  and ($6::text is null or o.order_id = $6)
  and ($7::int is null or o.distributor_id = $7)
  and ($8::bigint is null or o.create_time >= $8) and ($9::bigint is null or o.create_time <= $9)
  and ($12::text is null or starts_with(o.order_id, $12)
       or exists (select 1 from order_items i
                   where i.order_id = o.order_id and strpos(lower(i.item_name), lower($12)) > 0))`

/**
 * A page of a list, newest first: $10 orders from index $11. Also the number of orders in the list and the setting
 * `trade`, which answers about orders need.
 */
export const orderList = statement(
  'order_list',
  `select ${jsonRows(`${orderSelection} where ${inList} order by o.create_time desc nulls last, o.order_id desc limit $10 offset $11`)} as orders,
          (select count(*) from orders o where ${inList}) as total, ${settingValue('trade')} as trade`,
  { orders: json<OrderRow[]>(), total: number, trade: nullable(json<Record<string, unknown>>()) },
)

export const orderOfMember = statement(
  'order_of_member',
  `${orderSelection} where o.order_id = $1 and o.user_id = $2 and o.deleted_time is null`,
  orderColumns,
)

/** All trades of an order: successful ones first, then the newest. */
export const tradesOfOrder = statement(
  'order_trades',
  `select trade_id as "tradeId", order_id as "orderId", pay_type as "payType", pay_channel as "payChannel",
          total_fee as "totalFee", pay_fee as "payFee", trade_state as "tradeState", provider,
          transaction_id as "transactionId", time_start as "timeStart", time_expire as "timeExpire",
          pay_date as "payDate"
     from trades where order_id = $1 order by trade_state in ('SUCCESS', 'REFUND') desc, trade_id desc`,
  {
    tradeId: text,
    orderId: text,
    payType: text,
    payChannel: text,
    totalFee: number,
    payFee: number,
    tradeState: oneOf<z.infer<typeof tradeInfo>['tradeState']>(),
    provider: text,
    transactionId: nullable(text),
    timeStart: number,
    timeExpire: nullable(number),
    payDate: nullable(number),
  },
)
export type TradeRow = RowOf<typeof tradesOfOrder>

export const cancelOfOrder = statement(
  'order_cancel',
  `select ${cancelFields} from order_cancels where order_id = $1`,
  cancelColumns,
)
