import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { tradeOfToken } from '@/lib/server/ground/adapters/payment/test/trade-token'
import type { Mall } from '@/lib/server/ground/mall'
import { allowedReturn, providerNamed } from '@/lib/server/trade/payment/providers'
import { findTrade, type Trade } from './find-trade'
import { settle } from './settle'
import { returnedTrade } from './sql'

/** The key to a trade: its number with its buyer, or a token from the page behind a QR code. */
export type TradeKey = { userId: number; tradeId: string } | { token: string; tradeId?: string | undefined }

const noSuchPayment = () => new MallError(orderMessages.paymentTypeUnknown)

async function tradeOf(mall: Mall, key: TradeKey): Promise<Trade> {
  if ('userId' in key) {
    const trade = await findTrade(mall.db, key.userId, key.tradeId)
    if (trade) return trade
    throw noSuchPayment()
  }
  const tradeId = tradeOfToken(mall.secret, key.token, mall.now())
  const trade = tradeId === null ? null : await findTrade(mall.db, null, tradeId)
  if (!trade) throw new MallError(orderMessages.paymentTimedOut)
  // If a client sends both, they must belong to the same trade.
  if (key.tradeId !== undefined && key.tradeId !== trade.tradeId) throw noSuchPayment()
  return trade
}

/**
 * A trade whose payment its buyer may confirm (`confirmByBuyer`).
 * @throws MallError 无此类型支付！ for other providers, for one that is switched off, and for trades of other
 *   members; 支付超时，二维码已失效 for a token that is wrong or expired
 */
export async function getConfirmable(mall: Mall, key: TradeKey): Promise<Trade> {
  const trade = await tradeOf(mall, key)
  const provider = providerNamed(trade.provider || trade.payType)
  if (!provider?.confirmByBuyer || !mall.env.payTest) throw noSuchPayment()
  return trade
}

/** Whether a payment arrived after its order was closed or paid otherwise, so that its money is returned. */
export const isReturnedTrade = async ({ db }: Mall, tradeId: string): Promise<boolean> =>
  (await db.run(returnedTrade, [tradeId]))[0]?.isReturned ?? false

/**
 * Records the payment of a trade on confirmation by its buyer.
 * @param redirectUrl the address to which the buyer's client wants to return
 * @returns the order id, whether the money is returned because the order was not waiting for it, and the address if
 *   its origin is one of ours
 * @throws MallError like `getConfirmable`
 */
export async function confirmPayment(
  mall: Mall,
  key: TradeKey,
  redirectUrl = '',
): Promise<{ orderId: string; isReturned: boolean; returnUrl: string | null }> {
  const trade = await getConfirmable(mall, key)
  const provider = providerNamed(trade.provider || trade.payType)
  if (!provider?.confirmByBuyer) throw noSuchPayment()
  const { tradeId, payType, payFee: fee } = trade
  const orderId = await settle(mall, provider.confirmByBuyer({ tradeId, payType, fee }))
  const isReturned = await isReturnedTrade(mall, tradeId)
  return { orderId, isReturned, returnUrl: allowedReturn(mall.env, redirectUrl) }
}
