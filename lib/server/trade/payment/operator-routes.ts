import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { operatorWrite, preparedWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { listDifferences } from './list-differences'
import { listStrays } from './list-strays'
import { listTrades } from './list-trades'
import { queryTrade, recordTradeQuery } from './query-trade'
import { resolveDifference } from './resolve-difference'
import { wireDifference, wireStray, wireTrade } from './wire-operator'

const routes = os.operator.payment

export const operatorPaymentRoutes = {
  trades: routes.trades.handler(async ({ input, context }) => {
    const filter = {
      shopId: scopeOf(context).shopId,
      tradeId: input.trade_id,
      orderId: input.order_id,
      state: input.trade_state,
      payType: input.pay_type,
      startedFrom: input.time_begin,
      startedTo: input.time_end,
    }
    const { rows, total } = await listTrades(context.mall.db, filter, input)
    return wireList({ list: rows.map(wireTrade), total })
  }),

  queryTrade: routes.queryTrade.handler(({ input, context }) =>
    preparedWrite(
      context,
      'payment.queryTrade',
      input,
      (mall, scope) => queryTrade(mall, scope, input.trade_id),
      async ({ mall, scope, prepared: state }) =>
        wireTrade(await recordTradeQuery(mall, scope, input.trade_id, state)),
    ),
  ),

  differences: routes.differences.handler(async ({ input, context }) => {
    scopeOf(context)
    const filter = { provider: input.provider, day: input.day, isOpen: input.open ?? false }
    const { rows, total } = await listDifferences(context.mall.db, filter, input)
    return wireList({ list: rows.map(wireDifference), total })
  }),

  resolveDifference: routes.resolveDifference.handler(({ input, context }) =>
    operatorWrite(context, 'payment.resolveDifference', input, async ({ mall, scope: { actor } }) => {
      const explanation = { userId: memberOf(context).userId, remark: input.remark }
      return wireDifference(await resolveDifference(mall, actor, input.difference_id, explanation))
    }),
  ),

  strays: routes.strays.handler(async ({ input, context }) => {
    scopeOf(context)
    const { rows, total } = await listStrays(context.mall.db, input)
    return wireList({ list: rows.map(wireStray), total })
  }),
}
