import 'server-only'
import type { RefundFilterInput } from '@/lib/contract/operator/trade/refund'
import { os } from '@/lib/server/ground/call-context'
import { beginExport } from '@/lib/server/ground/export/begin-export'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { completeOfflineRefund, retryRefund } from './change-refund'
import { refundExport } from './export-refunds'
import { listRefunds, type RefundFilter } from './list-refunds'
import { wireRefund } from './wire'

const routes = os.operator.refund

/** The filter of a list or an export. */
const filterOf = (input: RefundFilterInput): RefundFilter => ({
  refundBn: input.refund_bn,
  orderId: input.order_id,
  status: input.refund_status,
  channel: input.refund_channel,
  createdFrom: input.time_begin,
  createdTo: input.time_end,
})

export const operatorRefundRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { shopId } = scopeOf(context)
    const { rows, total } = await listRefunds(context.mall.db, shopId, filterOf(input), input)
    return wireList({ list: rows.map(wireRefund), total })
  }),

  export: routes.export.handler(({ input, context }) =>
    operatorWrite(context, 'refund.export', input, ({ mall }) => {
      const { format, columns } = input
      return beginExport(mall, personOf(context), refundExport, { format, columns, filter: filterOf(input) })
    }),
  ),

  retry: routes.retry.handler(({ input, context }) =>
    operatorWrite(context, 'refund.retry', input, async ({ mall, scope }) =>
      wireRefund(await retryRefund(mall, scope, input.refund_bn)),
    ),
  ),

  completeOffline: routes.completeOffline.handler(({ input, context }) =>
    operatorWrite(context, 'refund.completeOffline', input, async ({ mall, scope }) => {
      const paid = { at: input.paid_at, voucher: input.voucher }
      return wireRefund(await completeOfflineRefund(mall, scope, input.refund_bn, paid))
    }),
  ),
}
