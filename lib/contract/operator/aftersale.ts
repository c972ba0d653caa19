import { z } from 'zod'
import { wireAftersalesBn } from '../trade/aftersale'
import { aftersale, aftersaleAddress, aftersaleInfo, aftersaleType } from '../trade/aftersale-shape'
import { call } from '../call'
import { emptyIsAbsent, listOf, wireBool, wireId, wireInt, wireSwitch, wireText, wirePhone } from '../fields'
import { forStaff, paging, wireDecision } from './options'
import * as messages from '@/lib/domain/messages'

const refuseReason = emptyIsAbsent(wireText(200, messages.rejectionReasonTooLong))
const cents = (message: string) => emptyIsAbsent(wireInt(0, 99_999_999_999, message))
const required = (max: number, missing: string) =>
  wireText(max, messages.contentTooLong, missing).min(1, missing)

/** After-sales of all shops for operators, of the own shop for merchants (contract operator). */
export const operatorAftersaleContract = {
  list: call('GET', '/operator/aftersales', '售后单列表', forStaff)
    .input(
      z.object({
        ...paging,
        aftersales_bn: emptyIsAbsent(wireText(30)),
        order_id: emptyIsAbsent(wireText(30)),
        mobile: emptyIsAbsent(wirePhone()),
        aftersales_status: emptyIsAbsent(wireInt(0, 4)),
        /** Those that wait for the shop or the buyer: states 0 and 1. */
        open: wireBool(),
        aftersales_type: emptyIsAbsent(aftersaleType),
        distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
        create_begin: emptyIsAbsent(wireInt(0, 9_999_999_999)),
        create_end: emptyIsAbsent(wireInt(0, 9_999_999_999)),
      }),
    )
    .output(listOf(aftersale)),

  info: call('GET', '/operator/aftersales/info', '售后单详情', forStaff)
    .input(z.object({ aftersales_bn: wireAftersalesBn() }))
    .output(aftersaleInfo),

  review: call('POST', '/operator/aftersales/review', '审核售后', forStaff)
    .input(
      z.object({
        aftersales_bn: wireAftersalesBn(),
        agree: wireDecision(),
        refuse_reason: refuseReason,
        refund_fee: cents(messages.refundAmountInvalid),
        refund_point: emptyIsAbsent(wireInt(0, 2_000_000_000, messages.refundPointsInvalid)),
        freight: cents('退还运费不正确'),
        aftersales_address_id: emptyIsAbsent(wireId(messages.returnAddressNotChosen)),
      }),
    )
    .output(aftersale),

  receive: call('POST', '/operator/aftersales/receive', '售后收货', forStaff)
    .input(z.object({ aftersales_bn: wireAftersalesBn(), restock: wireSwitch(messages.parametersInvalid) }))
    .output(aftersale),

  refund: call('POST', '/operator/aftersales/refund', '售后退款', forStaff)
    .input(
      z.object({ aftersales_bn: wireAftersalesBn(), agree: wireDecision(), refuse_reason: refuseReason }),
    )
    .output(aftersale),

  resend: call('POST', '/operator/aftersales/resend', '换货补发', forStaff)
    .input(
      z.object({
        aftersales_bn: wireAftersalesBn(),
        corp_code: wireText(20, messages.courierMissing, messages.courierMissing),
        logi_no: z.string(messages.trackingNumberMissing).trim().max(100, messages.trackingNumberTooLong),
      }),
    )
    .output(aftersale),

  addresses: call('GET', '/operator/aftersales/addresses', '退货地址', forStaff)
    .input(
      z.object({
        ...paging,
        distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
      }),
    )
    .output(listOf(aftersaleAddress)),

  /** Creates an address, or changes the one of `address_id`. */
  saveAddress: call('POST', '/operator/aftersales/addresses', '保存退货地址', forStaff)
    .input(
      z.object({
        address_id: emptyIsAbsent(wireId(messages.returnAddressMissing)),
        distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
        contact: required(30, messages.returnContactMissing),
        mobile: wirePhone(20, messages.contentTooLong, messages.returnMobileMissing).min(
          1,
          messages.returnMobileMissing,
        ),
        province: required(40, '请选择所在地区'),
        city: required(40, '请选择所在地区'),
        area: required(40, '请选择所在地区'),
        address: required(200, messages.streetMissing),
        hours: emptyIsAbsent(wireText(50)),
        is_default: wireSwitch(messages.parametersInvalid),
      }),
    )
    .output(aftersaleAddress),
}
