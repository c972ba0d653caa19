import 'server-only'
import { z } from 'zod'
import { payTypeLabel } from '@/lib/domain/order/payment/pay-types'
import type { Mall } from '@/lib/server/ground/mall'
import type { PaymentProvider, ProviderTrade, RefundAnswer, RefundToPay, TradeAnswer } from '../provider'
import { ProviderFault } from '../provider-fault'
import { callWechat, wechatKeys, type WechatAnswer } from './client'
import { wechatNotifications } from './notification'
import { startWechat } from './start'
import { wechatStatement } from './statement'
import { readTransaction } from './transaction'

const codes = new Set(['wxpaypc', 'wxpayh5', 'wxpayjs'])

function codeOn(platform: string): string {
  if (platform === 'pc') return 'wxpaypc'
  // Pages inside WeChat send this platform.
  return platform === 'wxPlatform' ? 'wxpayjs' : 'wxpayh5'
}

async function query(mall: Mall, { tradeId }: ProviderTrade): Promise<TradeAnswer> {
  const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeId)}?mchid=${wechatKeys(mall).mchId}`
  const { code, body } = await callWechat(mall, 'GET', path)
  if (code === 'ORDER_NOT_EXIST' || code === 'ORDERNOTEXIST') return { state: 'unpaid' }
  if (code !== '') throw new ProviderFault(`WeChat Pay query: ${code}`)
  const found = readTransaction(mall, body)
  if ('refusal' in found || found.tradeId !== tradeId) {
    throw new ProviderFault(`WeChat Pay query: ${'refusal' in found ? found.refusal : 'another trade'}`)
  }
  return found
}

const refundBody = z.object({
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  out_refund_no: z.string(),
  amount: z.object({ refund: z.int() }),
})

/** Reads a refund and checks that it is the requested one. */
function readRefund({ code, body }: WechatAnswer, refund: RefundToPay): RefundAnswer {
  if (code !== '') return { state: 'failed', error: code }
  const found = refundBody.safeParse(body)
  if (!found.success || found.data.out_refund_no !== refund.refundBn) {
    throw new ProviderFault('WeChat Pay answered about another refund')
  }
  if (found.data.amount.refund !== refund.fee)
    return { state: 'failed', error: 'another amount was refunded' }
  switch (found.data.status) {
    case 'SUCCESS':
      return { state: 'done' }
    case 'PROCESSING':
      return { state: 'pending' }
    default:
      return { state: 'failed', error: found.data.status }
  }
}

/** WeChat Pay v3: QR code, phone browser and WeChat's own browser, implemented from its specification (ADR 0037). */
export const wechat: PaymentProvider = {
  name: 'wechat',
  isConfigured: (mall) => mall.env.wechat !== null,
  entries: (mall, platform) =>
    mall.env.wechat ? [{ code: codeOn(platform), name: payTypeLabel('wxpaypc') }] : [],
  accepts: (mall, code) => mall.env.wechat !== null && codes.has(code),
  start: startWechat,
  query,

  async close(mall, trade) {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(trade.tradeId)}/close`
    const { code } = await callWechat(mall, 'POST', path, { mchid: wechatKeys(mall).mchId })
    if (code === '' || code === 'ORDER_CLOSED' || code === 'ORDERCLOSED') return 'closed'
    const found = await query(mall, trade)
    if (found.state === 'unpaid' && !code.startsWith('ORDER')) {
      throw new ProviderFault(`WeChat Pay did not close the trade: ${code}`)
    }
    return found.state === 'paid' ? 'paid' : 'closed'
  },

  async refund(mall, refund) {
    const answer = await callWechat(mall, 'POST', '/v3/refund/domestic/refunds', {
      out_trade_no: refund.tradeId,
      out_refund_no: refund.refundBn,
      reason: '商城退款',
      amount: { refund: refund.fee, total: refund.tradeFee, currency: 'CNY' },
    })
    return readRefund(answer, refund)
  },

  async findRefund(mall, refund) {
    const path = `/v3/refund/domestic/refunds/${encodeURIComponent(refund.refundBn)}`
    const answer = await callWechat(mall, 'GET', path)
    return answer.code === 'RESOURCE_NOT_EXISTS' ? null : readRefund(answer, refund)
  },

  statement: wechatStatement,
  notifications: wechatNotifications,
}
