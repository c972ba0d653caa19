import 'server-only'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { kindRules } from '@/lib/domain/order/kinds'
import type { PickupShop } from '@/lib/domain/order/pickup/pickup'
import type { PickupTimes } from '@/lib/domain/order/pickup/pickup-days'
import { lineDiscount, type Bill, type BillLine } from '@/lib/domain/order/price/bill'
import { lineBase } from '@/lib/domain/order/price/line-price'
import type { VerifiedTotal } from '@/lib/domain/order/price/verified-total'
import type { OrderSubsidy } from '@/lib/domain/order/subsidy/subsidy-terms'
import { wireDiscount } from '@/lib/server/ground/wire/discount'
import type { PlacedOrder } from './placed-order'

/** A placed order (contract trade §6.4). */
export const wirePlaced = (order: PlacedOrder) => ({
  order_id: order.orderId,
  pay_type: order.payType,
  order_type: kindRules(order.orderClass).type,
  team_id: order.teamId,
  total_fee: order.totalFee,
})

/** The activity or package that sets the price of a line. */
function activityOf(line: BillLine): { activity_id: number; activity_type: string } {
  const { inPackage, activityId, marketingId, sku } = line
  const group = line.discounts.find(({ type }) => type === 'groups')
  if (group) return { activity_id: group.id, activity_type: 'group' }
  if (inPackage) return { activity_id: inPackage.packageId, activity_type: 'package' }
  return {
    activity_id: activityId ?? marketingId ?? 0,
    activity_type: activityId === null ? 'normal' : (sku.activity?.type ?? 'normal'),
  }
}

/** A line of the preview (contract trade §6.2). */
export const wirePreviewItem = (line: BillLine, hasPoints: boolean): OrderPreview['items'][number] => ({
  item_id: line.sku.itemId,
  goods_id: line.sku.goodsId,
  item_bn: line.sku.itemBn,
  item_name: line.sku.itemName,
  item_spec_desc: line.sku.itemSpecDesc,
  item_unit: line.sku.itemUnit,
  pic: line.sku.pic,
  num: line.num,
  price: line.price,
  sale_price: line.price,
  market_price: lineBase(line),
  ...(line.memberPrice === undefined ? {} : { member_price: line.memberPrice }),
  ...(line.activityPrice === undefined ? {} : { activity_price: line.activityPrice }),
  ...(line.inPackage ? { package_price: line.price } : {}),
  item_fee: line.itemFee,
  total_fee: line.totalFee,
  discount_fee: lineDiscount(line),
  discount_info: line.discounts.map(wireDiscount),
  member_discount: line.memberDiscount,
  coupon_discount: line.couponDiscount,
  subsidy_fee: line.subsidyFee,
  subsidy_num: line.subsidy?.num ?? 0,
  point_fee: line.pointFee,
  ...(line.sharePoints > 0 ? { share_points: line.sharePoints } : {}),
  ...(hasPoints ? { item_point: line.sharePoints, point: line.sharePoints } : {}),
  order_item_type: line.type,
  templates_id: line.sku.templatesId,
  weight: line.sku.weight,
  volume: line.sku.volume,
  distributor_id: line.sku.distributorId,
  default_item_id: line.sku.goodsId,
  ...activityOf(line),
  type: '0',
})

/** The subsidy of an order, and the additional subsidy after verification (ADR 0034). */
export const wireSubsidy = (
  bill: Bill,
  { state, fee, wouldSave }: OrderSubsidy,
  verified: VerifiedTotal | null,
): NonNullable<OrderPreview['subsidy']> => ({
  state,
  fee,
  would_save: wouldSave,
  ...(verified ? { verified: { total_fee: verified.totalFee, point_use: verified.pointUse } } : {}),
  lines: bill.lines.flatMap(({ sku, subsidy, subsidyFee }) =>
    subsidy
      ? [
          {
            item_id: sku.itemId,
            class_name: subsidy.className,
            state: subsidy.state,
            num: subsidy.num,
            limit: subsidy.limit,
            fee: subsidyFee,
            would_save: subsidy.wouldSave,
          },
        ]
      : [],
  ),
})

/** A shop as a pickup location, whose id is the negative shop id (contract trade §6.6). */
export const wirePickupLocation = (shop: PickupShop, times: PickupTimes) => ({
  id: -shop.distributorId,
  company_id: 1 as const,
  distributor_id: shop.distributorId,
  rel_distributor_id: shop.distributorId,
  name: shop.name,
  lng: String(shop.lng),
  lat: String(shop.lat),
  province: shop.province,
  city: shop.city,
  area: shop.area,
  address: shop.address,
  contract_phone: shop.mobile,
  hours: times.hours.map(([from, to]): [string, string] => [from, to]),
  workdays: [...times.workdays],
  wait_pickup_days: times.waitPickupDays,
  latest_pickup_time: times.latestPickupTime,
  is_store_address: true as const,
})
