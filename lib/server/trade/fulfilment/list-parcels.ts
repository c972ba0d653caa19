import 'server-only'
import type { Parcel, Trace } from '@/lib/contract/trade/delivery'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import { courierName } from '@/lib/domain/order/couriers'
import { receivedTrace } from '@/lib/domain/order/labels'
import { unshippedUnits } from '@/lib/domain/order/shipping'
import { dateTimeText } from '@/lib/domain/time/china'
import type { ParcelTrace, TrackedParcel } from '@/lib/server/ground/adapters/courier'
import type { Mall } from '@/lib/server/ground/mall'
import {
  findOrder,
  type OrderItemRow,
  type OrderRecord,
  type ParcelRow,
} from '@/lib/server/trade/order/find-orders'
import { parcelByNumber, parcelOfMember } from './sql'
import { trackParcel } from './track-parcel'

const noTraces: Trace[] = [{ AcceptTime: '', AcceptStation: '暂无物流信息' }]

const wireTraces = (traces: readonly ParcelTrace[]): Trace[] =>
  traces.length > 0
    ? traces.map(({ at, text }) => ({ AcceptTime: dateTimeText(at), AcceptStation: text }))
    : noTraces

/** Completion time of an order in epoch seconds; null before. */
interface Receipt {
  receivedTime: number | null
}

/**
 * The traces of a parcel up to the completion of its order, which is the newest one: the courier may know less than the
 * buyer, and a received parcel must not be shown as waiting for pickup.
 */
const withReceipt = (traces: ParcelTrace[], { receivedTime }: Receipt): ParcelTrace[] =>
  receivedTime === null
    ? traces
    : [{ at: receivedTime, text: receivedTrace }, ...traces.filter(({ at }) => at <= receivedTime)]

const receiptOf = ({ order }: OrderRecord): Receipt => ({
  receivedTime: order.orderStatus === 'DONE' ? order.endTime : null,
})

const tracesOf = async (mall: Mall, parcel: TrackedParcel, receipt: Receipt): Promise<Trace[]> =>
  wireTraces(withReceipt(await trackParcel(mall, parcel), receipt))

const wireUnits = (item: OrderItemRow, num: number) => ({
  id: item.id,
  item_id: item.itemId,
  goods_id: item.goodsId,
  item_name: item.itemName,
  item_spec_desc: item.itemSpecDesc,
  pic: item.pic,
  num,
})

const tracked = ({ order, shop }: OrderRecord, parcel: ParcelRow): TrackedParcel => ({
  parcelId: parcel.parcelId,
  corp: parcel.deliveryCorp,
  trackingNumber: parcel.deliveryCode,
  shipTime: parcel.createTime,
  senderCity: shop?.city ?? '',
  receiverCity: order.receiverCity,
  receiverDistrict: order.receiverDistrict,
  receiverMobile: order.receiverMobile,
})

async function wireParcel(mall: Mall, record: OrderRecord, parcel: ParcelRow): Promise<Parcel> {
  const [newest] = await tracesOf(mall, tracked(record, parcel), receiptOf(record))
  const items = parcel.items.flatMap(({ id, num }) => {
    const item = record.items.find((line) => line.id === id)
    return item ? [wireUnits(item, num)] : []
  })
  return {
    delivery_id: parcel.parcelId,
    delivery_corp: parcel.deliveryCorp,
    delivery_corp_name: courierName(parcel.deliveryCorp),
    delivery_code: parcel.deliveryCode,
    delivery_time: parcel.createTime,
    items,
    items_num: items.reduce((sum, { num }) => sum + num, 0),
    status_msg: '已发货',
    delivery_info: newest?.AcceptStation ?? '',
  }
}

/** The unshipped units, as a parcel without number; null when there are none. */
function unshippedParcel({ order, items }: OrderRecord): Parcel | null {
  const left = items.map((item) => wireUnits(item, unshippedUnits(item))).filter(({ num }) => num > 0)
  if (order.orderStatus !== 'PAYED' || order.zitiStatus !== 'NOTZITI' || left.length === 0) return null
  return {
    delivery_id: 0,
    delivery_corp: '',
    delivery_corp_name: '',
    delivery_code: '',
    delivery_time: 0,
    items: left,
    items_num: left.reduce((sum, { num }) => sum + num, 0),
    status_msg: '未发货',
    delivery_info: '',
  }
}

async function orderOf({ db }: Mall, userId: number, orderId: string): Promise<OrderRecord> {
  const record = await findOrder(db, userId, orderId)
  if (!record) throw new MallError(orderMessages.orderNumberUnknown(orderId))
  return record
}

/**
 * The parcels of an order of the member with their newest trace, and the unshipped units (contract trade §9.1).
 * @throws MallError 订单号为…的订单不存在
 */
export async function listParcels(mall: Mall, userId: number, orderId: string): Promise<Parcel[]> {
  const record = await orderOf(mall, userId, orderId)
  const shipped = await Promise.all(record.order.parcels.map((parcel) => wireParcel(mall, record, parcel)))
  const rest = unshippedParcel(record)
  return rest ? [...shipped, rest] : shipped
}

/**
 * The traces of a parcel of the member, newest first (contract trade §9.1).
 * @throws MallError 发货单不存在 also for parcels of other members
 */
export async function listTraces(mall: Mall, userId: number, parcelId: number): Promise<Trace[]> {
  const [parcel] = await mall.db.run(parcelOfMember, [parcelId, userId])
  if (!parcel) throw new MallError(parcelMessages.parcelMissing)
  const { deliveryCorp: corp, deliveryCode: trackingNumber, receivedTime, ...rest } = parcel
  return tracesOf(mall, { ...rest, corp, trackingNumber }, { receivedTime })
}

/**
 * The traces of a parcel of the member by its tracking number, and its delivery address (contract trade §16).
 * @param corp code of the courier; '' for any
 * @throws MallError 发货单不存在 also for parcels of other members
 */
export async function traceByNumber(
  mall: Mall,
  userId: number,
  trackingNumber: string,
  corp: string,
): Promise<{ tracker: Trace[]; address: string }> {
  const [parcel] = await mall.db.run(parcelByNumber, [userId, trackingNumber, corp])
  if (!parcel) throw new MallError(parcelMessages.parcelMissing)
  return { tracker: await listTraces(mall, userId, parcel.parcelId), address: parcel.address }
}

/**
 * The traces of the newest parcel of an order (contract trade §9.1).
 * @throws MallError 订单号为…的订单不存在
 */
export async function listOrderTraces(mall: Mall, userId: number, orderId: string): Promise<Trace[]> {
  const record = await orderOf(mall, userId, orderId)
  const newest = record.order.parcels.at(-1)
  return newest ? tracesOf(mall, tracked(record, newest), receiptOf(record)) : noTraces
}
