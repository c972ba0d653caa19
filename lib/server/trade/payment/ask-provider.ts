import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { providerNamed, reasonOf } from '@/lib/server/trade/payment/providers'
import { settle } from './settle'
import { closeTrade, noteTradeFault, type AskedTrade } from './sql'

/** The state of a trade after the query to its provider. */
export type AskedState = 'paid' | 'unpaid' | 'closed' | 'unknown'

/**
 * Queries the provider about a trade and records its answer. A trade that can no longer be paid here, because its order
 * was cancelled, paid otherwise or ran out of time, is closed at the provider first, so that no money arrives later.
 * @param mustClose closes the trade now, even before its time
 * @returns `unknown` when the provider gave no answer
 */
export async function askProvider(mall: Mall, trade: AskedTrade, mustClose = false): Promise<AskedState> {
  const provider = providerNamed(trade.provider)
  if (!provider || trade.tradeState === 'SUCCESS' || trade.tradeState === 'REFUND') {
    await mall.db.run(closeTrade, [trade.tradeId])
    return trade.tradeState === 'SUCCESS' || trade.tradeState === 'REFUND' ? 'paid' : 'closed'
  }
  const isOver =
    mustClose ||
    trade.tradeState !== 'NOTPAY' ||
    (trade.timeExpire !== null && trade.timeExpire <= mall.now())
  try {
    if (isOver && (await provider.close(mall, trade)) === 'closed') {
      await mall.db.run(closeTrade, [trade.tradeId])
      return 'closed'
    }
    const answer = await provider.query(mall, trade)
    if (answer.state === 'paid') await settle(mall, answer.payment)
    if (answer.state === 'closed') await mall.db.run(closeTrade, [trade.tradeId])
    return answer.state
  } catch (error) {
    await mall.db.run(noteTradeFault, [trade.tradeId, reasonOf(error)])
    return 'unknown'
  }
}
