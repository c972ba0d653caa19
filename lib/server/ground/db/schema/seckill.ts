import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { members } from './member'

/** Seckill and limited-time sales (contract goods §3.4, contract trade §3.6). */
export const seckills = pgTable(
  'seckills',
  {
    seckillId: serial('seckill_id').primaryKey(),
    activityName: text('activity_name').notNull(),
    seckillType: text('seckill_type', { enum: ['normal', 'limited_time_sale'] }).notNull(),
    releaseTime: seconds('release_time').notNull(),
    startTime: seconds('start_time').notNull(),
    endTime: seconds('end_time').notNull(),
    /** Minutes until an unpaid order of this activity is cancelled. */
    validityPeriod: integer('validity_period').notNull().default(15),
    isFreeShipping: boolean('is_free_shipping').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    distributorId: integer('distributor_id').notNull().default(0),
    description: text('description').notNull().default(''),
    adPic: text('ad_pic').notNull().default(''),
    /** Least cents that an order spends in the activity, and most that a member may spend in it; 0 means no limit. */
    limitMoney: cents('limit_money').notNull().default(0),
    limitTotalMoney: cents('limit_total_money').notNull().default(0),
    created: seconds('created').notNull(),
  },
  (t) => [index('seckills_by_time').on(t.endTime, t.startTime)],
)

export const seckillItems = pgTable(
  'seckill_items',
  {
    seckillId: integer('seckill_id')
      .notNull()
      .references(() => seckills.seckillId),
    itemId: id('item_id').notNull(),
    goodsId: id('goods_id').notNull(),
    activityPrice: cents('activity_price').notNull(),
    activityStore: integer('activity_store').notNull(),
    salesStore: integer('sales_store').notNull().default(0),
    limitNum: integer('limit_num').notNull().default(1),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.seckillId, t.itemId] }),
    index('seckill_items_of_item').on(t.itemId),
    index('seckill_items_of_goods').on(t.goodsId),
    check('seckill_items_store', sql`${t.salesStore} between 0 and ${t.activityStore}`),
  ],
)

/** Activity stock that is reserved for a member for 300 s, until the order is placed (contract trade §3.6). */
export const seckillTickets = pgTable(
  'seckill_tickets',
  {
    ticket: text('ticket').primaryKey(),
    seckillId: integer('seckill_id')
      .notNull()
      .references(() => seckills.seckillId),
    itemId: id('item_id').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    num: integer('num').notNull(),
    expires: seconds('expires').notNull(),
  },
  (t) => [
    uniqueIndex('seckill_tickets_once').on(t.userId, t.seckillId, t.itemId),
    index('seckill_tickets_by_end').on(t.expires),
    check('seckill_tickets_num_positive', sql`${t.num} > 0`),
  ],
)
