import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { canGo } from '@/lib/domain/order/states'
import { shownState } from '@/lib/domain/order/labels'
import { providerOf, type PaymentStart } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import { statement } from '@/lib/server/db/statement'
import { lockOrder, type LockedOrder } from '@/lib/server/order/lock-order'
import { settleFreeOrder } from './settle'

const reuse = statement(
  'trade_reuse',
  `select trade_id as "tradeId" from trades
    where order_id = $1 and pay_type = $2 and pay_channel = $3 and pay_fee = $4 and trade_state = 'NOTPAY'
    order by trade_id limit 1`,
)

const open = statement(
  'trade_open',
  `insert into trades (trade_id, order_id, user_id, pay_type, pay_channel, total_fee, pay_fee, trade_state,
                       time_start, time_expire)
   select $1 || 'T' || lpad((count(*) + 1)::text, 2, '0'), $1, $2, $3, $4, $5, $5, 'NOTPAY', $6, $7
     from trades where order_id = $1
   returning trade_id as "tradeId"`,
)

const remember = statement(
  'order_pay_type',
  `update orders set pay_type = $2, pay_channel = $3 where order_id = $1`,
)

export interface StartedPayment extends PaymentStart {
  tradeId: string
  /** The order costs nothing and is paid. */
  paid: boolean
}

const free = (order: LockedOrder) => ({
  tradeId: `${order.orderId}T00`,
  fee: 0,
  title: order.title,
  expires: order.autoCancelTime,
})

/**
 * Opens a payment for an own order and asks the provider how to pay. The same way to pay keeps its trade while nothing
 * was paid, so that a reloaded cashier shows the same code (contract trade §7.2).
 * @throws MallError 无此类型支付！, 当前订单不存在, 当前订单不需要支付
 */
export async function startPayment(
  mall: Mall,
  userId: number,
  wish: { orderId: string; payType: string; payChannel: string; platform: string },
): Promise<StartedPayment> {
  const provider = providerOf(wish.payType)
  const now = mall.now()
  const trade = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, wish.orderId, userId)
    if (!order) throw new MallError('当前订单不存在')
    // An order that cost nothing was paid when it was placed; older clients ask all the same.
    if (order.totalFee === 0 && order.payStatus === 'PAYED') return free(order)
    if (!canGo(shownState(order, now), 'pay')) throw new MallError('当前订单不需要支付')
    if (order.totalFee === 0) {
      await settleFreeOrder(tx, order.orderId, now)
      return free(order)
    }
    if (!provider?.isOffered(mall, wish.platform)) throw new MallError('无此类型支付！')
    const key = [order.orderId, wish.payType, wish.payChannel, order.totalFee]
    const [known] = await tx.run<{ tradeId: string }>(reuse, key)
    const [made] = known
      ? [known]
      : await tx.run<{ tradeId: string }>(open, [
          order.orderId,
          userId,
          wish.payType,
          wish.payChannel,
          order.totalFee,
          now,
          order.autoCancelTime,
        ])
    if (!made) throw new Error('opening a trade gave no row')
    await tx.run(remember, [order.orderId, wish.payType, wish.payChannel])
    return { tradeId: made.tradeId, fee: order.totalFee, title: order.title, expires: order.autoCancelTime }
  })
  if (trade.fee === 0 || !provider) return { tradeId: trade.tradeId, paid: true }
  const start = await provider.start(mall, { ...trade, orderId: wish.orderId })
  return { ...start, tradeId: trade.tradeId, paid: false }
}
