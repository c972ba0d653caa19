import 'server-only'
import type { AftersaleFilterInput } from '@/lib/contract/operator/trade/aftersale'
import { os } from '@/lib/server/ground/call-context'
import { beginExport } from '@/lib/server/ground/export/begin-export'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { aftersaleExport } from '@/lib/server/trade/aftersale/record/export-records'
import { decideRefund } from './decide-refund'
import { getAftersale, getInfoForDesk, listForDesk } from './find-aftersales'
import { receiveGoods } from './receive-goods'
import { resendGoods } from './resend-goods'
import { listReturnAddresses, saveReturnAddress } from './return-addresses'
import { reviewAftersale } from './review-aftersale'
import { wireAddress } from './wire-address'

const routes = os.operator.aftersale

/** The filter of a list or an export. */
const filterOf = (input: AftersaleFilterInput) => ({
  aftersalesBn: input.aftersales_bn,
  orderId: input.order_id,
  mobile: input.mobile,
  status: input.aftersales_status,
  isOpen: input.open,
  type: input.aftersales_type,
  distributorId: input.distributor_id,
  createdFrom: input.create_begin,
  createdTo: input.create_end,
})

/** After-sales for operators and merchants (contract operator). */
export const operatorAftersaleRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const page = { page: input.page, size: input.pageSize }
    const { list, total } = await listForDesk(context.mall, scopeOf(context).shopId, filterOf(input), page)
    return wireList({ list, total })
  }),

  export: routes.export.handler(({ input, context }) =>
    operatorWrite(context, 'aftersale.export', input, ({ mall }) => {
      const { format, columns } = input
      return beginExport(mall, personOf(context), aftersaleExport, {
        format,
        columns,
        filter: filterOf(input),
      })
    }),
  ),

  info: routes.info.handler(({ input, context }) =>
    getInfoForDesk(context.mall, scopeOf(context).shopId, input.aftersales_bn),
  ),

  review: routes.review.handler(({ input, context }) =>
    operatorWrite(context, 'aftersale.review', input, async ({ mall, scope }) => {
      await reviewAftersale(mall, scope, input.aftersales_bn, {
        agree: input.agree,
        refuseReason: input.refuse_reason ?? '',
        refundFee: input.refund_fee,
        refundPoint: input.refund_point,
        freight: input.freight,
        addressId: input.aftersales_address_id,
      })
      return getAftersale(mall, input.aftersales_bn, { shopId: scope.shopId })
    }),
  ),

  receive: routes.receive.handler(({ input, context }) =>
    operatorWrite(context, 'aftersale.receive', input, async ({ mall, scope }) => {
      await receiveGoods(mall, scope, input.aftersales_bn, input.restock)
      return getAftersale(mall, input.aftersales_bn, { shopId: scope.shopId })
    }),
  ),

  refund: routes.refund.handler(({ input, context }) =>
    operatorWrite(context, 'aftersale.refund', input, async ({ mall, scope }) => {
      const decision = { agree: input.agree, refuseReason: input.refuse_reason ?? '' }
      await decideRefund(mall, scope, input.aftersales_bn, decision)
      return getAftersale(mall, input.aftersales_bn, { shopId: scope.shopId })
    }),
  ),

  resend: routes.resend.handler(({ input, context }) =>
    operatorWrite(context, 'aftersale.resend', input, async ({ mall, scope }) => {
      const parcel = { corpCode: input.corp_code, logiNo: input.logi_no }
      await resendGoods(mall, scope, input.aftersales_bn, parcel)
      return getAftersale(mall, input.aftersales_bn, { shopId: scope.shopId })
    }),
  ),

  addresses: routes.addresses.handler(async ({ input, context }) => {
    const shopId = scopeOf(context).shopId ?? input.distributor_id ?? null
    const page = { page: input.page, size: input.pageSize }
    const rows = await listReturnAddresses(context.mall.db, { shopId }, page)
    const total = rows[0]?.total ?? 0
    return wireList({ list: rows.map((row) => wireAddress(row, null)), total })
  }),

  saveAddress: routes.saveAddress.handler(({ input, context }) =>
    operatorWrite(context, 'aftersale.saveAddress', input, async ({ mall, scope: { actor, shopId } }) => {
      const row = await saveReturnAddress(mall, actor, {
        addressId: input.address_id,
        distributorId: shopId ?? input.distributor_id ?? 0,
        contact: input.contact,
        mobile: input.mobile,
        province: input.province,
        city: input.city,
        area: input.area,
        address: input.address,
        hours: input.hours ?? '',
        isDefault: input.is_default,
      })
      return wireAddress(row, null)
    }),
  ),
}
