import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { payTypeLabel } from '@/lib/domain/order/payment/pay-types'
import { balanceProvider } from '@/lib/server/ground/adapters/payment/balance'
import type { PaymentProvider } from '@/lib/server/ground/adapters/payment/provider'
import { moveDeposit } from '@/lib/server/trade/deposit/move-deposit'

/** The member's stored value (contract member §8). */
export const deposit: PaymentProvider = {
  ...balanceProvider,
  name: 'deposit',
  // Never for guests: H5 reads the member's balance and crashes without one (contract clients §2).
  entries: (_mall, _platform, { wallet }) =>
    wallet && wallet.deposit > 0 ? [{ code: 'deposit', name: payTypeLabel('deposit') }] : [],
  accepts: (_mall, code) => code === 'deposit',

  async payInside(tx, { tradeId, orderId, userId, fee }, now) {
    const left = await moveDeposit(
      tx,
      { userId, amount: -fee, reason: 'order', reference: tradeId, orderId },
      now,
    )
    if (left === null) throw new MallError('储值金额不足，请充值！')
    return { tradeId, fee, transactionId: `deposit-${tradeId}`, points: 0 }
  },

  async refundInside(tx, { refundBn, orderId, userId, fee }, now) {
    await moveDeposit(tx, { userId, amount: fee, reason: 'refund', reference: refundBn, orderId }, now)
  },
}
