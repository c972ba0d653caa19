import 'server-only'
import type { Mall } from '@/lib/server/context'

/** What a provider has to know of a payment. `fee` in cents, times in epoch seconds. */
export interface TradeToPay {
  tradeId: string
  orderId: string
  title: string
  fee: number
  expires: number
}

/** What the cashier shows: a picture to scan or a form to send. */
export interface PaymentStart {
  codeUrl?: string
  qrcodeUrl?: string
  payment?: string
}

/** What a provider says about a payment. `fee` in cents is what was really paid. */
export interface PaymentNotification {
  tradeId: string
  fee: number
  /** The provider's own number of the payment. */
  transactionId: string
}

/** A company that moves money. None of its methods is called inside a transaction. */
export interface PaymentProvider {
  /** `pay_type_code` of the contract. */
  code: string
  name: string
  isOffered(mall: Mall, platform: string): boolean
  start(mall: Mall, trade: TradeToPay): Promise<PaymentStart>
  /** Asks for a payment that may have been missed; null while nothing was paid. */
  query(mall: Mall, tradeId: string): Promise<PaymentNotification | null>
  /** Gives money back. The same `refundBn` gives it once. */
  refund(mall: Mall, refund: { refundBn: string; tradeId: string; fee: number }): Promise<'done' | 'failed'>
}
