import 'server-only'
import { offlinePayType } from '@/lib/domain/order/payment/pay-types'
import type { Queries, Transaction } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import type { LockedOrder } from '@/lib/server/trade/order/lock-order'
import type { PaymentProvider } from '@/lib/server/trade/payment/providers'
import { createTrade, findOpenTrade, openOrNextTrade, setPayType } from './sql'

/** Seconds until a provider is queried about a trade without a notification. */
const firstQuery = 30

/**
 * A provider's trade that ends within this many seconds is not shown again: the buyer could no longer pay it in time.
 */
const leastSeconds = 30

/**
 * Stores the payment method of an order.
 * @returns the time until which it stays open, which depends on the method; epoch seconds
 */
async function rememberPayType(
  tx: Transaction,
  { orderId, payType: before, autoCancelTime }: LockedOrder,
  { payType, payChannel }: { payType: string; payChannel: string },
  now: number,
): Promise<number> {
  const isOffline = payType === offlinePayType
  const isChanged = isOffline !== (before === offlinePayType)
  const settings = isChanged ? await readTradeSettings(tx) : null
  const offlineSeconds = isOffline ? (settings?.offlineCancelSeconds ?? null) : null
  const onlineUntil = settings && !isOffline ? now + settings.cancelSeconds : null
  const [row] = await tx.run(setPayType, [orderId, payType, payChannel, offlineSeconds, onlineUntil])
  return row?.openUntil ?? autoCancelTime
}

/**
 * The number of the next trade of an unpaid order, before the buyer has selected a payment method (contract member
 * §9.2).
 */
export async function tradeIdOf(db: Queries, orderId: string): Promise<string> {
  const row = only(await db.run(openOrNextTrade, [orderId]), 'the trade of an order')
  return row.tradeId
}

/**
 * The trade for this pay type, either the open one or a new one; the order stores its payment method, and stays open as
 * long as that method allows. A trade that its provider is about to end is replaced. It stays open beside the new one
 * until then: the first payment pays the order, and a second one is refunded (ADR 0037).
 * @returns `expires`: the end of the trade, as sent to its provider; epoch seconds
 */
export async function openTrade(
  tx: Transaction,
  order: LockedOrder,
  request: { payType: string; payChannel: string },
  provider: PaymentProvider,
  now: number,
): Promise<{ tradeId: string; expires: number }> {
  const openUntil = await rememberPayType(tx, order, request, now)
  const key = [order.orderId, request.payType, request.payChannel, order.totalFee, provider.name]
  const soon = provider.notifications ? now + leastSeconds : null
  const [open] = await tx.run(findOpenTrade, [...key, soon, openUntil])
  if (open) return { tradeId: open.tradeId, expires: open.timeExpire ?? openUntil }
  const row = only(
    await tx.run(createTrade, [
      order.orderId,
      order.userId,
      request.payType,
      request.payChannel,
      order.totalFee,
      now,
      openUntil,
      provider.name,
      provider.notifications ? now + firstQuery : null,
    ]),
    'creating a trade',
  )
  return { tradeId: row.tradeId, expires: openUntil }
}
