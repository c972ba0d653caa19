import 'server-only'
import type { PaymentProvider } from '@/lib/server/adapters/payment'
import type { Transaction } from '@/lib/server/db/connection'
import type { LockedOrder } from '@/lib/server/order/lock-order'
import { createTrade, findOpenTrade, setPayType } from './sql'

/** Seconds until a provider is asked about a trade whose notification did not come. */
const firstQuery = 30

/** The trade for this pay type, the open one or a new one; the order remembers how it is being paid. */
export async function openTrade(
  tx: Transaction,
  order: LockedOrder,
  request: { payType: string; payChannel: string },
  provider: PaymentProvider,
  now: number,
): Promise<string> {
  await tx.run(setPayType, [order.orderId, request.payType, request.payChannel])
  const key = [order.orderId, request.payType, request.payChannel, order.totalFee, provider.name]
  const [open] = await tx.run(findOpenTrade, key)
  if (open) return open.tradeId
  const [row] = await tx.run(createTrade, [
    order.orderId,
    order.userId,
    request.payType,
    request.payChannel,
    order.totalFee,
    now,
    order.autoCancelTime,
    provider.name,
    provider.notifications ? now + firstQuery : null,
  ])
  if (!row) throw new Error('creating a trade returned no row')
  return row.tradeId
}
