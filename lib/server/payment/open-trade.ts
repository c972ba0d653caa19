import 'server-only'
import { offlinePayType } from '@/lib/domain/order/pay-types'
import type { PaymentProvider } from '@/lib/server/adapters/payment'
import type { Transaction } from '@/lib/server/db/connection'
import type { LockedOrder } from '@/lib/server/order/lock-order'
import { readTradeSettings } from '@/lib/server/trade-setting/trade-settings'
import { createTrade, findOpenTrade, setPayType } from './sql'

/** Seconds until a provider is asked about a trade whose notification did not come. */
const firstQuery = 30

/** Stores how an order is being paid. @returns until when it stays open, which depends on it; epoch seconds */
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
 * The trade for this pay type, the open one or a new one; the order remembers how it is being paid, and stays open as long as
 * an order that is paid in this way.
 */
export async function openTrade(
  tx: Transaction,
  order: LockedOrder,
  request: { payType: string; payChannel: string },
  provider: PaymentProvider,
  now: number,
): Promise<{ tradeId: string; openUntil: number }> {
  const openUntil = await rememberPayType(tx, order, request, now)
  const key = [order.orderId, request.payType, request.payChannel, order.totalFee, provider.name]
  const [open] = await tx.run(findOpenTrade, key)
  if (open) return { tradeId: open.tradeId, openUntil }
  const [row] = await tx.run(createTrade, [
    order.orderId,
    order.userId,
    request.payType,
    request.payChannel,
    order.totalFee,
    now,
    openUntil,
    provider.name,
    provider.notifications ? now + firstQuery : null,
  ])
  if (!row) throw new Error('creating a trade returned no row')
  return { tradeId: row.tradeId, openUntil }
}
