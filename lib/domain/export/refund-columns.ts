import { dateTimeText } from '../time/china'
import { yuanNumber, type ExportColumns } from './columns'

/** A refund of an order line, or of a whole order. Money in cents, times in epoch seconds. */
export interface RefundExportRow {
  shopName: string
  shopCode: string
  refundBn: string
  aftersalesBn: string | null
  orderId: string
  /** Null for a refund of a whole order, and for that of an unexpected payment. */
  orderItemId: number | null
  refundType: number
  refundChannel: 'original' | 'offline'
  refundStatus: keyof typeof refundStateNames
  /** Without freight. */
  fee: number
  point: number
  /** Of the whole refund; in its first row only. */
  freightFee: number
  createTime: number
  successTime: number | null
}

/** `refund_type` (contract trade §12.5, operator). */
const typeNames: Readonly<Record<number, string>> = {
  0: '售后',
  1: '取消订单',
  2: '拒收',
  3: '异常支付',
  4: '取消未发货商品',
}
const channelNames = { original: '原路退回', offline: '线下退款' } as const
/** `refund_status` (contract trade §12.5). */
const refundStateNames = {
  READY: '未审核',
  AUDIT_SUCCESS: '审核成功待退款',
  SUCCESS: '退款成功',
  REFUSE: '退款驳回',
  CANCEL: '撤销退款',
  REFUNDCLOSE: '退款关闭',
  PROCESSING: '已发起退款等待到账',
  CHANGE: '退款异常',
} as const

/** The columns of ECShopX (contract files §3), a row an order line or a whole order. Points are never given back as freight. */
export const refundColumns: ExportColumns<RefundExportRow> = [
  ['店铺名称', (row) => row.shopName],
  ['店铺号', (row) => row.shopCode],
  ['退款单号', (row) => row.refundBn],
  ['售后单号', (row) => row.aftersalesBn ?? ''],
  ['订单号', (row) => row.orderId],
  ['订单序号', (row) => (row.orderItemId === null ? '' : String(row.orderItemId))],
  ['退款类型', (row) => typeNames[row.refundType] ?? ''],
  ['退款方式', (row) => channelNames[row.refundChannel]],
  ['退款状态', (row) => refundStateNames[row.refundStatus]],
  ['应退商品金额', (row) => yuanNumber(row.fee)],
  ['实退商品金额', (row) => (row.refundStatus === 'SUCCESS' ? yuanNumber(row.fee) : 0)],
  ['退款商品积分', (row) => row.point],
  ['退款运费金额（¥）', (row) => yuanNumber(row.freightFee)],
  ['退款运费（积分）', () => 0],
  ['创建时间', (row) => dateTimeText(row.createTime)],
  ['退款成功时间', (row) => dateTimeText(row.successTime)],
]
