import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'

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

/**
 * The SKUs of a package with their price in it. A buyer takes one SKU of the main product and of at least one other.
 */
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
