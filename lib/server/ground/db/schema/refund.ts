import 'server-only'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { orderItems } from './order'

/** Refunds for any reason; a job carries them out (contract trade §12.5). */
export const refunds = pgTable(
  'refunds',
  {
    refundBn: text('refund_bn').primaryKey(),
    orderId: text('order_id').notNull(),
    tradeId: text('trade_id').notNull(),
    userId: id('user_id').notNull(),
    /** 0 after-sale · 1 cancelled order · 2 refused · 3 unexpected payment · 4 unshipped rest cancelled */
    refundType: integer('refund_type').notNull(),
    refundStatus: text('refund_status', {
      enum: ['READY', 'AUDIT_SUCCESS', 'SUCCESS', 'REFUSE', 'CANCEL', 'REFUNDCLOSE', 'PROCESSING', 'CHANGE'],
    }).notNull(),
    /** Cents to pay back, freight included. */
    refundFee: cents('refund_fee').notNull(),
    refundPoint: integer('refund_point').notNull().default(0),
    freightFee: cents('freight_fee').notNull().default(0),
    /** Share of the subsidy that goes back to the programme; not part of `refundFee`. */
    subsidyFee: cents('subsidy_fee').notNull().default(0),
    aftersalesBn: text('aftersales_bn'),
    refundChannel: text('refund_channel', { enum: ['original', 'offline'] })
      .notNull()
      .default('original'),
    attempts: integer('attempts').notNull().default(0),
    /** Not sent to the provider before this time. */
    nextTry: seconds('next_try').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
    successTime: seconds('success_time'),
    /** Pictures of a transfer that the desk made by hand. */
    voucher: jsonb('voucher').$type<string[]>().notNull().default([]),
    /** The day (`YYYY-MM-DD`) of the provider's statement that lists it. */
    statementDay: text('statement_day'),
  },
  (t) => [
    index('refunds_of_order').on(t.orderId),
    uniqueIndex('refunds_once')
      .on(t.tradeId, t.refundType)
      .where(sql`${t.refundType} not in (0, 4)`),
    uniqueIndex('refunds_of_aftersale')
      .on(t.aftersalesBn)
      .where(sql`${t.aftersalesBn} is not null`),
    index('refunds_to_pay')
      .on(t.nextTry)
      .where(sql`${t.refundStatus} in ('AUDIT_SUCCESS', 'PROCESSING') and ${t.refundChannel} = 'original'`),
    index('refunds_of_trade').on(t.tradeId),
    index('refunds_by_time').on(t.createTime.desc().nullsFirst()),
  ],
)

/** The lines that a refund covers; their refunded amounts grow when the money has been paid. */
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
