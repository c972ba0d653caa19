import 'server-only'
import type { Aftersale } from '@/lib/contract/trade/aftersale-shape'
import { orderProblem } from '@/lib/domain/aftersale/apply'
import { canApplyFor } from '@/lib/domain/aftersale/request'
import type { ReturnAddress, ReturnParcel } from '@/lib/domain/aftersale/snapshot'
import {
  aftersaleStatuses,
  progressText,
  type AftersaleProgress,
  type AftersaleStatus,
} from '@/lib/domain/aftersale/values'
import type { AftersaleRow } from './sql'

const bit = (value: boolean) => (value ? 1 : 0)

/** The state of a row; a constraint of the table allows declared states only. */
export const stateOf = (row: Pick<AftersaleRow, 'status' | 'progress'>) => ({
  status: row.status as AftersaleStatus,
  progress: row.progress as AftersaleProgress,
})

const toParcel = (parcel: ReturnParcel | null): Aftersale['sendback_data'] =>
  parcel
    ? { corp_code: parcel.corpCode, corp_name: parcel.corpName, logi_no: parcel.logiNo, time: parcel.at }
    : []

const toReturnAddress = (address: ReturnAddress | null): Aftersale['aftersales_address'] =>
  address
    ? {
        aftersales_address_id: address.addressId,
        aftersales_name: address.name,
        aftersales_contact: address.contact,
        aftersales_mobile: address.mobile,
        aftersales_address: address.address,
        aftersales_hours: address.hours,
      }
    : []

/** The one unit of an after-sale. */
function toDetail(row: AftersaleRow): Aftersale['detail'][number] {
  const { status, progress } = stateOf(row)
  const spec = row.itemSpecDesc === '' ? '' : `(${row.itemSpecDesc})`
  return {
    detail_id: row.detailId,
    id: row.orderItemId,
    aftersales_bn: row.aftersalesBn,
    order_id: row.orderId,
    sub_order_id: row.orderItemId,
    goods_id: row.goodsId,
    item_id: row.itemId,
    item_bn: row.itemBn,
    item_name: `${row.itemName}${spec}`,
    item_spec_desc: row.itemSpecDesc,
    item_pic: row.pic,
    order_item_type: row.orderItemType,
    num: row.num,
    refund_fee: row.refundFee,
    total_fee: row.refundFee,
    refund_point: row.refundPoint,
    refunded_num: row.settledTime === null ? 0 : row.num,
    aftersales_type: row.type,
    aftersales_status: status,
    progress,
    create_time: row.createTime,
    update_time: row.updateTime,
    auto_refuse_time: row.autoRefuseTime ?? 0,
    is_prescription: 0,
  }
}

/** An after-sale as the contract spells it (contract trade §10.2). @param now epoch seconds */
export function toAftersale(row: AftersaleRow, now: number): Aftersale {
  const { status, progress } = stateOf(row)
  return {
    aftersales_bn: row.aftersalesBn,
    order_id: row.orderId,
    order_class: row.orderClass,
    company_id: 1,
    user_id: row.userId,
    salesman_id: 0,
    shop_id: row.distributorId,
    distributor_id: row.distributorId,
    supplier_id: 0,
    merchant_id: 0,
    aftersales_type: row.type,
    aftersales_status: status,
    progress,
    status_msg: aftersaleStatuses[status],
    progress_msg: progressText({ type: row.type, progress, returnType: row.returnType }),
    refund_fee: row.refundFee,
    refund_point: row.refundPoint,
    freight: row.freight,
    freight_type: 'cash',
    subsidy_fee: row.subsidyFee,
    reason: row.reason,
    description: row.description,
    evidence_pic: row.evidence,
    refuse_reason: row.refuseReason,
    memo: '',
    distributor_remark: '',
    sendback_data: toParcel(row.sendback),
    sendconfirm_data: toParcel(row.sendconfirm),
    aftersales_address: toReturnAddress(row.returnAddress),
    return_type: row.returnType,
    return_distributor_id: 0,
    self_delivery_operator_id: 0,
    contact: row.contact,
    mobile: row.mobile,
    is_partial_cancel: false,
    user_delete: false,
    item_bn: row.itemBn,
    third_data: '',
    create_time: row.createTime,
    update_time: row.updateTime,
    auto_refuse_time: row.autoRefuseTime ?? 0,
    refund_status: row.refundStatus,
    is_accepted: bit(row.isAccepted),
    can_reapply: bit(status > 2 && canApplyFor(orderProblem(row, now), row)),
    distributor_info: { name: row.shopName, store_name: row.shopName },
    detail: [toDetail(row)],
  }
}
