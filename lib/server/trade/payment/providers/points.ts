import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { kindRules } from '@/lib/domain/order/kinds'
import { payTypeLabel } from '@/lib/domain/order/payment/pay-types'
import { pointsFor } from '@/lib/domain/order/price/points'
import { balanceProvider } from '@/lib/server/ground/adapters/payment/balance'
import type { PaymentProvider } from '@/lib/server/ground/adapters/payment/provider'
import { pointRule } from '@/lib/server/ground/trade-setting/trade-settings'
import { orderToPay, returnPoints, takePoints } from './points-sql'

/** The message when points do not pay an order at the cashier (contract trade §7.2); placing has another text. */
const notCovered = '积分不足！'

/** Points that pay an order as a whole (contract trade §13.1). */
export const points: PaymentProvider = {
  ...balanceProvider,
  name: 'point',
  entries: (_mall, _platform, { wallet, pointsCoverAll }) =>
    wallet && wallet.points > 0 && pointsCoverAll ? [{ code: 'point', name: payTypeLabel('point') }] : [],
  accepts: (_mall, code) => code === 'point',

  async payInside(tx, { tradeId, orderId, userId, fee }, now) {
    const [order] = await tx.run(orderToPay, [orderId])
    const rule = pointRule(order?.rule ?? null)
    if (!rule.isOpen) throw new MallError(orderMessages.paymentTypeOff(rule.name))
    // Money is a part of the price of a points order.
    const isPriced = order && kindRules(order.orderClass).price === 'points'
    if (!order || isPriced || order.freightFee > 0 || rule.proportionLimit < 100) {
      throw new MallError(notCovered)
    }
    const needed = pointsFor(rule, fee)
    const [taken] = await tx.run(takePoints, [userId, needed, orderId, now])
    if (!taken) throw new MallError(notCovered)
    return { tradeId, fee, transactionId: `point-${tradeId}`, points: needed }
  },

  async refundInside(tx, { refundBn, tradeId, fee }, now) {
    await tx.run(returnPoints, [refundBn, tradeId, fee, now])
  },
}
