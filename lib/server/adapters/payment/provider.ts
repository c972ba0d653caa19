import 'server-only'
import type { Mall } from '@/lib/server/context'

/** What a provider needs to know of a trade. `fee` in cents, `expires` in epoch seconds. */
export interface TradeToPay {
  tradeId: string
  orderId: string
  title: string
  fee: number
  expires: number
}

/** How the cashier lets the buyer pay: the text of a QR code, the same as a picture, or an HTML form to submit. */
export interface PaymentStart {
  codeUrl?: string
  qrcodeUrl?: string
  payment?: string
}

/** What a payment provider reports about a trade. `fee` in cents is the amount that was really paid. */
export interface PaymentNotification {
  tradeId: string
  fee: number
  /** The provider's own number of the payment. */
  transactionId: string
}

/** How a provider reports payments by itself. */
export interface NotificationChannel {
  /** Where the provider posts, outside the API prefix and without a session: `/api/alipay/notify`. */
  path: string
  /** Verifies the signature and reads the notification; a refusal says why it is not accepted. */
  parseNotification(mall: Mall, request: Request): Promise<PaymentNotification | { refusal: string }>
  /** The answer that the provider expects; without `accepted` it sends the notification again. */
  acknowledge(accepted: boolean): Response
}

/** A company that moves money. No method is called inside a database transaction. */
export interface PaymentProvider {
  /** `pay_type_code` of the contract. */
  code: string
  name: string
  /** Whether buyers may choose it now, on a platform such as `pc` or `h5` (contract trade §7.1). */
  isOffered(mall: Mall, platform: string): boolean
  start(mall: Mall, trade: TradeToPay): Promise<PaymentStart>
  /** Asks for a payment whose notification may have been missed; null while nothing was paid. */
  query(mall: Mall, tradeId: string): Promise<PaymentNotification | null>
  /** Pays money back. A repeated `refundBn` pays once. */
  refund(mall: Mall, refund: { refundBn: string; tradeId: string; fee: number }): Promise<'done' | 'failed'>
  /** Null for a provider that sends no notifications. */
  notifications: NotificationChannel | null
  /** Only for providers without real money: the word of the signed-in buyer is the notification. */
  confirmByBuyer?(trade: { tradeId: string; fee: number }): PaymentNotification
}
