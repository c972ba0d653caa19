import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { completeOfflineRefund, retryRefund } from './change-refund'
import { operatorRefundCount, operatorRefunds, type OperatorRefund } from './operator-sql'

const wireRefund = (row: OperatorRefund) => ({
  refund_bn: row.refundBn,
  order_id: row.orderId,
  trade_id: row.tradeId,
  user_id: row.userId,
  pay_type: row.payType,
  refund_type: row.refundType,
  refund_status: row.refundStatus,
  refund_channel: row.refundChannel,
  refund_fee: row.fee,
  refund_point: row.point,
  freight_fee: row.freightFee,
  subsidy_fee: row.subsidyFee,
  aftersales_bn: row.aftersalesBn ?? '',
  attempts: row.attempts,
  next_try: row.nextTry,
  last_error: row.lastError,
  voucher: row.voucher,
  create_time: row.createTime,
  update_time: row.updateTime,
  refund_success_time: row.successTime ?? 0,
})

const routes = os.operator.refund

export const operatorRefundRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { db } = context.mall
    const filter = [
      scopeOf(context).shopId,
      input.refund_bn ?? null,
      input.order_id ?? null,
      input.refund_status ?? null,
      input.refund_channel ?? null,
      input.time_begin ?? null,
      input.time_end ?? null,
    ]
    const [rows, [count]] = await Promise.all([
      db.run(operatorRefunds, [...filter, ...limitAndOffset(input.page, input.pageSize)]),
      db.run(operatorRefundCount, filter),
    ])
    const total = count?.total ?? 0
    return { list: rows.map(wireRefund), total_count: total, count: total }
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
