import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'

/** Cart lines (contract trade §2). One line per member, shop and SKU, or per package and its SKUs. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: bigserial('cart_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    shopId: integer('shop_id').notNull(),
    itemId: id('item_id').notNull(),
    num: integer('num').notNull(),
    isChecked: boolean('is_checked').notNull().default(true),
    /** The 满减/满折 promotion that the member selected for the line; null: selected by the rule. */
    marketingId: integer('marketing_id'),
    /** The package that the line buys, 0 for a single SKU; its other SKUs in ascending order. */
    packageId: integer('package_id').notNull().default(0),
    packageItemIds: id('package_item_ids').array().notNull().default([]),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    uniqueIndex('cart_lines_once').on(t.userId, t.shopId, t.itemId, t.packageId, t.packageItemIds),
    check('cart_lines_num_positive', sql`${t.num} > 0`),
  ],
)

/** Buy now: one SKU per member, stored for 600 s beside the cart (contract trade §2.1). */
export const fastbuyLines = pgTable('fastbuy_lines', {
  userId: id('user_id')
    .primaryKey()
    .references(() => members.userId),
  shopId: integer('shop_id').notNull(),
  itemId: id('item_id').notNull(),
  num: integer('num').notNull(),
  packageId: integer('package_id').notNull().default(0),
  packageItemIds: id('package_item_ids').array().notNull().default([]),
  expires: seconds('expires').notNull(),
})

/**
 * The item that a member selected in a 加价购; the next addition to the cart deletes all of them (contract trade §2.8).
 */
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

/** The key of the last guest cart that a member merged: a repeated call must not add it again (ADR 0035). */
export const guestCartMerges = pgTable('guest_cart_merges', {
  userId: id('user_id')
    .primaryKey()
    .references(() => members.userId),
  mergeKey: text('merge_key').notNull(),
  merged: seconds('merged').notNull(),
})
