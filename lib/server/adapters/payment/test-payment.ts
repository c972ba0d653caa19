import 'server-only'
import { qrCodeUrl } from '@/lib/server/adapters/qr-code'
import type { PaymentProvider } from './provider'

/** Where a scanned code leads: our own page plays the provider's. */
const payPage = (publicUrl: string, tradeId: string) =>
  `${publicUrl}/cashier/test?trade_id=${encodeURIComponent(tradeId)}`

/** Pays without money, for demo malls and tests; offered only where `MALL_PAY_TEST` says so. */
export const testPayment: PaymentProvider = {
  code: 'test',
  name: '测试支付',
  isOffered: (mall) => mall.env.payTest,

  start(mall, { tradeId }) {
    const codeUrl = payPage(mall.env.publicUrl, tradeId)
    return Promise.resolve({ codeUrl, qrcodeUrl: qrCodeUrl(codeUrl) })
  },

  // Nothing happens at this provider behind our back: the buyer's confirmation is the notification.
  query: () => Promise.resolve(null),
  refund: () => Promise.resolve('done'),
}
