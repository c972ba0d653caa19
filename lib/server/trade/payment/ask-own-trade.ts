import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { askProvider } from './ask-provider'
import { findTrade, type Trade } from './find-trade'

/**
 * The state of a member's trade; while it is open, the provider is queried first (contract trade §7.3).
 * @returns null for a trade of another member
 */
export async function askOwnTrade(
  mall: Mall,
  userId: number,
  tradeId: string,
): Promise<Trade['tradeState'] | null> {
  const trade = await findTrade(mall.db, userId, tradeId)
  if (trade?.tradeState !== 'NOTPAY') return trade?.tradeState ?? null
  await askProvider(mall, { ...trade, provider: trade.provider || trade.payType, fee: trade.payFee })
  return (await findTrade(mall.db, userId, tradeId))?.tradeState ?? null
}
