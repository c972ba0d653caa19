import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { askProvider, type AskedState } from './ask-provider'
import { operatorTrades, type OperatorTrade } from './operator-sql'
import { tradeToAsk } from './sql'

/**
 * Queries the provider about an unpaid or closed trade and records its answer (contract operator). Runs outside a
 * transaction, because it calls the provider.
 * @throws MallError 支付单不存在 also for trades of other shops, 支付单状态不能查询
 */
export async function queryTrade(mall: Mall, { shopId }: Scope, tradeId: string): Promise<AskedState> {
  const [trade] = await mall.db.run(tradeToAsk, [tradeId, shopId])
  if (!trade) throw new MallError('支付单不存在')
  if (trade.tradeState !== 'NOTPAY' && trade.tradeState !== 'CLOSED') {
    throw new MallError('支付单状态不能查询')
  }
  return askProvider(mall, trade)
}

/**
 * Writes the audit row of a query.
 * @param state the answer of `queryTrade`
 * @returns the trade as it is after the query
 */
export async function recordTradeQuery(
  mall: Mall,
  { actor, shopId }: Scope,
  tradeId: string,
  state: AskedState,
): Promise<OperatorTrade> {
  await recordAudit(
    mall.db,
    { actor, event: 'queryTrade', subject: 'trade', subjectId: tradeId, after: { state } },
    mall.now(),
  )
  return only(
    await mall.db.run(operatorTrades, [shopId, tradeId, null, null, null, null, null, 1, 0]),
    'the queried trade',
  )
}
