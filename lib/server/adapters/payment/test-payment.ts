import 'server-only'
import { payTypeLabel } from '@/lib/domain/order/pay-types'
import { qrCodeUrl } from '@/lib/server/adapters/qr-code'
import type { PaymentProvider } from './provider'

/** The page behind the QR code: a page of the mall in place of the provider's app. */
const payPage = (publicUrl: string, tradeId: string) =>
  `${publicUrl}/cashier/test?trade_id=${encodeURIComponent(tradeId)}`

const code = 'test'

/** Pays without money, for demo malls and tests; offered only with `MALL_PAY_TEST`. */
export const testPayment: PaymentProvider = {
  code,
  name: payTypeLabel(code),
  isOffered: (mall) => mall.env.payTest,

  start(mall, { tradeId }) {
    const codeUrl = payPage(mall.env.publicUrl, tradeId)
    return Promise.resolve({ codeUrl, qrcodeUrl: qrCodeUrl(codeUrl) })
  },

  // A payment is recorded the moment the buyer confirms it, so there is never one to ask for.
  query: () => Promise.resolve(null),
  refund: () => Promise.resolve('done'),
  notifications: null,
  confirmByBuyer: ({ tradeId, fee }) => ({ tradeId, fee, transactionId: `test-${tradeId}` }),
}
