import {
  aftersaleStatuses,
  aftersaleTypes,
  progressText,
  type AftersaleProgress,
  type AftersaleStatus,
  type AftersaleType,
  type ReturnType,
} from '../aftersale/values'
import { dateTimeText } from '../time/china'
import { yuanNumber, type ExportColumns } from './columns'

/** Money in cents, times in epoch seconds. */
export interface AftersaleExportRow {
  shopName: string
  shopCode: string
  aftersalesBn: string
  orderId: string
  orderItemId: number
  itemBn: string
  itemName: string
  num: number
  type: AftersaleType
  status: AftersaleStatus
  progress: AftersaleProgress
  returnType: ReturnType
  createTime: number
  fee: number
  point: number
  freight: number
  /** The refund has been paid. */
  isPaid: boolean
  description: string
  reason: string
  refuseReason: string
}

/** The columns of ECShopX (contract files §3). The mall has no notes of the shop on after-sales. */
export const aftersaleColumns: ExportColumns<AftersaleExportRow> = [
  ['店铺名称', (row) => row.shopName],
  ['店铺号', (row) => row.shopCode],
  ['售后单号', (row) => row.aftersalesBn],
  ['订单号', (row) => row.orderId],
  ['订单序号', (row) => String(row.orderItemId)],
  ['商品编号', (row) => row.itemBn],
  ['商品名称', (row) => row.itemName],
  ['数量', (row) => row.num],
  ['售后类型', (row) => aftersaleTypes[row.type]],
  ['售后状态', (row) => aftersaleStatuses[row.status]],
  ['创建时间', (row) => dateTimeText(row.createTime)],
  ['退款商品金额', (row) => yuanNumber(row.fee)],
  ['退款抵扣积分', (row) => row.point],
  ['退款运费金额（¥）', (row) => yuanNumber(row.freight)],
  ['退款运费（积分）', () => 0],
  ['实退金额', (row) => (row.isPaid ? yuanNumber(row.fee + row.freight) : 0)],
  ['实退积分', (row) => (row.isPaid ? row.point : 0)],
  ['处理进度', progressText],
  ['申请描述', (row) => row.description],
  ['申请售后原因', (row) => row.reason],
  ['拒绝原因', (row) => row.refuseReason],
  ['商家备注', () => ''],
]
