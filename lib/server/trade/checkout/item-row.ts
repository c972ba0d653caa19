import 'server-only'
import { lineDiscount, type BillLine } from '@/lib/domain/order/price/bill'
import { lineBase } from '@/lib/domain/order/price/line-price'
import { splitSubsidised } from '@/lib/domain/order/subsidy/split-subsidised'
import type { NewOrderItem } from './placement/order-columns'

/** The order items of a priced line: two when only some of its pieces are subsidised (ADR 0095). */
export const itemRows = (line: BillLine): NewOrderItem[] => splitSubsidised(line).map(itemRow)

/** An order item with names, picture and prices at the time of purchase (contract trade §8.2). */
const itemRow = (line: BillLine): NewOrderItem => ({
  item_id: line.sku.itemId,
  goods_id: line.sku.goodsId,
  item_bn: line.sku.itemBn,
  item_name: line.sku.itemName,
  item_spec_desc: line.sku.itemSpecDesc,
  pic: line.sku.pic,
  num: line.num,
  price: line.price,
  market_price: lineBase(line),
  item_fee: line.itemFee,
  total_fee: line.totalFee,
  discount_fee: lineDiscount(line),
  member_discount: line.memberDiscount,
  coupon_discount: line.couponDiscount,
  point_fee: line.pointFee,
  share_points: line.sharePoints,
  subsidy_fee: line.subsidyFee,
  subsidy_num: line.subsidy?.num ?? 0,
  subsidy_class_id: line.subsidyFee > 0 ? line.subsidy?.subsidyClassId : null,
  discount_info: line.discounts,
  order_item_type: line.type,
  activity_id: line.activityId,
  distributor_id: line.sku.distributorId,
})
