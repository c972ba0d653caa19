import 'server-only'
import { counter } from './metrics'

const orders = counter('mall_orders_placed_total', 'orders placed', ['kind'])
const payments = counter('mall_payments_total', 'trades that were paid', ['provider'])
const paidCents = counter('mall_payments_cents_total', 'cents of the trades that were paid', ['provider'])
const refunds = counter('mall_refunds_total', 'refunds that were paid, and attempts that failed', [
  'provider',
  'result',
])
const refundedCents = counter('mall_refunds_cents_total', 'cents of the refunds that were paid', ['provider'])

/** Counts an order, after its transaction. */
export const countOrder = (kind: string): void => orders.inc({ kind })

/** Counts a payment, after its transaction. */
export function countPayment(provider: string, cents: number): void {
  payments.inc({ provider })
  paidCents.inc({ provider }, cents)
}

/** Counts a paid refund, after its transaction. */
export function countRefund(provider: string, cents: number): void {
  refunds.inc({ provider, result: 'done' })
  refundedCents.inc({ provider }, cents)
}

/** Counts an attempt to pay a refund that its provider refused or did not answer. */
export const countFailedRefund = (provider: string): void => refunds.inc({ provider, result: 'failed' })
