import 'server-only'
import { centsOf, yuanText } from '../money-text'
import type { PaymentProvider, RefundAnswer } from '../provider'
import { ProviderFault } from '../provider-fault'
import { callAlipay, isDone, textOf, type AlipayAnswer } from './client'
import { alipayNotifications } from './notification'
import { startAlipay } from './start'
import { alipayStatement } from './statement'

const codeOn = (platform: string) => (platform === 'pc' ? 'alipay' : 'alipayh5')

const refusalOf = (answer: AlipayAnswer): RefundAnswer => ({
  state: 'failed',
  error: `${answer.code} ${answer.sub_code ?? ''}`.trim(),
})

/** Alipay: page, QR code and phone browser, through the official SDK (ADR 0037). */
export const alipay: PaymentProvider = {
  name: 'alipay',
  isConfigured: (mall) => mall.env.alipay !== null,
  entries: (mall, platform) => (mall.env.alipay ? [{ code: codeOn(platform), name: '支付宝' }] : []),
  accepts: (mall, code) => mall.env.alipay !== null && (code === 'alipay' || code === 'alipayh5'),
  start: startAlipay,

  async query(mall, { tradeId }) {
    const answer = await callAlipay(mall, 'alipay.trade.query', { out_trade_no: tradeId })
    // Alipay creates a trade when the buyer opens it, so an unopened one is unknown and may still be paid.
    if (!isDone(answer)) return { state: 'unpaid' }
    if (textOf(answer, 'out_trade_no') !== tradeId)
      throw new ProviderFault('Alipay answered about another trade')
    const fee = centsOf(textOf(answer, 'total_amount'))
    const transactionId = textOf(answer, 'trade_no')
    switch (textOf(answer, 'trade_status')) {
      case 'TRADE_SUCCESS':
      case 'TRADE_FINISHED':
        if (fee === null || transactionId === '') throw new ProviderFault('Alipay answered without an amount')
        return { state: 'paid', payment: { tradeId, fee, transactionId } }
      case 'TRADE_CLOSED':
        return { state: 'closed' }
      default:
        return { state: 'unpaid' }
    }
  },

  async close(mall, trade) {
    const answer = await callAlipay(mall, 'alipay.trade.close', { out_trade_no: trade.tradeId })
    if (isDone(answer)) return 'closed'
    // The buyer has not opened it: Alipay has nothing to close, and its code expires with the order.
    if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return 'closed'
    const found = await alipay.query(mall, trade)
    if (found.state === 'unpaid')
      throw new ProviderFault(`Alipay did not close the trade: ${answer.sub_code ?? ''}`)
    return found.state
  },

  async refund(mall, { refundBn, tradeId, fee }) {
    const answer = await callAlipay(mall, 'alipay.trade.refund', {
      out_trade_no: tradeId,
      refund_amount: yuanText(fee),
      out_request_no: refundBn,
      refund_reason: '商城退款',
    })
    if (!isDone(answer)) return refusalOf(answer)
    if (textOf(answer, 'fund_change') === 'Y') return { state: 'done' }
    // No change of funds: a repeated or delayed refund. The query tells which.
    return { state: 'pending' }
  },

  async findRefund(mall, { refundBn, tradeId, fee }) {
    const answer = await callAlipay(mall, 'alipay.trade.fastpay.refund.query', {
      out_trade_no: tradeId,
      out_request_no: refundBn,
    })
    if (!isDone(answer)) {
      return answer.sub_code === 'ACQ.TRADE_NOT_EXIST' ? null : refusalOf(answer)
    }
    if (textOf(answer, 'refund_status') !== 'REFUND_SUCCESS') return null
    const refunded = centsOf(textOf(answer, 'refund_amount'))
    return refunded === fee ? { state: 'done' } : { state: 'failed', error: 'another amount was refunded' }
  },

  statement: alipayStatement,
  notifications: alipayNotifications,
}
