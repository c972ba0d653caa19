import { lineStatuses, type LineStatus } from '../aftersale/values'
import type { DiscountEntry } from '../goods/price'
import { courierName } from '../order/couriers'
import type { OrderKind } from '../order/kinds'
import { describeOrder, offlineWaitingLabel, orderLabels, shownState } from '../order/labels'
import { payTypeLabel } from '../order/payment/pay-types'
import type { PickupInfo, OrderInvoice } from '../order/snapshot'
import { isUnderReview, type OfflineTransfer, type OrderState } from '../order/states'
import { dateTimeText } from '../time/china'
import { yuanNumber, type ExportColumns } from './columns'
import type { Personal } from './personal'

/** Money in cents, times in epoch seconds. */
export interface OrderRow extends OrderState, OfflineTransfer {
  orderId: string
  orderClass: OrderKind
  title: string
  invoice: OrderInvoice | null
  receiptType: string
  autoCancelTime: number
  freightFee: number
  totalFee: number
  payType: string
  createTime: number
  payTime: number | null
  deliveryTime: number | null
  endTime: number | null
  deliveryCorpName: string
  deliveryCode: string
  remark: string
  receiverName: string
  receiverMobile: string
  receiverZip: string
  receiverState: string
  receiverCity: string
  receiverDistrict: string
  receiverAddress: string
  zitiInfo: PickupInfo | null
  shopName: string
  shopCode: string
  memberMobile: string
  memberName: string
  /** Of employee purchase. */
  employee: { enterprise: string; name: string | null; isRelative: boolean } | null
  lines: OrderLine[]
}

export interface OrderLine {
  id: number
  itemName: string
  itemBn: string
  specText: string
  /** Names of the category of management from the top. */
  category: string[]
  price: number
  /** Of the SKU today; null when there is no such SKU any more. */
  cost: number | null
  num: number
  itemFee: number
  totalFee: number
  pointFee: number
  discountInfo: DiscountEntry[]
  aftersalesStatus: string | null
  refundedFee: number
  refundedPoint: number
  /** Pieces of refunds that succeeded, and when the last one did. */
  refundedNum: number
  refundTime: number | null
  parcels: { corp: string; code: string; time: number }[]
}

/** A row of the file: a line of an order, or an order without lines. */
interface Row {
  order: OrderRow
  line: OrderLine | null
}

export const orderKindNames: Record<OrderKind, string> = {
  normal: '普通订单',
  seckill: '秒杀订单',
  groups: '拼团订单',
  pointsmall: '积分订单',
  employee_purchase: '内购订单',
  membercard: '付费会员订单',
  recharge: '充值订单',
}
export const receiptNames: Readonly<Record<string, string>> = { logistics: '快递配送', ziti: '到店自提' }
export const pickupNames = { NOTZITI: '', PENDING: '待自提', DONE: '已自提' } as const

const isLineStatus = (status: string): status is LineStatus => Object.hasOwn(lineStatuses, status)

export function orderStateText(order: OrderRow, now: number): string {
  if (isUnderReview(order)) return offlineWaitingLabel
  return orderLabels[describeOrder(shownState(order, now)).des]
}

function receiptOf({ orderStatus }: OrderRow): string {
  if (orderStatus === 'DONE') return '已收货'
  return orderStatus === 'WAIT_BUYER_CONFIRM' ? '待收货' : ''
}

export const discountsText = (entries: readonly DiscountEntry[]) =>
  entries.map(({ info, discountFee }) => `${info}：${(discountFee / 100).toFixed(2)}元`).join('；')

const aftersaleOf = (status: string | null) =>
  status === null ? '' : isLineStatus(status) ? lineStatuses[status] : status

/** Parcels are written for lines; orders of other back ends name one for the whole order. */
function shippingOf({ order, line }: Row): { time: string; codes: string; corps: string } {
  const parcels = line?.parcels ?? []
  if (order.lines.every((one) => one.parcels.length === 0))
    return {
      time: dateTimeText(order.deliveryTime),
      codes: order.deliveryCode,
      corps: order.deliveryCorpName,
    }
  return {
    time: dateTimeText(parcels[0]?.time),
    codes: parcels.map(({ code }) => code).join('、'),
    corps: [...new Set(parcels.map(({ corp }) => courierName(corp)))].join('、'),
  }
}

export const pickupPlace = (info: PickupInfo | null) =>
  info ? [info.name, info.province, info.city, info.area, info.address].filter(Boolean).join(' ') : ''
export const pickupTime = (info: PickupInfo | null) =>
  info ? `${info.pickupDate} ${info.pickupTime.join('-')}` : ''

const roleOf = ({ employee }: OrderRow) => (employee ? (employee.isRelative ? '亲友' : '员工') : '')

/** The cell of a line; empty for an order without lines. */
const ofLine = (cell: (line: OrderLine) => string | number | null) => (row: Row) =>
  row.line ? cell(row.line) : ''
const ofOrder = (cell: (order: OrderRow) => string | number | null) => (row: Row) => cell(row.order)

/** The receiver of an order. */
export const receiverColumns = (receiver: Personal): ExportColumns<OrderRow> => [
  ['收货人姓名', (order) => receiver.name(order.receiverName)],
  ['收货人手机', (order) => receiver.mobile(order.receiverMobile)],
  ['收货人邮编', (order) => order.receiverZip],
  ['收货人所在省份', (order) => order.receiverState],
  ['收货人所在城市', (order) => order.receiverCity],
  ['收货人所在地区、县', (order) => order.receiverDistrict],
  ['收货地址', (order) => receiver.address(order.receiverAddress)],
]

/**
 * The columns of ECShopX (contract files §3), a row an order line. What is of the whole order, as its freight, stands in
 * its first row only, so that columns add up: 现金实付 of all lines and 运费(总) make 实付金额(总).
 * @param now epoch seconds
 */
export function orderColumns(
  { receiver, member }: { receiver: Personal; member: Personal },
  now: number,
): ExportColumns<Row> {
  const once = (cell: (order: OrderRow) => number) => (row: Row) =>
    row.line === null || row.line === row.order.lines[0] ? cell(row.order) : ''
  return [
    ['订单号', ofOrder((order) => order.orderId)],
    ['子订单号', ofLine((line) => String(line.id))],
    ['商品名称', ({ order, line }) => line?.itemName ?? order.title],
    ['管理分类', ofLine((line) => line.category.join('->'))],
    ['商品销售单价', ofLine((line) => yuanNumber(line.price))],
    ['成本单价', ofLine((line) => (line.cost === null ? '' : yuanNumber(line.cost)))],
    ['购买数量', ofLine((line) => line.num)],
    ['销售总金额', ofLine((line) => yuanNumber(line.itemFee))],
    ['结算总价（¥）', ofLine((line) => yuanNumber(line.totalFee + line.pointFee))],
    ['运费(总)', once((order) => yuanNumber(order.freightFee))],
    ['实付金额(总)', once((order) => yuanNumber(order.totalFee))],
    ['积分抵扣（¥）', ofLine((line) => yuanNumber(line.pointFee))],
    ['现金实付（¥）', ofLine((line) => yuanNumber(line.totalFee))],
    ['优惠总金额', ofLine((line) => yuanNumber(line.itemFee - line.totalFee - line.pointFee))],
    ['优惠详情', ofLine((line) => discountsText(line.discountInfo))],
    ['退货数量', ofLine((line) => line.refundedNum)],
    ['退款积分', ofLine((line) => line.refundedPoint)],
    ['退款金额', ofLine((line) => yuanNumber(line.refundedFee))],
    ['所属店铺', ofOrder((order) => order.shopName)],
    ['店铺号', ofOrder((order) => order.shopCode)],
    ['会员手机号', ofOrder((order) => member.mobile(order.memberMobile))],
    ['会员昵称', ofOrder((order) => member.name(order.memberName))],
    ['下单时间', ofOrder((order) => dateTimeText(order.createTime))],
    ['支付时间', ofOrder((order) => dateTimeText(order.payTime))],
    ['订单类型', ofOrder((order) => orderKindNames[order.orderClass])],
    ['订单状态', ofOrder((order) => orderStateText(order, now))],
    ['收货方式', ofOrder((order) => receiptNames[order.receiptType] ?? order.receiptType)],
    ['自提状态', ofOrder((order) => pickupNames[order.zitiStatus])],
    ...receiverColumns(receiver).map(([header, cell]) => [header, ofOrder(cell)] as const),
    ['收货状态', ofOrder(receiptOf)],
    ['发货时间', (row) => shippingOf(row).time],
    ['快递单号', (row) => shippingOf(row).codes],
    ['快递公司', (row) => shippingOf(row).corps],
    ['订单完成时间', ofOrder((order) => dateTimeText(order.endTime))],
    ['支付方式', ofOrder((order) => (order.payStatus === 'PAYED' ? payTypeLabel(order.payType) : ''))],
    ['商品货号', ofLine((line) => line.itemBn)],
    ['售后状态', ofLine((line) => aftersaleOf(line.aftersalesStatus))],
    ['退款时间', ofLine((line) => dateTimeText(line.refundTime))],
    ['规格描述', ofLine((line) => line.specText)],
    ['订单备注', ofOrder((order) => order.remark)],
    ['自提地址', ofOrder((order) => pickupPlace(order.zitiInfo))],
    ['提货时间', ofOrder((order) => pickupTime(order.zitiInfo))],
    ['角色', ofOrder(roleOf)],
    ['员工姓名', ofOrder((order) => member.name(order.employee?.name ?? ''))],
    ['所属企业', ofOrder((order) => order.employee?.enterprise ?? '')],
  ]
}

/** The rows of an order. */
export const rowsOfOrder = (order: OrderRow): Row[] =>
  order.lines.length === 0 ? [{ order, line: null }] : order.lines.map((line) => ({ order, line }))
