import { courierName } from '../order/couriers'
import { payTypeLabel } from '../order/payment/pay-types'
import { deliveryStatuses } from '../order/states'
import { dateTimeText } from '../time/china'
import { yuanNumber, type ExportColumns } from './columns'
import {
  discountsText,
  orderKindNames,
  orderStateText,
  pickupNames,
  pickupPlace,
  pickupTime,
  receiptNames,
  receiverColumns,
  type OrderLine,
  type OrderRow,
} from './order-columns'
import type { Personal } from './personal'

const sum = ({ lines }: OrderRow, of: (line: OrderLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

/** Empty where the cost of a line is not known any more. */
const costOf = (order: OrderRow) =>
  order.lines.some(({ cost }) => cost === null)
    ? ''
    : yuanNumber(sum(order, ({ cost, num }) => (cost ?? 0) * num))

const discountOf = (order: OrderRow) =>
  sum(order, ({ itemFee, totalFee, pointFee }) => itemFee - totalFee - pointFee)

/** The discounts of all lines, each once with its sum. */
function discountsOf({ lines }: OrderRow): string {
  const sums = new Map<string, OrderLine['discountInfo'][number]>()
  for (const entry of lines.flatMap(({ discountInfo }) => discountInfo)) {
    const known = sums.get(entry.info)
    sums.set(entry.info, known ? { ...known, discountFee: known.discountFee + entry.discountFee } : entry)
  }
  return discountsText([...sums.values()])
}

/** The parcels of all lines, each once; orders of other back ends name one themselves. */
function shippingOf(order: OrderRow): { time: string; codes: string; corps: string } {
  const parcels = order.lines.flatMap((line) => line.parcels).sort((a, b) => a.time - b.time)
  if (parcels.length === 0)
    return {
      time: dateTimeText(order.deliveryTime),
      codes: order.deliveryCode,
      corps: order.deliveryCorpName,
    }
  return {
    time: dateTimeText(parcels[0]?.time),
    codes: [...new Set(parcels.map(({ code }) => code))].join('、'),
    corps: [...new Set(parcels.map(({ corp }) => courierName(corp)))].join('、'),
  }
}

/** The title that a buyer asked for at checkout; that of a person is masked as a name. */
function invoiceOf({ invoice }: OrderRow, receiver: Personal): string {
  if (!invoice) return ''
  const { title, content, registrationNumber } = invoice
  return title === 'unit' ? [content, registrationNumber].filter(Boolean).join(' ') : receiver.name(content)
}

/**
 * The columns of ECShopX (contract files §3), a row an order: its total is discounts, points and cash together. The mall
 * does not know where an order came from.
 * @param now epoch seconds
 */
export const orderTotalColumns = (receiver: Personal, now: number): ExportColumns<OrderRow> => [
  ['订单号', (order) => order.orderId],
  ['下单时间', (order) => dateTimeText(order.createTime)],
  ['订单总金额(¥)', (order) => yuanNumber(sum(order, ({ itemFee }) => itemFee) + order.freightFee)],
  ['现金实付(¥)', (order) => yuanNumber(order.totalFee)],
  ['积分抵扣', (order) => yuanNumber(sum(order, ({ pointFee }) => pointFee))],
  ['成本价(¥)', costOf],
  ['运费(总)', (order) => yuanNumber(order.freightFee)],
  ['优惠金额', (order) => yuanNumber(discountOf(order))],
  ['优惠详情', discountsOf],
  ['订单类型', (order) => orderKindNames[order.orderClass]],
  ['订单状态', (order) => orderStateText(order, now)],
  ['订单完成时间', (order) => dateTimeText(order.endTime)],
  ['收货方式', (order) => receiptNames[order.receiptType] ?? order.receiptType],
  ['自提状态', (order) => pickupNames[order.zitiStatus]],
  ...receiverColumns(receiver),
  ['发货状态', (order) => (order.receiptType === 'logistics' ? deliveryStatuses[order.deliveryStatus] : '')],
  ['发货时间', (order) => shippingOf(order).time],
  ['快递单号', (order) => shippingOf(order).codes],
  ['快递公司', (order) => shippingOf(order).corps],
  ['支付方式', (order) => (order.payStatus === 'PAYED' ? payTypeLabel(order.payType) : '')],
  ['支付时间', (order) => dateTimeText(order.payTime)],
  ['发票内容', (order) => invoiceOf(order, receiver)],
  ['订单备注', (order) => order.remark],
  ['自提地址', (order) => pickupPlace(order.zitiInfo)],
  ['提货时间', (order) => pickupTime(order.zitiInfo)],
  ['订单来源', () => ''],
]
