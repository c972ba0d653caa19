import 'server-only'
import type { Transaction } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'

/** A payment method as the cashier lists it (contract trade §7.1). */
export interface PayEntry {
  /** `pay_type_code`. */
  code: string
  name: string
}

/** The facts that decide which balances of the mall the cashier offers. */
export interface PayOffer {
  /** Cents and points of the signed-in buyer; null for guests. */
  wallet: { deposit: number; points: number } | null
  /** Whether points may pay a whole order (contract trade §13.1). */
  pointsCoverAll: boolean
  /** The mall's name for offline transfers; null while it has no bank account. */
  offlineName: string | null
}

/** A trade as its provider knows it. `fee` in cents. */
export interface ProviderTrade {
  tradeId: string
  payType: string
  fee: number
}

/** The data that a provider needs to start a payment. `fee` in cents, `expires` in epoch seconds. */
export interface TradeToPay extends ProviderTrade {
  orderId: string
  userId: number
  title: string
  expires: number
  /** The address to which the provider's page leads after the payment. */
  returnUrl: string
  /** `pc`, or another platform, which counts as a phone (contract trade §7.1). */
  platform: string
  /** The buyer's WeChat open id; needed only in WeChat's own browser. */
  openId: string
  /** The buyer's address; empty for calls in process. */
  ip: string
}

/** Parameters that a page in WeChat passes to the app (contract trade §7.2, wxpayjs). */
interface BridgeConfig {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}

/** The way for the buyer to pay: a QR code, an HTML form to submit, an address to open, or WeChat's bridge. */
export interface PaymentStart {
  /** Text of the QR code, or the picture itself where clients show the text as a picture. */
  codeUrl?: string
  qrcodeUrl?: string
  payment?: string
  /** Opened on a phone; contains a `?`, because clients append `&redirect_url=`. */
  mwebUrl?: string
  bridge?: Partial<BridgeConfig>
}

/** A payment made with the mall's own balance. */
interface InsidePayment extends PaymentNotification {
  /** Points used for it. */
  points: number
}

/** A provider's report about a trade. `fee` in cents is the amount that was actually paid. */
export interface PaymentNotification {
  tradeId: string
  fee: number
  /** The provider's own number of the payment. */
  transactionId: string
}

/** The provider's answer about a trade; `unpaid` may still be paid, `closed` never. */
export type TradeAnswer = { state: 'paid'; payment: PaymentNotification } | { state: 'unpaid' | 'closed' }

/** The channel through which a provider reports payments. */
export interface NotificationChannel {
  /** The path to which the provider posts, outside the API prefix and without a session: `/api/alipay/notify`. */
  path: string
  /** Verifies the signature and reads the notification; a refusal has the reason why it is not accepted. */
  parseNotification(
    mall: Mall,
    request: Request,
  ): Promise<PaymentNotification | { refusal: string } | { ignored: string }>
  /** The answer that the provider expects; without `accepted` it sends the notification again. */
  acknowledge(accepted: boolean): Response
}

/** A refund to send. Amounts in cents. */
export interface RefundToPay {
  refundBn: string
  orderId: string
  tradeId: string
  userId: number
  fee: number
  /** The amount that the trade paid. */
  tradeFee: number
}

/** `done`: the money is on its way. `pending`: query later. `failed`: rejected, with the reason in `error`. */
export type RefundAnswer = { state: 'done' | 'pending' } | { state: 'failed'; error: string }

/** A row of a provider's daily statement. Amounts in cents, both positive. */
export interface StatementRow {
  kind: 'payment' | 'refund'
  tradeId: string
  /** The number of a refund; empty for a payment. */
  refundBn: string
  fee: number
  transactionId: string
}

/**
 * A company that moves money, or the mall's own balances. Except `payInside` and `refundInside`, no method is called
 * inside a database transaction. Every call may fail or time out; the caller tries again.
 */
export interface PaymentProvider {
  /** Stored with each trade; never changed. */
  name: string
  /** Whether the mall has its keys, or needs none. */
  isConfigured(mall: Mall): boolean
  /** The payment methods that buyers may choose now, on a platform such as `pc` or `h5` (contract trade §7.1). */
  entries(mall: Mall, platform: string, offer: PayOffer): readonly PayEntry[]
  /** Whether a payment may start with this code; includes every code of `entries`. */
  accepts(mall: Mall, code: string): boolean
  start(mall: Mall, trade: TradeToPay): Promise<PaymentStart>
  /** Queries a payment whose notification may have been missed. */
  query(mall: Mall, trade: ProviderTrade): Promise<TradeAnswer>
  /**
   * Ends a trade, so that it can no longer be paid; `paid` when the buyer was faster. Repeated calls change nothing.
   */
  close(mall: Mall, trade: ProviderTrade): Promise<'closed' | 'paid'>
  /** Pays money back. A repeated `refundBn` pays once. */
  refund(mall: Mall, refund: RefundToPay): Promise<RefundAnswer>
  /** The state of a refund that was sent before; null when the provider does not know it. */
  findRefund(mall: Mall, refund: RefundToPay): Promise<RefundAnswer | null>
  /** The settled rows of a day (`YYYY-MM-DD`, Beijing time); null for a provider without statements. */
  statement: ((mall: Mall, day: string) => Promise<StatementRow[]>) | null
  /** Null for a provider that sends no notifications. */
  notifications: NotificationChannel | null
  /** Only for providers without real money: the buyer's confirmation is the notification. */
  confirmByBuyer?(trade: ProviderTrade): PaymentNotification
  /**
   * For balances of the mall: pays a trade in the transaction that settles it.
   * @throws MallError when the balance is too low
   */
  payInside?(
    tx: Transaction,
    trade: ProviderTrade & { orderId: string; userId: number },
    now: number,
  ): Promise<InsidePayment>
  /** For balances of the mall: credits a refund in the transaction that completes it. */
  refundInside?(tx: Transaction, refund: RefundToPay, now: number): Promise<void>
}
