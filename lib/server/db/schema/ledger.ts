import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'

/**
 * Ledgers have one row per movement, written with the change itself. A trigger refuses updates and deletions, so their sums
 * prove the balances (`operator/books`).
 */

/** Pieces of a SKU that came (+) or went (−). Inserting a SKU writes its opening balance. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    itemId: id('item_id').notNull(),
    num: integer('num').notNull(),
    reason: text('reason', {
      enum: ['opening', 'order', 'cancel', 'cancel_rest', 'return', 'exchange', 'adjust'],
    }).notNull(),
    orderId: text('order_id'),
    at: seconds('at').notNull(),
  },
  (t) => [index('stock_ledger_of_sku').on(t.itemId, t.ledgerId)],
)

/** Points of a member that came (+) or went (−). Inserting a member writes the opening balance. */
export const pointLedger = pgTable(
  'point_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id').notNull(),
    points: integer('points').notNull(),
    reason: text('reason', {
      enum: ['opening', 'order', 'cancel', 'refund', 'reward', 'reward_back', 'adjust'],
    }).notNull(),
    orderId: text('order_id'),
    at: seconds('at').notNull(),
  },
  (t) => [index('point_ledger_of_member').on(t.userId, t.ledgerId)],
)

/** The life of a claimed coupon; triggers on `user_cards` write it. */
export const couponLedger = pgTable(
  'coupon_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    code: text('code').notNull(),
    userId: id('user_id').notNull(),
    event: text('event', { enum: ['claimed', 'used', 'returned', 'locked', 'expired', 'void'] }).notNull(),
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

/** Who changed what and why: every transition, and every write of an operator or merchant. */
export const auditRows = pgTable(
  'audit_rows',
  {
    auditId: bigserial('audit_id', { mode: 'number' }).primaryKey(),
    actorKind: text('actor_kind', {
      enum: ['member', 'merchant', 'operator', 'system', 'provider'],
    }).notNull(),
    /** User id, provider or job. */
    actorId: text('actor_id').notNull(),
    event: text('event').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    reason: text('reason').notNull().default(''),
    at: seconds('at').notNull(),
  },
  (t) => [
    index('audit_rows_of_subject').on(t.subject, t.subjectId, t.auditId),
    index('audit_rows_by_actor').on(t.actorId, t.auditId),
  ],
)

/** Events whose work happens outside the transaction that caused them (lib/server/outbox). */
export const outbox = pgTable('outbox', {
  outboxId: bigserial('outbox_id', { mode: 'number' }).primaryKey(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  created: seconds('created').notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Not delivered before this moment: a lease while a process delivers it, a pause after a failure. */
  nextTry: seconds('next_try').notNull(),
  lastError: text('last_error').notNull().default(''),
})

/** The system that is told every entry of the audit trail, if any; a trigger of `audit_rows` reads it. */
export const webhooks = pgTable(
  'webhooks',
  { webhookId: integer('webhook_id').primaryKey(), url: text('url').notNull() },
  (t) => [check('webhooks_webhook_id_check', sql`${t.webhookId} = 1`)],
)

/** Answers of operators' writes by `Idempotency-Key`; null while the first one runs. */
export const operatorAnswers = pgTable(
  'operator_answers',
  {
    userId: id('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    call: text('call').notNull(),
    answer: jsonb('answer'),
    at: seconds('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.idempotencyKey] })],
)
