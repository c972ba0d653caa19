import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { orders } from './order'

/** One attempt to pay an order (contract trade §7). */
export const trades = pgTable(
  'trades',
  {
    tradeId: text('trade_id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    userId: id('user_id').notNull(),
    payType: text('pay_type').notNull(),
    payChannel: text('pay_channel').notNull().default(''),
    totalFee: cents('total_fee').notNull(),
    payFee: cents('pay_fee').notNull(),
    tradeState: text('trade_state', {
      enum: ['NOTPAY', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR'],
    }).notNull(),
    transactionId: text('transaction_id'),
    timeStart: seconds('time_start').notNull(),
    timeExpire: seconds('time_expire'),
    payDate: seconds('pay_date'),
    /** The provider (`PaymentProvider.name`); empty for orders that cost nothing. */
    provider: text('provider').notNull().default(''),
    /** Points used for it. */
    points: integer('points').notNull().default(0),
    /** The time of the next query to the provider; null once its answer is final. */
    nextQuery: seconds('next_query'),
    queries: integer('queries').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    /** The day (`YYYY-MM-DD`) of the provider's statement that lists it. */
    statementDay: text('statement_day'),
  },
  (t) => [
    index('trades_of_order').on(t.orderId),
    uniqueIndex('trades_transaction').on(t.transactionId),
    index('trades_to_query')
      .on(t.nextQuery)
      .where(sql`${t.nextQuery} is not null`),
    index('trades_by_time').on(t.timeStart.desc().nullsFirst()),
    index('trades_by_pay_date')
      .on(t.provider, t.payDate)
      .where(sql`${t.payDate} is not null`),
  ],
)

/** Payments that a provider reports and that match no trade: the desk must clarify them. */
export const strayPayments = pgTable(
  'stray_payments',
  {
    strayId: bigserial('stray_id', { mode: 'number' }).primaryKey(),
    /** The path of the notification, or the queried provider. */
    source: text('source').notNull(),
    tradeId: text('trade_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    fee: cents('fee').notNull(),
    reason: text('reason', { enum: ['unknown_trade', 'paid_twice'] }).notNull(),
    at: seconds('at').notNull(),
  },
  (t) => [uniqueIndex('stray_payments_once').on(t.source, t.transactionId)],
)

/** Days for which a provider's statement has been compared. */
export const paymentStatements = pgTable(
  'payment_statements',
  {
    provider: text('provider').notNull(),
    /** `YYYY-MM-DD`, Beijing time. */
    day: text('day').notNull(),
    rowCount: integer('row_count').notNull(),
    differenceCount: integer('difference_count').notNull(),
    at: seconds('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.day] })],
)

/** Differences between a provider's statement and the mall's books. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    differenceId: bigserial('difference_id', { mode: 'number' }).primaryKey(),
    provider: text('provider').notNull(),
    day: text('day').notNull(),
    /**
     * `unknown`: only in the statement · `missing`: only in our books · `amount` · `unsettled`: paid there, open here.
     */
    kind: text('kind', { enum: ['unknown', 'missing', 'amount', 'unsettled'] }).notNull(),
    tradeId: text('trade_id').notNull(),
    refundBn: text('refund_bn').notNull().default(''),
    ourFee: cents('our_fee'),
    theirFee: cents('their_fee'),
    at: seconds('at').notNull(),
    resolvedAt: seconds('resolved_at'),
    resolvedBy: id('resolved_by'),
    remark: text('remark').notNull().default(''),
  },
  (t) => [uniqueIndex('payment_differences_once').on(t.provider, t.day, t.kind, t.tradeId, t.refundBn)],
)
