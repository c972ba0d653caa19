import 'server-only'
import type { ReturnAddress, ReturnParcel } from '@/lib/domain/aftersale/snapshot'
import { openAftersaleStatuses, type AftersaleType, type ReturnType } from '@/lib/domain/aftersale/values'
import type { OrderKind } from '@/lib/domain/order/kinds'
import type { CancelStatus, OrderStatus } from '@/lib/domain/order/states'
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
import { mallShopNameSql } from '@/lib/server/ground/site-setting/mall-shop-name'

/** After-sales with their line, order, refund and shop. Money in cents, times in epoch seconds. */
const selection = `
  select a.aftersales_bn as "aftersalesBn", a.detail_id as "detailId", a.order_id as "orderId",
         a.order_item_id as "orderItemId", a.user_id as "userId", a.distributor_id as "distributorId",
         a.aftersales_type as "type", a.aftersales_status as "status", a.progress, a.num,
         a.refund_fee as "refundFee", a.refund_point as "refundPoint", a.freight, a.return_point as "returnPoint",
         case when a.aftersales_type = 'EXCHANGING_GOODS' then 0 else a.share_subsidy end as "subsidyFee",
         a.reason, a.description, a.evidence, a.refuse_reason as "refuseReason", a.return_type as "returnType",
         a.return_address as "returnAddress", a.sendback, a.sendconfirm, a.contact, a.mobile,
         a.is_accepted as "isAccepted", a.auto_refuse_time as "autoRefuseTime", a.settled_time as "settledTime",
         a.create_time as "createTime", a.update_time as "updateTime",
         i.goods_id as "goodsId", i.item_id as "itemId", i.item_bn as "itemBn", i.item_name as "itemName",
         i.item_spec_desc as "itemSpecDesc", i.pic, i.order_item_type as "orderItemType",
         i.delivered_num as "deliveredNum", i.cancelled_num as "cancelledNum", i.applied_num as "appliedNum",
         o.order_class as "orderClass", o.order_status as "orderStatus", o.cancel_status as "cancelStatus", o.aftersale_until as "aftersaleUntil",
         r.refund_bn as "refundBn", r.refund_status as "refundStatus", r.refund_channel as "refundChannel",
         r.refund_fee as "refundTotal", r.success_time as "successTime",
         coalesce(d.name, ${mallShopNameSql}) as "shopName"
    from aftersales a
    join order_items i on i.id = a.order_item_id
    join orders o on o.order_id = a.order_id
    join refunds r on r.aftersales_bn = a.aftersales_bn
    left join distributors d on d.distributor_id = a.distributor_id`

const columns = {
  aftersalesBn: text,
  detailId: number,
  orderId: text,
  orderItemId: number,
  userId: number,
  distributorId: number,
  type: oneOf<AftersaleType>(),
  status: number,
  progress: number,
  num: number,
  refundFee: number,
  refundPoint: number,
  freight: number,
  returnPoint: number,
  subsidyFee: number,
  reason: text,
  description: text,
  evidence: json<string[]>(),
  refuseReason: text,
  returnType: oneOf<ReturnType>(),
  returnAddress: nullable(json<ReturnAddress>()),
  sendback: nullable(json<ReturnParcel>()),
  sendconfirm: nullable(json<ReturnParcel>()),
  contact: text,
  mobile: text,
  isAccepted: boolean,
  autoRefuseTime: nullable(number),
  settledTime: nullable(number),
  createTime: number,
  updateTime: number,
  goodsId: number,
  itemId: number,
  itemBn: text,
  itemName: text,
  itemSpecDesc: text,
  pic: text,
  orderItemType: text,
  deliveredNum: number,
  cancelledNum: number,
  appliedNum: number,
  orderClass: oneOf<OrderKind>(),
  orderStatus: oneOf<OrderStatus>(),
  cancelStatus: oneOf<CancelStatus>(),
  aftersaleUntil: nullable(number),
  refundBn: text,
  refundStatus: text,
  refundChannel: text,
  refundTotal: number,
  successTime: nullable(number),
  shopName: text,
}
export type AftersaleRow = RowOf<typeof columns>

/** Member $1, status $2, kind $3, order $4 and order class $5; all but the first are null for any. */
const ofMember = `a.user_id = $1 and ($2::int is null or a.aftersales_status = $2)
  and ($3::text is null or a.aftersales_type = $3) and ($4::text is null or a.order_id = $4)
  and ($5::text is null or exists (select 1 from orders c where c.order_id = a.order_id and c.order_class = $5))`

/** A page of a member's after-sales, newest first: $6 from index $7, and their total number. */
export const aftersaleList = statement(
  'aftersale_list',
  `select ${jsonRows(`${selection} where ${ofMember} order by a.create_time desc, a.aftersales_bn desc limit $6 offset $7`)} as rows,
          (select count(*) from aftersales a where ${ofMember}) as total`,
  { rows: json<AftersaleRow[]>(), total: number },
)

/**
 * The desk: shop $1, number $2, order $3, mobile $4 of receiver, contact or member, status $5, kind $6, created between
 * $7 and $8; each null for any. $9: only open ones.
 */
const ofDesk = `($1::int is null or a.distributor_id = $1) and ($2::text is null or a.aftersales_bn = $2)
  and ($3::text is null or a.order_id = $3)
  and ($4::text is null or a.mobile = $4
       or exists (select 1 from orders c where c.order_id = a.order_id and c.receiver_mobile = $4)
       or exists (select 1 from members c where c.user_id = a.user_id and c.mobile = $4))
  and ($5::int is null or a.aftersales_status = $5) and ($6::text is null or a.aftersales_type = $6)
  and ($7::bigint is null or a.create_time >= $7) and ($8::bigint is null or a.create_time <= $8)
  and (not $9::boolean or a.aftersales_status in (${openAftersaleStatuses.join(', ')}))`

/** A page of after-sales for the desk, newest first: $10 from index $11, and their total number. */
export const deskList = statement(
  'aftersale_desk_list',
  `select ${jsonRows(`${selection} where ${ofDesk} order by a.create_time desc, a.aftersales_bn desc limit $10 offset $11`)} as rows,
          (select count(*) from aftersales a where ${ofDesk}) as total`,
  { rows: json<AftersaleRow[]>(), total: number },
)

/** The number of after-sales for the desk. */
export const exportCount = statement(
  'aftersale_export_count',
  `select count(*)::int as total from aftersales a where ${ofDesk}`,
  { total: number },
)

/** $12 of them with what an export shows, the newest first: those before $11, which was made at $10. */
export const exportPage = statement(
  'aftersale_export',
  `select coalesce(d.name, ${mallShopNameSql}) as "shopName", coalesce(d.shop_code, '') as "shopCode",
          a.aftersales_bn as "aftersalesBn", a.order_id as "orderId", a.order_item_id as "orderItemId",
          i.item_bn as "itemBn", i.item_name as "itemName", a.num, a.aftersales_type as "type",
          a.aftersales_status as "status", a.progress, a.return_type as "returnType", a.create_time as "createTime",
          a.refund_fee as "fee", a.refund_point as "point", a.freight, r.refund_status = 'SUCCESS' as "isPaid",
          a.description, a.reason, a.refuse_reason as "refuseReason"
     from (select * from aftersales a
            where a.create_time <= $10::bigint and (a.create_time < $10 or a.aftersales_bn < $11) and ${ofDesk}
            order by a.create_time desc, a.aftersales_bn desc limit $12) a
     join order_items i on i.id = a.order_item_id
     join refunds r on r.aftersales_bn = a.aftersales_bn
     left join distributors d on d.distributor_id = a.distributor_id
    order by a.create_time desc, a.aftersales_bn desc`,
  {
    shopName: text,
    shopCode: text,
    aftersalesBn: text,
    orderId: text,
    orderItemId: number,
    itemBn: text,
    itemName: text,
    num: number,
    type: oneOf<AftersaleType>(),
    status: number,
    progress: number,
    returnType: oneOf<ReturnType>(),
    createTime: number,
    fee: number,
    point: number,
    freight: number,
    isPaid: boolean,
    description: text,
    reason: text,
    refuseReason: text,
  },
)

/** After-sale $1 of member $2 or of shop $3, null for any. */
export const aftersaleByNumber = statement(
  'aftersale_by_number',
  `${selection} where a.aftersales_bn = $1 and ($2::bigint is null or a.user_id = $2)
      and ($3::int is null or a.distributor_id = $3)`,
  columns,
)

/** The newest after-sale of SKU $3 and line $4 (null for any) in order $2 of member $1. */
export const aftersaleOfLine = statement(
  'aftersale_of_line',
  `${selection} where a.user_id = $1 and a.order_id = $2
      and ($3::bigint is null or i.item_id = $3) and ($4::bigint is null or a.order_item_id = $4)
    order by a.create_time desc, a.aftersales_bn desc limit 1`,
  columns,
)

/** All after-sales of order $1, newest first. */
export const aftersalesOfOrder = statement(
  'aftersale_of_order',
  `${selection} where a.order_id = $1 order by a.create_time desc, a.aftersales_bn desc`,
  columns,
)
