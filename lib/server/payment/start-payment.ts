import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { shownState } from '@/lib/domain/order/labels'
import { canGo } from '@/lib/domain/order/states'
import { providerOf } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import { lockOrder, type LockedOrder } from '@/lib/server/order/lock-order'
import { settleFreeOrder } from './settle'
import { createTrade, findOpenTrade, setPayType } from './sql'
import { wireStart } from './wire'

export interface PaymentRequest {
  orderId: string
  payType: string
  payChannel: string
  /** `pc`, `h5` … (contract trade §7.1). */
  platform: string
}

const tradeOf = (order: LockedOrder, tradeId: string) => ({
  tradeId,
  orderId: order.orderId,
  orderClass: order.orderClass,
  fee: order.totalFee,
  title: order.title,
  expires: order.autoCancelTime,
})

/** An order that costs nothing has no row in `trades`. */
const freeTrade = (order: LockedOrder) => tradeOf(order, `${order.orderId}T00`)

/**
 * Opens a trade for an order of the member and asks the provider how it can be paid. The same pay type and channel reuse
 * the trade until it is paid, so that a reloaded cashier shows the same code (contract trade §7.2).
 * @returns the payment as the contract spells it; an order that costs nothing is paid
 * @throws MallError 无此类型支付！, 当前订单不存在, 当前订单不需要支付
 */
export async function startPayment(mall: Mall, userId: number, request: PaymentRequest) {
  const provider = providerOf(request.payType)
  const now = mall.now()
  const trade = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, request.orderId, userId)
    if (!order) throw new MallError('当前订单不存在')
    // An order that costs nothing was paid when it was placed; older clients still start a payment.
    if (order.totalFee === 0 && order.payStatus === 'PAYED') return freeTrade(order)
    if (!canGo(shownState(order, now), 'pay')) throw new MallError('当前订单不需要支付')
    if (order.totalFee === 0) {
      await settleFreeOrder(tx, order.orderId, now)
      return freeTrade(order)
    }
    if (!provider?.isOffered(mall, request.platform)) throw new MallError('无此类型支付！')
    const key = [order.orderId, request.payType, request.payChannel, order.totalFee]
    const [open] = await tx.run(findOpenTrade, key)
    const [row] = open
      ? [open]
      : await tx.run(createTrade, [
          order.orderId,
          userId,
          request.payType,
          request.payChannel,
          order.totalFee,
          now,
          order.autoCancelTime,
        ])
    if (!row) throw new Error('creating a trade returned no row')
    await tx.run(setPayType, [order.orderId, request.payType, request.payChannel])
    return tradeOf(order, row.tradeId)
  })
  if (trade.fee === 0 || !provider) return wireStart(trade, { paid: true })
  return wireStart(trade, { ...(await provider.start(mall, trade)), paid: false })
}
