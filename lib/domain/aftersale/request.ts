import * as aftersaleMessages from '../messages/aftersale'
import * as parcelMessages from '../messages/parcel'
import { leftUnits } from './allot'
import type { AftersaleType, ReturnType } from './values'

/** How the goods of an application come back, as the buyer filled it in. */
export interface ReturnRequest {
  returnType: ReturnType
  addressId?: number | undefined
  contact: string
  mobile: string
}

/** Nothing comes back with 仅退款, whatever a client sends. */
export const returnTypeOf = (type: AftersaleType, wanted: string): ReturnType =>
  type !== 'ONLY_REFUND' && wanted === 'offline' ? 'offline' : 'logistics'

/**
 * Why goods cannot be brought to a shop, or null (contract trade §10.1).
 * @param addressIds the return addresses of the order's shop
 */
export function offlineReturnProblem(
  { addressId, contact, mobile }: ReturnRequest,
  isOpen: boolean,
  addressIds: readonly number[],
): string | null {
  if (!isOpen) return '未开启到店退货'
  if (addressIds.length === 0) return '该订单不支持到店退货'
  if (addressId === undefined) return aftersaleMessages.returnShopNotChosen
  if (!addressIds.includes(addressId)) return aftersaleMessages.returnShopInvalid
  if (contact === '') return aftersaleMessages.returnContactMissing
  return mobile === '' ? aftersaleMessages.returnMobileMissing : null
}

/** Why a return parcel cannot be reported, or null (contract trade §10.5; the limit is 30, contract trade §17). */
export function returnParcelProblem(corpCode: string, logiNo: string): string | null {
  if (corpCode === '') return parcelMessages.courierMissing
  const isValid = logiNo.length >= 6 && logiNo.length <= 30
  return isValid ? null : '物流单号不能为空,运单号不能小于6,运单号不能大于20'
}

/** Whether an after-sale can be requested for a line in this state of its order. */
export const canApplyFor = (
  orderProblem: string | null,
  line: { deliveredNum: number; cancelledNum: number; appliedNum: number },
): boolean => orderProblem === null && leftUnits(line) > 0
