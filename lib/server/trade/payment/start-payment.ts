import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { kindRules } from '@/lib/domain/order/kinds'
import { shownState } from '@/lib/domain/order/labels'
import { offlinePayType, platformOf } from '@/lib/domain/order/payment/pay-types'
import { canGo } from '@/lib/domain/order/states'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { lockOrder, type LockedOrder } from '@/lib/server/trade/order/lock-order'
import { providerFor, reasonOf, returnAddress } from '@/lib/server/trade/payment/providers'
import { openTrade } from './open-trade'
import { countSettled, settleFreeOrder, settleIn } from './settle'
import { findPaidTrade } from './sql'
import { takesTransfers } from './takes-transfers'
import { wireStart } from './wire'

export interface PaymentRequest {
  orderId: string
  payType: string
  payChannel: string
  /** `pc`, `h5` … (contract trade §7.1); undefined for the platform of the pay type. */
  platform?: string | undefined
  returnUrl?: string | undefined
  openId?: string | undefined
  ip?: string
  /** Whether the same request has placed the order: if it is already paid, a repeated request was faster. */
  hasPlaced?: boolean
}

const startedOf = (order: LockedOrder, tradeId: string, isPaid: boolean, expires = order.autoCancelTime) => ({
  tradeId,
  orderId: order.orderId,
  orderClass: order.orderClass,
  fee: order.totalFee,
  title: order.title,
  expires,
  isPaid,
})

/**
 * Opens a trade for an order of the member and starts its payment with the provider. The same pay type and channel
 * reuse the trade until it is paid, so that a reloaded cashier shows the same code (contract trade §7.2). Balances of
 * the mall pay at once.
 * @returns the payment as the contract spells it; an order that costs nothing is already paid
 * @throws MallError 无此类型支付！, 当前订单不存在, 当前订单不需要支付, 支付失败, and those of the balances
 */
export async function startPayment(mall: Mall, userId: number, request: PaymentRequest) {
  const provider = providerFor(mall, request.payType)
  const now = mall.now()
  let settled: Awaited<ReturnType<typeof settleIn>> | undefined
  const trade = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, request.orderId, userId)
    if (!order) throw new MallError(orderMessages.currentOrderMissing)
    // An order that costs nothing was paid when it was placed; older clients still start a payment. It has no other
    // trade.
    if (order.totalFee === 0 && order.payStatus === 'PAYED')
      return startedOf(order, `${order.orderId}T00`, true)
    if (request.hasPlaced && order.payStatus === 'PAYED') {
      const [paid] = await tx.run(findPaidTrade, [order.orderId])
      if (paid) return startedOf(order, paid.tradeId, true)
    }
    if (!canGo(shownState(order, now), 'pay') || order.offlineStatus === 0)
      throw new MallError(orderMessages.nothingToPay)
    if (order.totalFee === 0) {
      await settleFreeOrder(tx, order, now)
      return startedOf(order, `${order.orderId}T00`, true)
    }
    if (!provider || kindRules(order.orderClass).refusedProviders.includes(provider.name))
      throw new MallError(orderMessages.paymentTypeUnknown)
    if (request.payType === offlinePayType && !(await takesTransfers(tx)))
      throw new MallError(orderMessages.paymentTypeUnknown)
    const { tradeId, expires } = await openTrade(tx, order, request, provider, now)
    if (provider.payInside) {
      const { orderId, totalFee: fee } = order
      const payment = await provider.payInside(
        tx,
        { tradeId, payType: request.payType, fee, orderId, userId },
        now,
      )
      settled = await settleIn(tx, payment, now)
    }
    return startedOf(order, tradeId, provider.payInside !== undefined, expires)
  })
  if (settled) countSettled(settled)
  if (trade.isPaid || !provider) return wireStart(trade, { paid: true })
  const started = await provider
    .start(mall, {
      ...trade,
      userId,
      payType: request.payType,
      platform: request.platform ?? platformOf(request.payType),
      returnUrl: returnAddress(mall.env, request.returnUrl ?? ''),
      openId: request.openId ?? '',
      ip: request.ip ?? '',
    })
    .catch((error: unknown) => {
      if (error instanceof MallError) throw error
      log.warn({ provider: provider.name, reason: reasonOf(error) }, 'a payment could not start')
      throw new MallError(orderMessages.paymentFailed)
    })
  return wireStart(trade, { ...started, paid: false })
}
