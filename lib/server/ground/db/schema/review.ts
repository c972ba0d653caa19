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
import { id, seconds } from './columns'
import { goods } from './goods'
import { members } from './member'

/**
 * Product reviews (contract goods §13). A review belongs to a line of an order; imported reviews have neither an order
 * nor a member (`order_id` '', `user_id` 0).
 */
export const rates = pgTable(
  'rates',
  {
    rateId: bigserial('rate_id', { mode: 'number' }).primaryKey(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.goodsId),
    itemId: id('item_id').notNull(),
    orderId: text('order_id').notNull().default(''),
    userId: id('user_id').notNull(),
    orderType: text('order_type', { enum: ['normal', 'pointsmall'] })
      .notNull()
      .default('normal'),
    star: integer('star').notNull(),
    content: text('content').notNull(),
    ratePic: jsonb('rate_pic').$type<string[]>().notNull().default([]),
    anonymous: boolean('anonymous').notNull().default(false),
    /** Hidden by an operator. */
    disabled: boolean('disabled').notNull().default(false),
    /** Why it is hidden, for the desk. */
    hideReason: text('hide_reason').notNull().default(''),
    itemSpecDesc: text('item_spec_desc').notNull().default(''),
    /** The displayed name, already masked. */
    username: text('username').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    /** Changes only together with a row of `rate_praises`. */
    praiseNum: integer('praise_num').notNull().default(0),
    created: seconds('created').notNull(),
  },
  (t) => [
    index('rates_of_goods').on(t.goodsId, t.created.desc(), t.rateId.desc()),
    /** The list of the desk. */
    index('rates_newest').on(t.created.desc(), t.rateId.desc()),
    index('rates_of_member')
      .on(t.userId, t.created.desc(), t.rateId.desc())
      .where(sql`${t.userId} <> 0`),
    uniqueIndex('rates_once')
      .on(t.orderId, t.itemId)
      .where(sql`${t.orderId} <> ''`),
    check('rates_reason_of_hidden', sql`${t.disabled} or ${t.hideReason} = ''`),
    check('rates_star_range', sql`${t.star} between 1 and 5`),
    check('rates_praise_not_negative', sql`${t.praiseNum} >= 0`),
  ],
)

/** Replies to a review, by the shop or by other members. */
export const rateReplies = pgTable(
  'rate_replies',
  {
    replyId: bigserial('reply_id', { mode: 'number' }).primaryKey(),
    rateId: id('rate_id')
      .notNull()
      .references(() => rates.rateId),
    userId: id('user_id').notNull().default(0),
    role: text('role', { enum: ['buyer', 'seller'] }).notNull(),
    content: text('content').notNull(),
    username: text('username').notNull().default(''),
    created: seconds('created').notNull(),
  },
  (t) => [index('rate_replies_of_rate').on(t.rateId, t.created)],
)

/** Praise of reviews, at most one row per member and review. */
export const ratePraises = pgTable(
  'rate_praises',
  {
    rateId: id('rate_id')
      .notNull()
      .references(() => rates.rateId),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    created: seconds('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rateId, t.userId] })],
)
