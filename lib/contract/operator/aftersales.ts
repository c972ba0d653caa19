import { z } from 'zod'
import { emptyIsAbsent, wireAftersalesBn } from '../aftersale'
import { aftersale, aftersaleAddress, aftersaleInfo, aftersaleType } from '../aftersale-shape'
import { call } from '../call'
import { listOf, wireBool, wireId, wireInt, wirePage, wirePageSize, wireShopId, wireText } from '../fields'

const tags = ['operator']
const options = { auth: 'merchant', tags } as const

/** A yes or no that must be given: absent is no decision. */
const decision = z.preprocess<unknown, z.ZodBoolean, boolean | number | string | undefined>(
  (value) =>
    value === undefined || value === '' ? undefined : [true, 1, '1', 'true'].includes(value as string),
  z.boolean('请选择处理结果'),
)
const refuseReason = emptyIsAbsent(wireText(200, '拒绝原因过长'))
const cents = (message: string) => emptyIsAbsent(wireInt(0, 99_999_999_999, message))
const required = (max: number, missing: string) => wireText(max, '内容过长', missing).min(1, missing)

/** After-sales of all shops for operators, of the own shop for merchants (contract operator). */
export const operatorAftersales = {
  aftersales: call('GET', '/operator/aftersales', '售后单列表', options)
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(20, 100),
        aftersales_bn: emptyIsAbsent(wireText(30)),
        order_id: emptyIsAbsent(wireText(30)),
        mobile: emptyIsAbsent(wireText(20)),
        aftersales_status: emptyIsAbsent(wireInt(0, 4)),
        aftersales_type: emptyIsAbsent(aftersaleType),
        distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
        create_begin: emptyIsAbsent(wireInt(0, 9_999_999_999)),
        create_end: emptyIsAbsent(wireInt(0, 9_999_999_999)),
      }),
    )
    .output(listOf(aftersale)),

  aftersaleInfo: call('GET', '/operator/aftersales/info', '售后单详情', options)
    .input(z.object({ aftersales_bn: wireAftersalesBn() }))
    .output(aftersaleInfo),

  reviewAftersale: call('POST', '/operator/aftersales/review', '审核售后', options)
    .input(
      z.object({
        aftersales_bn: wireAftersalesBn(),
        agree: decision,
        refuse_reason: refuseReason,
        refund_fee: cents('退款金额不正确'),
        refund_point: emptyIsAbsent(wireInt(0, 2_000_000_000, '退还积分不正确')),
        freight: cents('退还运费不正确'),
        aftersales_address_id: emptyIsAbsent(wireId('请选择退货地址')),
      }),
    )
    .output(aftersale),

  receiveAftersale: call('POST', '/operator/aftersales/receive', '售后收货', options)
    .input(z.object({ aftersales_bn: wireAftersalesBn(), restock: wireBool() }))
    .output(aftersale),

  refundAftersale: call('POST', '/operator/aftersales/refund', '售后退款', options)
    .input(z.object({ aftersales_bn: wireAftersalesBn(), agree: decision, refuse_reason: refuseReason }))
    .output(aftersale),

  resendAftersale: call('POST', '/operator/aftersales/resend', '换货补发', options)
    .input(
      z.object({
        aftersales_bn: wireAftersalesBn(),
        corp_code: wireText(20, '物流公司不能为空', '物流公司不能为空'),
        logi_no: z.string('运单号不能为空').trim().max(100, '运单号不能大于20'),
      }),
    )
    .output(aftersale),

  returnAddresses: call('GET', '/operator/aftersales/addresses', '退货地址', options)
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(20, 100),
        distributor_id: emptyIsAbsent(wireInt(0, 2_147_483_647)),
      }),
    )
    .output(listOf(aftersaleAddress)),

  /** Creates an address, or changes the one of `address_id`. */
  saveReturnAddress: call('POST', '/operator/aftersales/addresses', '保存退货地址', options)
    .input(
      z.object({
        address_id: emptyIsAbsent(wireId('退货地址不存在')),
        distributor_id: wireShopId().optional(),
        contact: required(30, '请填写联系人姓名'),
        mobile: required(20, '请填写联系人手机号码'),
        province: required(40, '请选择所在地区'),
        city: required(40, '请选择所在地区'),
        area: required(40, '请选择所在地区'),
        address: required(200, '请填写详细地址'),
        hours: emptyIsAbsent(wireText(50)),
        is_default: wireBool(),
      }),
    )
    .output(aftersaleAddress),
}
