import 'server-only'
import type { OrderItem, OrderRefund } from '@/lib/contract/trade/order'
import type { AftersaleProgress, AftersaleType } from '@/lib/domain/aftersale/values'
import type { DiscountEntry } from '@/lib/domain/goods/price'
import type { InvoiceStatus } from '@/lib/domain/order/invoice-states'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { isKind } from '@/lib/server/ground/order-kind-sql'
import { isToRate } from '../kept-units-sql'

/** What belongs to an order `o`, as JSON for the statements that read it. Money in cents, times in epoch seconds. */

/** The shop of an order. */
export interface OrderShop {
  distributorId: number
  name: string
  logo: string
  mobile: string
  province: string
  city: string
  area: string
  address: string
}

/** A line of an order. */
export interface OrderItemRow {
  id: number
  orderId: string
  itemId: number
  goodsId: number
  itemBn: string
  itemName: string
  itemSpecDesc: string
  pic: string
  num: number
  price: number
  marketPrice: number
  itemFee: number
  totalFee: number
  discountFee: number
  memberDiscount: number
  couponDiscount: number
  pointFee: number
  sharePoints: number
  subsidyFee: number
  subsidyNum: number
  discountInfo: DiscountEntry[]
  orderItemType: OrderItem['order_item_type']
  deliveryStatus: 'PENDING' | 'PARTAIL' | 'DONE'
  deliveredNum: number
  cancelledNum: number
  appliedNum: number
  refundedFee: number
  aftersalesStatus: string | null
  activityId: number | null
  distributorId: number
  /** Reviewed, or with nothing left to review. */
  isRate: boolean
}

/** A parcel of an order with the units of its lines. */
export interface ParcelRow {
  parcelId: number
  deliveryCorp: string
  deliveryCode: string
  createTime: number
  updateTime: number
  items: { id: number; num: number }[]
}

/** A paid or pending refund of an order. */
export interface OrderRefundRow {
  refundBn: string
  refundType: number
  status: OrderRefund['refund_status']
  /** Cents. */
  fee: number
  point: number
  channel: 'original' | 'offline'
  aftersalesBn: string | null
  /** The kind of its after-sale; null for refunds of cancelled orders. */
  aftersalesType: AftersaleType | null
  progress: AftersaleProgress | null
  createTime: number
  successTime: number | null
}

/** The newest invoice of an order (contract trade §11). */
export interface OrderInvoiceRow {
  invoiceId: number
  invoiceType: 'enterprise' | 'individual'
  companyTitle: string
  companyTaxNumber: string
  companyAddress: string
  companyTelephone: string
  bankName: string
  bankAccount: string
  amount: number
  status: InvoiceStatus
  number: string
  fileUrl: string
}

/** The parcels of an order `o` as JSON (`ParcelRow`), oldest first. */
export const parcelsOfOrder = jsonRows(`
  select p.parcel_id as "parcelId", p.delivery_corp as "deliveryCorp", p.delivery_code as "deliveryCode",
         p.create_time as "createTime", p.update_time as "updateTime",
         ${jsonRows(`select k.order_item_id as id, k.num from parcel_items k where k.parcel_id = p.parcel_id order by 1`)} as items
    from parcels p where p.order_id = o.order_id order by p.parcel_id`)

export const invoiceOfOrder = `(select row_to_json(v) from (
  select v.invoice_id as "invoiceId", v.invoice_type as "invoiceType", v.company_title as "companyTitle",
         v.company_tax_number as "companyTaxNumber", v.company_address as "companyAddress",
         v.company_telephone as "companyTelephone", v.bank_name as "bankName", v.bank_account as "bankAccount",
         v.amount, v.status, v.number, v.file_url as "fileUrl"
    from invoices v where v.order_id = o.order_id order by v.invoice_id desc limit 1) v)`

/**
 * The refunds of an order `o` as JSON (`OrderRefundRow`), oldest first: paid and pending ones. Refunds of unexpected
 * payments do not count, and an exchange refunds nothing.
 */
export const refundsOfOrder = jsonRows(`
  select r.refund_bn as "refundBn", r.refund_type as "refundType", r.refund_status as status, r.refund_fee as fee,
         r.refund_point as point, r.refund_channel as channel, r.aftersales_bn as "aftersalesBn",
         r.create_time as "createTime", r.success_time as "successTime",
         a.aftersales_type as "aftersalesType", a.progress
    from refunds r left join aftersales a on a.aftersales_bn = r.aftersales_bn
   where r.order_id = o.order_id and r.refund_type <> 3
     and r.refund_status not in ('REFUSE', 'CANCEL', 'REFUNDCLOSE')
     and a.aftersales_type is distinct from 'EXCHANGING_GOODS'
   order by r.create_time, r.refund_bn`)

/** The lines of an order `o` as JSON (`OrderItemRow`), in the sort in which they were placed. */
export const linesOfOrder = jsonRows(`
  select i.id, i.order_id as "orderId", i.item_id as "itemId", i.goods_id as "goodsId", i.item_bn as "itemBn",
         i.item_name as "itemName", i.item_spec_desc as "itemSpecDesc", i.pic, i.num, i.price,
         i.market_price as "marketPrice", i.item_fee as "itemFee", i.total_fee as "totalFee",
         i.discount_fee as "discountFee", i.member_discount as "memberDiscount",
         i.coupon_discount as "couponDiscount", i.point_fee as "pointFee",
         i.share_points as "sharePoints", i.subsidy_fee as "subsidyFee", i.subsidy_num as "subsidyNum",
         i.delivered_num as "deliveredNum", i.cancelled_num as "cancelledNum", i.applied_num as "appliedNum",
         i.refunded_fee as "refundedFee", i.discount_info as "discountInfo",
         i.order_item_type as "orderItemType", i.delivery_status as "deliveryStatus",
         i.aftersales_status as "aftersalesStatus", i.activity_id as "activityId",
         i.distributor_id as "distributorId", not ${isToRate} as "isRate"
    from order_items i where i.order_id = o.order_id order by i.id`)

/** The purchase in an order of a paid grade (ADR 0058). */
export interface VipPurchaseRow {
  vipGradeId: number
  gradeName: string
  lvType: 'vip' | 'svip'
  days: number
  /** Time when its days were credited; null before the payment. */
  granted: number | null
}

export const purchaseOfOrder = `case when ${isKind('membercard')} then (
           select jsonb_build_object('vipGradeId', v.vip_grade_id, 'gradeName', g.grade_name, 'lvType', g.lv_type,
                                     'days', v.days, 'granted', v.granted)
             from vip_orders v join vip_grades g on g.vip_grade_id = v.vip_grade_id
            where v.order_id = o.order_id) end`
