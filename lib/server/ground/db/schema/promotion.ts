import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type MarketingRule, promotionTypes } from '@/lib/domain/promotion/rule'
import { id, seconds } from './columns'
import { goods } from './goods'

/** Cart promotions: 满减, 满折, 满赠, 加价购, 会员优先 (contract goods §3.3, contract trade §3.3). */
export const marketings = pgTable('marketings', {
  marketingId: serial('marketing_id').primaryKey(),
  marketingType: text('marketing_type', {
    enum: promotionTypes,
  }).notNull(),
  marketingName: text('marketing_name').notNull(),
  promotionTag: text('promotion_tag').notNull(),
  conditionType: text('condition_type', { enum: ['totalfee', 'quantity'] }).notNull(),
  rules: jsonb('rules').$type<MarketingRule[]>().notNull(),
  marketingDesc: text('marketing_desc').notNull().default(''),
  /** The number of gifts grows with the multiple of the tier. */
  inProportion: boolean('in_proportion').notNull().default(false),
  canjoinRepeat: boolean('canjoin_repeat').notNull().default(false),
  joinLimit: integer('join_limit').notNull().default(0),
  /** 0 all · 1 products · 2 main category · 3 tag · 4 brand */
  useBound: integer('use_bound').notNull().default(0),
  boundIds: integer('bound_ids').array().notNull().default([]),
  /** Member grades and paid grades that may join; when both are empty, all members may. */
  validGrades: integer('valid_grades').array().notNull().default([]),
  validVipGrades: integer('valid_vip_grades').array().notNull().default([]),
  distributorId: integer('distributor_id').notNull().default(0),
  startTime: seconds('start_time').notNull(),
  endTime: seconds('end_time').notNull(),
  disabled: boolean('disabled').notNull().default(false),
  created: seconds('created').notNull(),
})

/** How often a member joined a promotion; counts towards its `join_limit`. */
export const marketingJoins = pgTable(
  'marketing_joins',
  {
    marketingId: integer('marketing_id').notNull(),
    userId: id('user_id').notNull(),
    orderId: text('order_id').notNull(),
  },
  // The member is the first column: a cancelled order finds its rows by member.
  (t) => [primaryKey({ columns: [t.userId, t.marketingId, t.orderId] })],
)

/**
 * Limited buy (限购): the number of pieces of a SKU that one member may order within some days (contract trade §3.5).
 */
export const limitedBuys = pgTable(
  'limited_buys',
  {
    limitedBuyId: serial('limited_buy_id').primaryKey(),
    limitedBuyName: text('limited_buy_name').notNull(),
    /** Days that the limit looks back; 0 for the whole activity. */
    day: integer('day').notNull().default(0),
    limitNum: integer('limit_num').notNull(),
    startTime: seconds('start_time').notNull(),
    endTime: seconds('end_time').notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /** The product whose own limit it is, without an end; null for an activity. */
    goodsId: id('goods_id').references(() => goods.goodsId),
    created: seconds('created').notNull(),
  },
  (t) => [
    uniqueIndex('limited_buys_of_goods').on(t.goodsId),
    check('limited_buys_day', sql`${t.day} >= 0`),
    check('limited_buys_limit', sql`${t.limitNum} > 0`),
  ],
)

export const limitedBuyItems = pgTable(
  'limited_buy_items',
  {
    itemId: id('item_id').notNull(),
    limitedBuyId: integer('limited_buy_id')
      .notNull()
      .references(() => limitedBuys.limitedBuyId),
  },
  // The SKU is the first column: carts look up the limits of their SKUs.
  (t) => [primaryKey({ columns: [t.itemId, t.limitedBuyId] })],
)
