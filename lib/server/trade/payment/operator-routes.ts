import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorWrite, preparedWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { askProvider } from './ask-provider'
import {
  operatorDifferenceCount,
  operatorDifferences,
  operatorStrays,
  operatorTradeCount,
  operatorTrades,
  resolveDifferenceRow,
  type OperatorTrade,
  type DifferenceRow,
} from './operator-sql'
import { tradeToAsk } from './sql'

const wireTrade = (row: OperatorTrade) => ({
  trade_id: row.tradeId,
  order_id: row.orderId,
  user_id: row.userId,
  pay_type: row.payType,
  provider: row.provider,
  trade_state: row.tradeState,
  total_fee: row.totalFee,
  pay_fee: row.payFee,
  transaction_id: row.transactionId ?? '',
  time_start: row.timeStart,
  time_expire: row.timeExpire ?? 0,
  pay_date: row.payDate ?? 0,
  last_error: row.lastError,
})

const wireDifference = (row: DifferenceRow) => ({
  difference_id: row.differenceId,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  trade_id: row.tradeId,
  refund_bn: row.refundBn,
  our_fee: row.ourFee,
  their_fee: row.theirFee,
  at: row.at,
  resolved_at: row.resolvedAt,
  remark: row.remark,
})

const listOf = <T>(list: T[], total: number) => ({ list, total_count: total, count: total })

const routes = os.operator.payment

export const operatorPaymentRoutes = {
  trades: routes.trades.handler(async ({ input, context }) => {
    const { db } = context.mall
    const filter = [
      scopeOf(context).shopId,
      input.trade_id ?? null,
      input.order_id ?? null,
      input.trade_state ?? null,
      input.pay_type ?? null,
      input.time_begin ?? null,
      input.time_end ?? null,
    ]
    const [rows, [count]] = await Promise.all([
      db.run(operatorTrades, [...filter, ...limitAndOffset(input.page, input.pageSize)]),
      db.run(operatorTradeCount, filter),
    ])
    return listOf(rows.map(wireTrade), count?.total ?? 0)
  }),

  queryTrade: routes.queryTrade.handler(({ input, context }) =>
    preparedWrite(
      context,
      'payment.queryTrade',
      input,
      async (mall, { shopId }) => {
        const [trade] = await mall.db.run(tradeToAsk, [input.trade_id, shopId])
        if (!trade) throw new MallError('支付单不存在')
        if (trade.tradeState !== 'NOTPAY' && trade.tradeState !== 'CLOSED') {
          throw new MallError('支付单状态不能查询')
        }
        return askProvider(mall, trade)
      },
      async ({ mall, scope: { actor, shopId }, prepared: state }) => {
        const subject = { subject: 'trade', subjectId: input.trade_id }
        await recordAudit(mall.db, { actor, event: 'queryTrade', ...subject, after: { state } }, mall.now())
        const key = [shopId, input.trade_id, null, null, null, null, null]
        const [row] = await mall.db.run(operatorTrades, [...key, 1, 0])
        if (!row) throw new Error('the trade has disappeared')
        return wireTrade(row)
      },
    ),
  ),

  differences: routes.differences.handler(async ({ input, context }) => {
    scopeOf(context)
    const { db } = context.mall
    const filter = [input.provider ?? null, input.day ?? null, input.open ?? false]
    const [rows, [count]] = await Promise.all([
      db.run(operatorDifferences, [...filter, ...limitAndOffset(input.page, input.pageSize)]),
      db.run(operatorDifferenceCount, filter),
    ])
    return listOf(rows.map(wireDifference), count?.total ?? 0)
  }),

  resolveDifference: routes.resolveDifference.handler(({ input, context }) =>
    operatorWrite(context, 'payment.resolveDifference', input, async ({ mall, scope: { actor } }) => {
      const { userId } = memberOf(context)
      const now = mall.now()
      return mall.db.transaction(async (tx) => {
        const [row] = await tx.run(resolveDifferenceRow, [input.difference_id, now, userId, input.remark])
        if (!row) throw new MallError(orderMessages.differenceMissing)
        await recordAudit(
          tx,
          {
            actor,
            event: 'resolveDifference',
            subject: 'payment_difference',
            subjectId: row.differenceId,
            reason: input.remark,
          },
          now,
        )
        return wireDifference(row)
      })
    }),
  ),

  strays: routes.strays.handler(async ({ input, context }) => {
    scopeOf(context)
    const rows = await context.mall.db.run(operatorStrays, [...limitAndOffset(input.page, input.pageSize)])
    const list = rows.map((row) => ({
      stray_id: row.strayId,
      source: row.source,
      trade_id: row.tradeId,
      transaction_id: row.transactionId,
      fee: row.fee,
      reason: row.reason,
      at: row.at,
    }))
    return listOf(list, rows[0]?.total ?? 0)
  }),
}
