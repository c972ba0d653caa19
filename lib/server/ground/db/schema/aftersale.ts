import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ReturnAddress, ReturnParcel } from '@/lib/domain/aftersale/snapshot'
import { cents, id, seconds } from './columns'
import { orderItems, orders } from './order'

/** The seven-digit counter inside the number of an after-sale (contract trade §10.1). */
export const aftersalesCounter = pgSequence('aftersales_counter', {
  minValue: 0,
  maxValue: 9_999_999,
  startWith: 0,
  cycle: true,
})

/** Addresses to which buyers send or bring goods back (contract trade §10.8); shop 0 is the mall itself. */
export const returnAddresses = pgTable(
  'return_addresses',
  {
    addressId: serial('address_id').primaryKey(),
    distributorId: integer('distributor_id').notNull(),
    contact: text('contact').notNull(),
    mobile: text('mobile').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    area: text('area').notNull(),
    address: text('address').notNull(),
    hours: text('hours').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    index('return_addresses_of_shop').on(t.distributorId, t.addressId),
    uniqueIndex('return_addresses_default')
      .on(t.distributorId)
      .where(sql`${t.isDefault}`),
  ],
)

/** One unit of an order line that its buyer returns, exchanges or gets refunded (contract trade §10). */
export const aftersales = pgTable(
  'aftersales',
  {
    aftersalesBn: text('aftersales_bn').primaryKey(),
    detailId: bigserial('detail_id', { mode: 'number' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    orderItemId: id('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    userId: id('user_id').notNull(),
    distributorId: integer('distributor_id').notNull(),
    aftersalesType: text('aftersales_type', {
      enum: ['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'],
    }).notNull(),
    aftersalesStatus: integer('aftersales_status').notNull().default(0),
    progress: integer('progress').notNull().default(0),
    num: integer('num').notNull().default(1),
    /** The value of the unit: its part of `order_items.applied_*`, the most that the buyer gets. */
    shareFee: cents('share_fee').notNull(),
    sharePoint: integer('share_point').notNull(),
    shareSubsidy: cents('share_subsidy').notNull(),
    refundFee: cents('refund_fee').notNull(),
    refundPoint: integer('refund_point').notNull(),
    /** Cents of freight that are refunded in addition to `refundFee`. */
    freight: cents('freight').notNull(),
    /** Points of the order's reward that its refund took back. */
    returnPoint: integer('return_point').notNull().default(0),
    reason: text('reason').notNull(),
    description: text('description').notNull().default(''),
    /** Paths of uploaded pictures. */
    evidence: jsonb('evidence').$type<string[]>().notNull().default([]),
    refuseReason: text('refuse_reason').notNull().default(''),
    returnType: text('return_type', { enum: ['logistics', 'offline'] })
      .notNull()
      .default('logistics'),
    returnAddress: jsonb('return_address').$type<ReturnAddress>(),
    sendback: jsonb('sendback').$type<ReturnParcel>(),
    sendconfirm: jsonb('sendconfirm').$type<ReturnParcel>(),
    contact: text('contact').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    /** The merchant accepted the application, even if it was closed later. */
    isAccepted: boolean('is_accepted').notNull().default(false),
    /** The returned unit is in stock again. */
    isRestocked: boolean('is_restocked').notNull().default(false),
    /** The time at which an accepted return is refused if nothing was sent back; null for never. */
    autoRefuseTime: seconds('auto_refuse_time'),
    /** The time at which its refund had succeeded and all its effects were recorded. */
    settledTime: seconds('settled_time'),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
    /** The idempotency key of its application, and the number of the unit within it. */
    requestKey: text('request_key'),
    requestUnit: integer('request_unit'),
    /** The request that the key was sent with (`lib/server/ground/idempotency`). */
    requestHash: text('request_hash'),
  },
  (t) => [
    uniqueIndex('aftersales_idempotent')
      .on(t.userId, t.requestKey, t.requestUnit)
      .where(sql`${t.requestKey} is not null`),
    index('aftersales_of_order').on(t.orderId, t.aftersalesBn),
    index('aftersales_of_member').on(t.userId, t.createTime.desc().nullsFirst()),
    index('aftersales_of_shop').on(t.distributorId, t.createTime.desc().nullsFirst()),
    index('aftersales_by_time').on(t.createTime.desc().nullsFirst()),
    index('aftersales_to_refuse')
      .on(t.autoRefuseTime)
      .where(sql`${t.aftersalesStatus} = 1 and ${t.progress} = 1`),
    check('aftersales_one_unit', sql`${t.num} = 1`),
    check('aftersales_type', sql`${t.aftersalesType} in ('ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS')`),
    check(
      'aftersales_state',
      sql`(${t.aftersalesStatus}, ${t.progress}) in ((0, 0), (1, 1), (1, 2), (1, 8), (1, 9), (2, 4), (3, 3), (4, 7))`,
    ),
    check('aftersales_return_type', sql`${t.returnType} in ('logistics', 'offline')`),
    check(
      'aftersales_amounts',
      sql`${t.refundFee} between 0 and ${t.shareFee} and ${t.refundPoint} between 0 and ${t.sharePoint}
          and ${t.shareSubsidy} >= 0 and ${t.freight} >= 0`,
    ),
    check(
      'aftersales_exchange_is_free',
      sql`${t.aftersalesType} <> 'EXCHANGING_GOODS' or ${t.refundFee} + ${t.refundPoint} + ${t.freight} = 0`,
    ),
  ],
)
