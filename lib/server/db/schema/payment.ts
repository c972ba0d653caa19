import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
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
import { orders } from './trade'

/** Stored value that came (+) or went (−). Inserting a member writes the opening balance; rows never change. */
export const depositLedger = pgTable(
  'deposit_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id').notNull(),
    amount: cents('amount').notNull(),
    reason: text('reason', { enum: ['opening', 'topup', 'order', 'refund', 'adjust'] }).notNull(),
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

/** Money that a provider reports and no trade expects: staff find out what it is. */
export const strayPayments = pgTable(
  'stray_payments',
  {
    strayId: bigserial('stray_id', { mode: 'number' }).primaryKey(),
    /** The path of the notification, or the provider that was asked. */
    source: text('source').notNull(),
    tradeId: text('trade_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    fee: cents('fee').notNull(),
    reason: text('reason', { enum: ['unknown_trade', 'paid_twice'] }).notNull(),
    at: seconds('at').notNull(),
  },
  (t) => [uniqueIndex('stray_payments_once').on(t.source, t.transactionId)],
)

/** Days whose statement of a provider has been compared. */
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

/** What a provider's statement and our books say differently. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    differenceId: bigserial('difference_id', { mode: 'number' }).primaryKey(),
    provider: text('provider').notNull(),
    day: text('day').notNull(),
    /** `unknown`: only they have it · `missing`: only we have it · `amount` · `unsettled`: paid there, open here. */
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

/** Accounts of the mall to which buyers transfer (contract trade §7.7). */
export const bankAccounts = pgTable('bank_accounts', {
  accountId: bigserial('account_id', { mode: 'number' }).primaryKey(),
  accountName: text('account_name').notNull(),
  bankName: text('bank_name').notNull(),
  accountNo: text('account_no').notNull(),
  chinaUmsNo: text('china_ums_no').notNull().default(''),
  pic: text('pic').notNull().default(''),
  isDefault: boolean('is_default').notNull().default(false),
  isOpen: boolean('is_open').notNull().default(true),
  sort: integer('sort').notNull().default(0),
})

/** The proof of a transfer, one per order; what it replaced is in the audit rows (contract trade §7.7). */
export const offlineVouchers = pgTable(
  'offline_vouchers',
  {
    voucherId: bigserial('voucher_id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    userId: id('user_id').notNull(),
    /** The account as it was when the buyer chose it. */
    accountId: id('account_id').notNull(),
    accountName: text('account_name').notNull(),
    bankName: text('bank_name').notNull(),
    accountNo: text('account_no').notNull(),
    chinaUmsNo: text('china_ums_no').notNull().default(''),
    payFee: cents('pay_fee').notNull(),
    paySn: text('pay_sn').notNull().default(''),
    voucherPic: jsonb('voucher_pic').$type<string[]>().notNull().default([]),
    transferRemark: text('transfer_remark').notNull().default(''),
    /** 0 waiting · 1 passed · 2 refused · 9 withdrawn. */
    checkStatus: integer('check_status').notNull().default(0),
    /** Why it was refused. */
    remark: text('remark').notNull().default(''),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
  },
  (t) => [
    uniqueIndex('offline_vouchers_of_order').on(t.orderId),
    index('offline_vouchers_to_check').on(t.checkStatus, t.updateTime),
    check('offline_vouchers_status', sql`${t.checkStatus} in (0, 1, 2, 9)`),
  ],
)
