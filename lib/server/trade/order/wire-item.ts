import 'server-only'
import type { Order, OrderItem } from '@/lib/contract/trade/order'
import { leftUnits } from '@/lib/domain/aftersale/allot'
import { courierName } from '@/lib/domain/order/couriers'
import { wireDiscount } from '@/lib/server/ground/wire/discount'
import type { OrderItemRow, OrderRow, ParcelRow } from './find-orders'

const bit = (value: boolean) => (value ? 1 : 0)

/**
 * Pieces of a line for which an after-sale can still be requested: none once the period has ended (contract clients
 * F31).
 */
export const aftersaleNum = (item: OrderItemRow, isOver: boolean) => (isOver ? 0 : leftUnits(item))

/** The newest parcel with units of a line. */
export const parcelOf = (item: OrderItemRow, parcels: readonly ParcelRow[]) =>
  parcels.findLast((parcel) => parcel.items.some(({ id }) => id === item.id))

/**
 * A line of an order as the contract spells it (contract trade §8.2).
 * @param reward points that it earns
 * @param isOver whether the period for after-sales has ended
 */
export const wireItem = (
  item: OrderItemRow,
  parcel: ParcelRow | undefined,
  { reward, isOver }: { reward: number; isOver: boolean },
): OrderItem => ({
  id: item.id,
  order_id: item.orderId,
  item_id: item.itemId,
  goods_id: item.goodsId,
  item_bn: item.itemBn,
  item_name: item.itemName,
  item_spec_desc: item.itemSpecDesc,
  pic: item.pic,
  num: item.num,
  price: item.price,
  sale_price: item.price,
  market_price: item.marketPrice,
  market_fee: item.marketPrice * item.num,
  item_fee: item.itemFee,
  item_fee_new: item.itemFee - item.memberDiscount,
  total_fee: item.totalFee,
  discount_fee: item.discountFee,
  discount_info: item.discountInfo.map(wireDiscount),
  member_discount: item.memberDiscount,
  coupon_discount: item.couponDiscount,
  point: item.sharePoints,
  point_fee: item.pointFee,
  share_points: item.sharePoints,
  get_points: reward,
  subsidy_fee: item.subsidyFee,
  subsidy_num: item.subsidyNum,
  order_item_type: item.orderItemType,
  distributor_id: item.distributorId,
  shop_id: item.distributorId,
  delivery_status: item.deliveryStatus,
  delivery_corp: parcel?.deliveryCorp ?? '',
  delivery_corp_name: parcel ? courierName(parcel.deliveryCorp) : '',
  delivery_code: parcel?.deliveryCode ?? '',
  delivery_time: parcel?.createTime ?? 0,
  delivery_item_num: item.deliveredNum,
  cancel_item_num: item.cancelledNum,
  aftersales_status: item.aftersalesStatus,
  left_aftersales_num: aftersaleNum(item, isOver),
  show_aftersales: bit(item.appliedNum > item.cancelledNum),
  refunded_fee: item.refundedFee,
  refundable_amount: aftersaleNum(item, isOver) > 0 ? item.totalFee : 0,
  is_rate: bit(item.isRate),
  act_id: item.activityId ?? 0,
})

/** The parcels of an order with their units. */
export const wireParcels = ({
  parcels,
  items,
}: Pick<OrderRow, 'parcels' | 'items'>): Order['delivery_info'] =>
  parcels.map((parcel) => ({
    delivery_id: parcel.parcelId,
    delivery_corp: parcel.deliveryCorp,
    delivery_corp_name: courierName(parcel.deliveryCorp),
    delivery_code: parcel.deliveryCode,
    delivery_time: parcel.createTime,
    items: parcel.items.map(({ id, num }) => ({
      id,
      num,
      item_id: items.find((item) => item.id === id)?.itemId ?? 0,
    })),
  }))
