import { z } from 'zod'
import * as addressMessages from '@/lib/domain/messages/address'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import * as dateMessages from '@/lib/domain/messages/date'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import {
  emptyIsAbsent,
  listOf,
  wireBool,
  wireId,
  wireInt,
  wireSeconds,
  wireSwitch,
  wireText,
  wirePhone,
} from '../../fields'
import { wireAftersalesBn } from '../../trade/aftersale'
import { aftersale, aftersaleAddress, aftersaleInfo, aftersaleType } from '../../trade/aftersale-shape'
import { deskExport } from '../desk/export'
import { exportFile, forDesk, namedText, paging, wireDecision } from '../options'

const refuseReason = emptyIsAbsent(wireText(200, requestMessages.rejectionReasonTooLong))
const cents = (message: string) => emptyIsAbsent(wireInt(0, 99_999_999_999, message))
const required = (max: number, name: string, missing: string) => namedText(max, name, missing).min(1, missing)

/** Which after-sales a list or an export has. */
const aftersaleFilter = z.object({
  aftersales_bn: emptyIsAbsent(wireText(30)),
  order_id: emptyIsAbsent(wireText(30)),
  mobile: emptyIsAbsent(wirePhone()),
  aftersales_status: emptyIsAbsent(wireInt(0, 4)),
  /** Those that wait for the shop or the buyer: states 0 and 1. */
  open: wireBool(),
  aftersales_type: emptyIsAbsent(aftersaleType),
  distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
  create_begin: emptyIsAbsent(wireSeconds(dateMessages.beginInvalid)),
  create_end: emptyIsAbsent(wireSeconds(dateMessages.endInvalid)),
})
export type AftersaleFilterInput = z.output<typeof aftersaleFilter>

/** After-sales of all shops for operators, of the own shop for merchants (contract operator). */
export const operatorAftersaleContract = {
  list: call('GET', '/operator/aftersales', '售后单列表', forDesk('aftersale:read'))
    .input(z.object({ ...paging, ...aftersaleFilter.shape }))
    .output(listOf(aftersale)),

  /** The after-sales of a list as a file, a row an after-sale. */
  export: call('POST', '/operator/aftersales/export', '导出售后单', forDesk('aftersale:read'))
    .input(z.object({ ...exportFile(), ...aftersaleFilter.shape }))
    .output(deskExport),

  info: call('GET', '/operator/aftersales/info', '售后单详情', forDesk('aftersale:read'))
    .input(z.object({ aftersales_bn: wireAftersalesBn() }))
    .output(aftersaleInfo),

  review: call('POST', '/operator/aftersales/review', '审核售后', forDesk('aftersale:approve'))
    .input(
      z.object({
        aftersales_bn: wireAftersalesBn(),
        agree: wireDecision(),
        refuse_reason: refuseReason,
        refund_fee: cents(aftersaleMessages.refundAmountInvalid),
        refund_point: emptyIsAbsent(wireInt(0, 2_000_000_000, aftersaleMessages.refundPointsInvalid)),
        freight: cents('退还运费不正确'),
        aftersales_address_id: emptyIsAbsent(wireId(aftersaleMessages.returnAddressNotChosen)),
      }),
    )
    .output(aftersale),

  receive: call('POST', '/operator/aftersales/receive', '售后收货', forDesk('aftersale:write'))
    .input(
      z.object({ aftersales_bn: wireAftersalesBn(), restock: wireSwitch(requestMessages.parametersInvalid) }),
    )
    .output(aftersale),

  refund: call('POST', '/operator/aftersales/refund', '售后退款', forDesk('aftersale:approve'))
    .input(
      z.object({ aftersales_bn: wireAftersalesBn(), agree: wireDecision(), refuse_reason: refuseReason }),
    )
    .output(aftersale),

  resend: call('POST', '/operator/aftersales/resend', '换货补发', forDesk('aftersale:write'))
    .input(
      z.object({
        aftersales_bn: wireAftersalesBn(),
        corp_code: wireText(20, parcelMessages.courierMissing, parcelMessages.courierMissing),
        logi_no: z
          .string(parcelMessages.trackingNumberMissing)
          .trim()
          .max(100, parcelMessages.trackingNumberTooLong),
      }),
    )
    .output(aftersale),

  addresses: call('GET', '/operator/aftersales/addresses', '退货地址', forDesk('aftersale:read'))
    .input(
      z.object({
        ...paging,
        distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
      }),
    )
    .output(listOf(aftersaleAddress)),

  /** Creates an address, or changes the one of `address_id`. */
  saveAddress: call('POST', '/operator/aftersales/addresses', '保存退货地址', forDesk('aftersale:write'))
    .input(
      z.object({
        address_id: emptyIsAbsent(wireId(aftersaleMessages.returnAddressMissing)),
        distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
        contact: required(30, '收件人', aftersaleMessages.returnContactMissing),
        mobile: wirePhone(20, '联系电话不能超过20个字', aftersaleMessages.returnMobileMissing).min(
          1,
          aftersaleMessages.returnMobileMissing,
        ),
        province: required(40, '省份', addressMessages.regionNotChosen),
        city: required(40, '城市', addressMessages.regionNotChosen),
        area: required(40, '区县', addressMessages.regionNotChosen),
        address: required(200, '详细地址', addressMessages.streetMissing),
        hours: emptyIsAbsent(namedText(50, '收货时间')),
        is_default: wireSwitch(requestMessages.parametersInvalid),
      }),
    )
    .output(aftersaleAddress),
}
