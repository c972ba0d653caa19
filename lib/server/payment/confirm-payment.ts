import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { providerOf } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import { findTrade } from './find-trade'
import { settle } from './settle'

/**
 * Records the payment of a trade on the word of its buyer, for providers that allow it (`confirmByBuyer`).
 * @returns the order id
 * @throws MallError 无此类型支付！ for other providers, for one that is switched off, and for trades of other members
 */
export async function confirmPayment(mall: Mall, userId: number, tradeId: string): Promise<string> {
  const trade = await findTrade(mall.db, userId, tradeId)
  const provider = trade ? providerOf(trade.payType) : undefined
  if (!trade || !provider?.confirmByBuyer || !provider.isOffered(mall, 'pc'))
    throw new MallError('无此类型支付！')
  return settle(mall, provider.confirmByBuyer({ tradeId, fee: trade.payFee }))
}
