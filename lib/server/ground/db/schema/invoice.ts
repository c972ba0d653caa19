import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { members } from './member'
import { orders } from './order'

/** Invoices of paid orders (contract trade §11). A trigger requests those that buyers asked for at checkout. */
export const invoices = pgTable(
  'invoices',
  {
    invoiceId: bigserial('invoice_id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    userId: id('user_id').notNull(),
    distributorId: integer('distributor_id').notNull().default(0),
    invoiceType: text('invoice_type', { enum: ['enterprise', 'individual'] }).notNull(),
    invoiceTypeCode: text('invoice_type_code', { enum: ['01', '02'] })
      .notNull()
      .default('02'),
    companyTitle: text('company_title').notNull(),
    companyTaxNumber: text('company_tax_number').notNull().default(''),
    companyAddress: text('company_address').notNull().default(''),
    companyTelephone: text('company_telephone').notNull().default(''),
    bankName: text('bank_name').notNull().default(''),
    bankAccount: text('bank_account').notNull().default(''),
    email: text('email').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    /** The amount that was paid and not refunded when the invoice was requested or issued. */
    amount: cents('amount').notNull(),
    status: text('status', {
      enum: ['pending', 'inProgress', 'success', 'waste', 'failed', 'cancel'],
    }).notNull(),
    number: text('number').notNull().default(''),
    fileUrl: text('file_url').notNull().default(''),
    remark: text('remark').notNull().default(''),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
  },
  (t) => [
    index('invoices_of_order').on(t.orderId),
    index('invoices_of_member').on(t.userId, t.invoiceId),
    index('invoices_by_status').on(t.status, t.invoiceId),
    // One invoice per order, until it is void.
    uniqueIndex('invoices_once')
      .on(t.orderId)
      .where(sql`${t.status} in ('pending', 'inProgress', 'success')`),
  ],
)

/** Invoice titles that a member saved (contract trade §11). */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    titleId: bigserial('title_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    invoicesType: text('invoices_type', { enum: ['individual', 'enterprise'] }).notNull(),
    name: text('name').notNull(),
    telephone: text('telephone').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    businessAddress: text('business_address').notNull().default(''),
    bank: text('bank').notNull().default(''),
    bankAccount: text('bank_account').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    index('invoice_titles_of_member').on(t.userId, t.titleId),
    uniqueIndex('invoice_titles_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
)
