import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'

/**
 * Ledgers have one row per movement, written with the change itself. A trigger rejects updates and deletions, so their
 * sums prove the balances (`operator/books`).
 */

/** Pieces of a SKU that were added (+) or removed (−). Inserting a SKU writes its opening balance. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    itemId: id('item_id').notNull(),
    num: integer('num').notNull(),
    reason: text('reason', {
      enum: [
        'opening',
        'order',
        'cancel',
        'cancel_rest',
        'return',
        'exchange',
        'coupon',
        'coupon_back',
        'adjust',
      ],
    }).notNull(),
    orderId: text('order_id'),
    at: seconds('at').notNull(),
  },
  (t) => [index('stock_ledger_of_sku').on(t.itemId, t.ledgerId)],
)

/** Points of a member that were added (+) or removed (−). Inserting a member writes the opening balance. */
export const pointLedger = pgTable(
  'point_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id').notNull(),
    points: integer('points').notNull(),
    reason: text('reason', {
      enum: ['opening', 'order', 'cancel', 'refund', 'reward', 'reward_back', 'adjust', 'import'],
    }).notNull(),
    orderId: text('order_id'),
    /** Of points from a file: its SHA-256, so that a file counts once. */
    reference: text('reference'),
    at: seconds('at').notNull(),
  },
  (t) => [
    index('point_ledger_of_member').on(t.userId, t.ledgerId),
    uniqueIndex('point_ledger_rewarded_once')
      .on(t.orderId)
      .where(sql`${t.reason} = 'reward'`),
    index('point_ledger_of_file')
      .on(t.userId, t.reference)
      .where(sql`${t.reason} = 'import'`),
    check('point_ledger_reference', sql`(${t.reason} = 'import') = (${t.reference} is not null)`),
  ],
)

/** The life of a claimed coupon; triggers on `user_cards` write it. */
export const couponLedger = pgTable(
  'coupon_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    code: text('code').notNull(),
    userId: id('user_id').notNull(),
    event: text('event', {
      enum: ['claimed', 'used', 'returned', 'locked', 'kept', 'expired', 'void'],
    }).notNull(),
    orderId: text('order_id'),
    at: seconds('at').notNull(),
  },
  (t) => [index('coupon_ledger_of_coupon').on(t.code, t.ledgerId)],
)

/** Money that a provider received (+) or paid back (−), in cents: once per trade and once per refund. */
export const moneyLedger = pgTable(
  'money_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    /** `pay_type` of the trade. */
    provider: text('provider').notNull(),
    amount: cents('amount').notNull(),
    orderId: text('order_id').notNull(),
    tradeId: text('trade_id').notNull(),
    refundBn: text('refund_bn'),
    at: seconds('at').notNull(),
  },
  (t) => [
    index('money_ledger_of_order').on(t.orderId),
    uniqueIndex('money_ledger_paid_once')
      .on(t.tradeId)
      .where(sql`${t.refundBn} is null`),
    uniqueIndex('money_ledger_refunded_once')
      .on(t.refundBn)
      .where(sql`${t.refundBn} is not null`),
  ],
)

/** Stored value that was added (+) or removed (−). Inserting a member writes the opening balance; rows never change. */
export const depositLedger = pgTable(
  'deposit_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id').notNull(),
    amount: cents('amount').notNull(),
    reason: text('reason', { enum: ['opening', 'topup', 'gift', 'order', 'refund', 'adjust'] }).notNull(),
    /** Trade, refund or top-up number; counts once per reason. */
    reference: text('reference').notNull().default(''),
    orderId: text('order_id'),
    at: seconds('at').notNull(),
  },
  (t) => [
    uniqueIndex('deposit_ledger_once').on(t.userId, t.reason, t.reference),
    index('deposit_ledger_of_member').on(t.userId, t.ledgerId),
  ],
)
