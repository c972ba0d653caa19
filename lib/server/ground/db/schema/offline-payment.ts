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
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { orders } from './order'

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

/** The proof of a transfer, one per order; replaced versions are in the audit rows (contract trade §7.7). */
export const offlineVouchers = pgTable(
  'offline_vouchers',
  {
    voucherId: bigserial('voucher_id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    userId: id('user_id').notNull(),
    /** A copy of the account at the time when the buyer selected it. */
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
    /** The reason why it was refused. */
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
