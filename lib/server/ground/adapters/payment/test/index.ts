import 'server-only'
import { payTypeLabel } from '@/lib/domain/order/payment/pay-types'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import type { Mall } from '@/lib/server/ground/mall'
import type { PaymentProvider, TradeToPay } from '../provider'
import { tradeToken } from './trade-token'

const code = 'test'
/**
 * Codes that the cashiers of other clients know; they show no payment for unknown ones (contract clients F6, contract
 * clients F22). A configured WeChat Pay takes precedence for these codes.
 */
const borrowedCodes = { pc: 'wxpaypc', phone: 'wxpayh5' } as const
const borrowed: ReadonlySet<string> = new Set(Object.values(borrowedCodes))

const codeOn = ({ env }: Mall, platform: string) =>
  env.wechat ? code : borrowedCodes[platform === 'pc' ? 'pc' : 'phone']

/**
 * A page of the mall in place of the provider's app. It needs no session. A phone that scanned a QR code stays on this
 * page: the buyer continues at the computer (contract clients F30).
 */
function payPage(mall: Mall, { tradeId, returnUrl, platform }: TradeToPay): string {
  // Without a return address the page returns to the mall's own page.
  const isElsewhere = platform !== 'pc' && !returnUrl.startsWith(`${mall.env.publicUrl}/`)
  const query = new URLSearchParams({
    token: tradeToken(mall.secret, tradeId, mall.now()),
    ...(isElsewhere ? { redirect_url: returnUrl } : {}),
  })
  return `${mall.env.publicUrl}/cashier/test?${query}`
}

/** Pays without money, for demo malls and tests; offered only with `MALL_PAY_TEST`. */
export const testPayment: PaymentProvider = {
  name: 'test',
  isConfigured: (mall) => mall.env.payTest,
  entries: (mall, platform) =>
    mall.env.payTest ? [{ code: codeOn(mall, platform), name: payTypeLabel(code) }] : [],
  accepts: (mall, asked) =>
    mall.env.payTest && (asked === code || (mall.env.wechat === null && borrowed.has(asked))),

  start(mall, trade) {
    const page = payPage(mall, trade)
    // Clients show `code_url` as a picture when it begins with http or data: (contract clients F5).
    const picture = qrCodeUrl(page)
    return Promise.resolve({
      codeUrl: picture,
      qrcodeUrl: picture,
      ...(trade.platform === 'pc' ? {} : { mwebUrl: page }),
    })
  },

  // A payment is recorded as soon as the buyer confirms it, so there is never one to query.
  query: () => Promise.resolve({ state: 'unpaid' }),
  close: () => Promise.resolve('closed'),
  refund: () => Promise.resolve({ state: 'done' }),
  findRefund: () => Promise.resolve({ state: 'done' }),
  statement: null,
  notifications: null,
  confirmByBuyer: ({ tradeId, fee }) => ({ tradeId, fee, transactionId: `test-${tradeId}` }),
}
