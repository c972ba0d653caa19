import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { OrderLine, OrderRow } from '@/lib/domain/export/order-columns'
import type { OrderKind } from '@/lib/domain/order/kinds'
import type { OrderInvoice, PickupInfo } from '@/lib/domain/order/snapshot'
import { namesOfPath } from '@/lib/server/catalogue/category/parts'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, nullable, number, oneOf, text } from '@/lib/server/ground/db/statement'
import { stateColumns, stateFields } from '../state-columns'

/** The lines of an order `o` as `OrderLine`. */
const lines = jsonRows(`
  select i.id, i.item_name as "itemName", i.item_bn as "itemBn", i.item_spec_desc as "specText",
         ${namesOfPath('g.main_category_id')} as category, i.price, s.cost_price as cost, i.num,
         i.item_fee as "itemFee", i.total_fee as "totalFee", i.point_fee as "pointFee",
         i.discount_info as "discountInfo", i.aftersales_status as "aftersalesStatus",
         i.refunded_fee as "refundedFee", i.refunded_point as "refundedPoint",
         coalesce(back.num, 0)::int as "refundedNum", back.time as "refundTime",
         ${jsonRows(`select p.delivery_corp as corp, p.delivery_code as code, p.create_time as time
            from parcel_items k join parcels p on p.parcel_id = k.parcel_id
           where p.order_id = o.order_id and k.order_item_id = i.id order by p.parcel_id`)} as parcels
    from order_items i
    left join skus s on s.item_id = i.item_id
    left join goods g on g.goods_id = i.goods_id
    left join lateral (
      select sum(ri.num) as num, max(r.success_time) as time
        from refunds r join refund_items ri on ri.refund_bn = r.refund_bn
       where r.order_id = o.order_id and ri.order_item_id = i.id and r.refund_status = 'SUCCESS') back on true
   where i.order_id = o.order_id order by i.id`)

const employee = `(select row_to_json(one) from (
  select n.name as enterprise, e.name, r.user_id is not null as "isRelative"
    from employee_lines l
    join enterprises n on n.enterprise_id = l.enterprise_id
    left join employee_relatives r
      on r.activity_id = l.activity_id and r.enterprise_id = l.enterprise_id and r.user_id = o.user_id
    left join employees e
      on e.enterprise_id = l.enterprise_id and e.user_id = coalesce(r.employee_user_id, o.user_id)
   where l.order_id = o.order_id order by l.item_id limit 1) one)`

const counted = composedStatement('order_export_count', { total: number })

/** The number of orders `o`. */
export const exportCount = (where: SQL) =>
  counted(sql`select count(*)::int as total from orders o where ${where}`)

const columnsOfOrder = `o.order_id as "orderId", o.order_class as "orderClass", ${stateFields('o')}, o.title, o.invoice,
          o.receipt_type as "receiptType", o.offline_status as "offlineStatus",
          o.auto_cancel_time as "autoCancelTime", o.freight_fee as "freightFee", o.total_fee as "totalFee",
          o.pay_type as "payType", o.create_time as "createTime", o.pay_time as "payTime",
          o.delivery_time as "deliveryTime", o.end_time as "endTime", o.delivery_corp_name as "deliveryCorpName",
          o.delivery_code as "deliveryCode", o.remark, o.receiver_name as "receiverName",
          o.receiver_mobile as "receiverMobile", o.receiver_zip as "receiverZip", o.receiver_state as "receiverState",
          o.receiver_city as "receiverCity", o.receiver_district as "receiverDistrict",
          o.receiver_address as "receiverAddress", o.ziti_info as "zitiInfo", coalesce(d.name, '') as "shopName",
          coalesce(d.shop_code, '') as "shopCode", m.mobile as "memberMobile", m.username as "memberName",
          case when o.order_class = 'employee_purchase' then ${employee} end as employee, ${lines} as lines`

const page = composedStatement('order_export', {
  orderId: text,
  orderClass: oneOf<OrderKind>(),
  ...stateColumns,
  title: text,
  invoice: nullable(json<OrderInvoice>()),
  receiptType: text,
  offlineStatus: nullable(number),
  autoCancelTime: number,
  freightFee: number,
  totalFee: number,
  payType: text,
  createTime: number,
  payTime: nullable(number),
  deliveryTime: nullable(number),
  endTime: nullable(number),
  deliveryCorpName: text,
  deliveryCode: text,
  remark: text,
  receiverName: text,
  receiverMobile: text,
  receiverZip: text,
  receiverState: text,
  receiverCity: text,
  receiverDistrict: text,
  receiverAddress: text,
  zitiInfo: nullable(json<PickupInfo>()),
  shopName: text,
  shopCode: text,
  memberMobile: text,
  memberName: text,
  employee: nullable(json<NonNullable<OrderRow['employee']>>()),
  lines: json<OrderLine[]>(),
})

/**
 * Orders `o` with what an export shows, the newest first, after an order.
 * @param where about orders `o`
 * @param after when it was placed, in epoch seconds, and its number
 */
export const exportPage = (where: SQL, [time, orderId]: [number, string], limit: number) =>
  page(sql`
    select ${sql.raw(columnsOfOrder)}
      from (select * from orders o
             where o.create_time <= ${time} and (o.create_time < ${time} or o.order_id < ${orderId}) and ${where}
             order by o.create_time desc nulls last, o.order_id desc nulls last limit ${limit}) o
      join members m on m.user_id = o.user_id
      left join distributors d on d.distributor_id = o.distributor_id
     order by o.create_time desc, o.order_id desc`)
