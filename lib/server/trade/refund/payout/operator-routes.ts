import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { completeOfflineRefund, retryRefund } from './change-refund'
import { listRefunds } from './list-refunds'
import { wireRefund } from './wire'

const routes = os.operator.refund

export const operatorRefundRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const filter = {
      shopId: scopeOf(context).shopId,
      refundBn: input.refund_bn,
      orderId: input.order_id,
      status: input.refund_status,
      channel: input.refund_channel,
      createdFrom: input.time_begin,
      createdTo: input.time_end,
    }
    const { rows, total } = await listRefunds(context.mall.db, filter, input)
    return wireList({ list: rows.map(wireRefund), total })
  }),

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
