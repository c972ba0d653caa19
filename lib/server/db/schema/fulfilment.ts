import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { members } from './member'
import { orderItems, orders, refunds } from './trade'

/** A parcel of an order (contract trade §9.1). */
export const parcels = pgTable(
  'parcels',
  {
    parcelId: bigserial('parcel_id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    /** Code of the courier (`lib/domain/order/couriers`). */
    deliveryCorp: text('delivery_corp').notNull(),
    /** The courier's number. */
    deliveryCode: text('delivery_code').notNull(),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
  },
  (t) => [index('parcels_of_order').on(t.orderId, t.parcelId)],
)

/** Units of order lines in a parcel; `order_items.delivered_num` is their sum. */
export const parcelItems = pgTable(
  'parcel_items',
  {
    parcelId: id('parcel_id')
      .notNull()
      .references(() => parcels.parcelId),
    orderItemId: id('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    num: integer('num').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderItemId] }),
    check('parcel_items_num_positive', sql`${t.num} > 0`),
  ],
)

/** Which lines a refund pays back; their refunded amounts grow when the money was paid. */
export const refundItems = pgTable(
  'refund_items',
  {
    refundBn: text('refund_bn')
      .notNull()
      .references(() => refunds.refundBn),
    orderItemId: id('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    num: integer('num').notNull(),
    fee: cents('fee').notNull(),
    point: integer('point').notNull(),
  },
  (t) => [primaryKey({ columns: [t.refundBn, t.orderItemId] })],
)

/** Codes with which a shop hands an order over (contract trade §9.2). */
export const pickupCodes = pgTable(
  'pickup_codes',
  {
    code: text('code').notNull(),
    kind: text('kind', { enum: ['order', 'pickup'] }).notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    expires: seconds('expires').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind, t.code] }),
    // The code in a QR code stands for its order.
    uniqueIndex('pickup_codes_of_orders')
      .on(t.code)
      .where(sql`${t.kind} = 'order'`),
    index('pickup_codes_by_expiry').on(t.expires),
  ],
)

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
    /** What was paid and not refunded when the invoice was requested or issued. */
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
    // One order, one invoice, until it is void.
    uniqueIndex('invoices_once')
      .on(t.orderId)
      .where(sql`${t.status} in ('pending', 'inProgress', 'success')`),
  ],
)

/** Invoice titles that a member keeps (contract trade §11). */
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
