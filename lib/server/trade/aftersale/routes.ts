import 'server-only'
import type { z } from 'zod'
import type { aftersaleContract } from '@/lib/contract/trade/aftersale'
import { returnTypeOf } from '@/lib/domain/aftersale/request'
import type { AftersaleType } from '@/lib/domain/aftersale/values'
import { MallError } from '@/lib/domain/errors'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import { centsOf } from '@/lib/domain/money'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { requestKeyOf } from '@/lib/server/ground/idempotency/request-key'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { findOfMember } from '@/lib/server/trade/aftersale/record/find-records'
import { cleanHtml } from '@/lib/web/clean-html'
import { applyAftersale } from './apply-aftersale'
import { closeAftersale } from './close-aftersale'
import { estimateAftersale } from './estimate-aftersale'
import { getAftersale, getAftersaleInfo } from './find-aftersales'
import { modifyAftersale } from './modify-aftersale'
import { priceUnits } from './price-units'
import { addressesOfShop, listReturnAddresses } from './return-addresses'
import { sendBack } from './send-back'
import { wireAddress } from './wire-address'

type ApplyInput = z.output<NonNullable<(typeof aftersaleContract.apply)['~orpc']['inputSchema']>>

/** The lines of an application; a row of `aftersales/info` has the id of its line in `sub_order_id`. */
const unitsOf = (detail: ApplyInput['detail']) =>
  detail.map(({ id, sub_order_id, num, total_fee, total_point }) => ({
    id: id ?? sub_order_id ?? 0,
    num,
    fee: total_fee === undefined ? undefined : centsOf(total_fee),
    points: total_point,
  }))

const returnOf = (
  type: AftersaleType,
  input: Pick<ApplyInput, 'return_type' | 'aftersales_address_id' | 'contact' | 'mobile'>,
) => ({
  returnType: returnTypeOf(type, input.return_type ?? ''),
  addressId: input.aftersales_address_id,
  contact: input.contact ?? '',
  mobile: input.mobile ?? '',
})

export const aftersaleRoutes = {
  apply: os.aftersale.apply.handler(async ({ input, context }) => {
    const type = input.aftersales_type
    const request = {
      orderId: input.order_id,
      units: unitsOf(input.detail),
      type,
      reason: input.reason,
      description: input.description ?? '',
      evidence: input.evidence_pic ?? [],
      ...returnOf(type, input),
      freight: input.freight,
    }
    const { userId } = memberOf(context)
    const key = requestKeyOf(context, 'aftersale.apply', input)
    const aftersales_bn = await applyAftersale(context.mall, userId, request, key)
    return { status: true as const, result: true as const, aftersales_bn }
  }),

  list: os.aftersale.list.handler(async ({ input, context }) => {
    const filter = {
      status: input.aftersales_status,
      type: input.aftersales_type,
      orderId: input.order_id,
      orderClass: input.order_class,
    }
    const page = { page: input.page, size: input.pageSize }
    const { db, now } = context.mall
    const { list, total } = await findOfMember(db, memberOf(context).userId, filter, page, now())
    return wireList({ list, total })
  }),

  info: os.aftersale.info.handler(({ input, context }) =>
    getAftersaleInfo(context.mall, memberOf(context).userId, {
      aftersalesBn: input.aftersales_bn,
      orderId: input.order_id,
      itemId: input.item_id,
      lineId: input.sub_order_id,
    }),
  ),

  modify: os.aftersale.modify.handler(async ({ input, context }) => {
    const type = input.aftersales_type
    await modifyAftersale(context.mall, memberOf(context).userId, {
      aftersalesBn: input.aftersales_bn,
      type,
      reason: input.reason,
      description: input.description ?? '',
      evidence: input.evidence_pic,
      ...returnOf(type, input),
    })
    return { status: true as const }
  }),

  close: os.aftersale.close.handler(async ({ input, context: { mall, ...context } }) => {
    const { userId } = memberOf({ mall, ...context })
    await closeAftersale(mall, userId, input.aftersales_bn)
    return getAftersale(mall, input.aftersales_bn, { userId })
  }),

  sendback: os.aftersale.sendback.handler(async ({ input, context }) => {
    const { mall } = context
    const { userId } = memberOf(context)
    const numbers = input.aftersales_bn ? [input.aftersales_bn] : (input.aftersales_data ?? [])
    const [first] = numbers
    if (first === undefined) throw new MallError(aftersaleMessages.aftersaleIdMissing)
    await sendBack(mall, userId, numbers, { corpCode: input.corp_code, logiNo: input.logi_no })
    return getAftersale(mall, first, { userId })
  }),

  reasons: os.aftersale.reasons.handler(async ({ context }) => {
    const { aftersaleReasons } = await readTradeSettings(context.mall.db)
    return [...aftersaleReasons]
  }),

  remind: os.aftersale.remind.handler(async ({ context }) => {
    const { aftersaleRemind } = await readTradeSettings(context.mall.db)
    return { intro: cleanHtml(aftersaleRemind.intro), is_open: aftersaleRemind.isOpen }
  }),

  estimate: os.aftersale.estimate.handler(async ({ input, context }) => {
    const request = { orderId: input.order_id, units: unitsOf(input.detail), type: input.aftersales_type }
    const found = await estimateAftersale(context.mall, memberOf(context).userId, request)
    return {
      goods_fee: found.goodsFee,
      freight: found.freight,
      refund_fee: found.goodsFee + found.freight,
      refund_point: found.points,
      point_balance: found.pointBalance,
      coupon_name: found.couponName,
      subsidy_fee: found.subsidyFee,
      subsidy_num: found.subsidyNum,
    }
  }),

  itemPrice: os.aftersale.itemPrice.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const share = await priceUnits(context.mall, userId, input)
    return { price: share.fee, point: share.points, subsidy_fee: share.subsidyFee }
  }),

  shopAddresses: os.aftersale.shopAddresses.handler(async ({ input, context: { mall } }) => {
    if (input.distributor_id === 0) return []
    const rows = await addressesOfShop(mall.db, input.distributor_id)
    const list = rows.map((row) => wireAddress(row, null))
    const [first] = rows
    return {
      address: wireList({ list, total: list.length }),
      distributor_info: first ? { distributor_id: first.distributorId, name: first.name } : [],
    }
  }),

  addresses: os.aftersale.addresses.handler(async ({ input, context }) => {
    const filter = { shopId: input.distributor_id ?? 0, name: input.distributor_name }
    const page = { page: input.page, size: input.pageSize }
    const rows = await listReturnAddresses(context.mall.db, filter, page)
    const { lng, lat } = input
    const from = lng === undefined || lat === undefined ? null : { lng, lat }
    const total = rows[0]?.total ?? 0
    return wireList({ list: rows.map((row) => wireAddress(row, from)), total })
  }),
}
