import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { settle } from './settle'
import { findTrade } from './find-trade'

/**
 * Plays the provider of the test payment: the buyer says that he has paid. Gives the order.
 * @throws MallError 无此类型支付！ where the test payment is off, and for payments that are not the member's
 */
export async function confirmTestPayment(mall: Mall, userId: number, tradeId: string): Promise<string> {
  const trade = await findTrade(mall.db, userId, tradeId)
  if (!mall.env.payTest || trade?.payType !== 'test') throw new MallError('无此类型支付！')
  return settle(mall, { tradeId, fee: trade.payFee, transactionId: `test-${tradeId}` })
}
