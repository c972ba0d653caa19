import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { members } from './member'

/** Packages (组合): products that cost less together (contract trade §3.1, ADR 0035). */
export const packages = pgTable('packages', {
  packageId: serial('package_id').primaryKey(),
  packageName: text('package_name').notNull(),
  distributorId: integer('distributor_id').notNull().default(0),
  /** Member grades and paid grades that may buy it; when both are empty, all members may. */
  validGrades: integer('valid_grades').array().notNull().default([]),
  validVipGrades: integer('valid_vip_grades').array().notNull().default([]),
  startTime: seconds('start_time').notNull(),
  endTime: seconds('end_time').notNull(),
  disabled: boolean('disabled').notNull().default(false),
  created: seconds('created').notNull(),
})

/** The SKUs of a package with their price in it. A buyer takes one SKU of the main product and of at least one other. */
export const packageItems = pgTable(
  'package_items',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.packageId),
    itemId: id('item_id').notNull(),
    goodsId: id('goods_id').notNull(),
    packagePrice: cents('package_price').notNull(),
    isMain: boolean('is_main').notNull().default(false),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.itemId] }),
    index('package_items_of_goods').on(t.goodsId),
    check('package_items_price', sql`${t.packagePrice} >= 0`),
  ],
)

/** Limited buy (限购): how many pieces of a SKU one member may order within some days (contract trade §3.5). */
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
    created: seconds('created').notNull(),
  },
  (t) => [check('limited_buys_day', sql`${t.day} >= 0`), check('limited_buys_limit', sql`${t.limitNum} > 0`)],
)

export const limitedBuyItems = pgTable(
  'limited_buy_items',
  {
    itemId: id('item_id').notNull(),
    limitedBuyId: integer('limited_buy_id')
      .notNull()
      .references(() => limitedBuys.limitedBuyId),
  },
  // The SKU comes first: carts look up the limits of their SKUs.
  (t) => [primaryKey({ columns: [t.itemId, t.limitedBuyId] })],
)

/** The item that a member chose in a 加价购; the next addition to the cart deletes all of them (contract trade §2.8). */
export const cartPlusChoices = pgTable(
  'cart_plus_choices',
  {
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    marketingId: integer('marketing_id').notNull(),
    itemId: id('item_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.marketingId] })],
)

/** The guest cart that a member merged last, by its key: a repeated call must not add it again (ADR 0035). */
export const guestCartMerges = pgTable('guest_cart_merges', {
  userId: id('user_id')
    .primaryKey()
    .references(() => members.userId),
  mergeKey: text('merge_key').notNull(),
  merged: seconds('merged').notNull(),
})
