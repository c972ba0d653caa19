import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** Kinds of shops, such as 旗舰店 (contract goods §10.4). */
export const distributorCategories = pgTable('distributor_categories', {
  categoryId: serial('category_id').primaryKey(),
  categoryName: text('category_name').notNull().unique(),
  sort: integer('sort').notNull().default(0),
  created: seconds('created').notNull(),
})

/** Shops (“distributors”, contract goods §10). Shop 0 is the mall itself and has no row. */
export const distributors = pgTable(
  'distributors',
  {
    distributorId: serial('distributor_id').primaryKey(),
    name: text('name').notNull().unique(),
    /** A–Z or #, for lists by letter (lib/domain/shop/first-letter.ts). */
    firstLetter: text('first_letter').notNull().default('#'),
    shopCode: text('shop_code').notNull().default(''),
    categoryId: integer('category_id').references(() => distributorCategories.categoryId),
    /** 0 run by the mall's operator · 1 run by a franchisee. */
    distributionType: integer('distribution_type').notNull().default(0),
    logo: text('logo').notNull().default(''),
    banner: text('banner').notNull().default(''),
    introduce: text('introduce').notNull().default(''),
    business: text('business').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    contact: text('contact').notNull().default(''),
    contractPhone: text('contract_phone').notNull().default(''),
    province: text('province').notNull(),
    city: text('city').notNull(),
    area: text('area').notNull(),
    address: text('address').notNull(),
    houseNumber: text('house_number').notNull().default(''),
    /** Degrees on the grid of Chinese maps (lib/domain/shop/china-grid.ts); null while nobody has stated them. */
    lng: doublePrecision('lng'),
    lat: doublePrecision('lat'),
    hour: text('hour').notNull().default('09:00-21:00'),
    isValid: text('is_valid', { enum: ['true', 'false', 'closed', 'delete'] })
      .notNull()
      .default('true'),
    isZiti: boolean('is_ziti').notNull().default(false),
    isDelivery: boolean('is_delivery').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    /** Kilometres; 0 means no limit. */
    deliveryDistance: integer('delivery_distance').notNull().default(0),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    index('distributors_by_place').on(t.lat, t.lng),
    index('distributors_by_reach').on(t.deliveryDistance),
    index('distributors_by_city').on(t.province, t.city),
    check('distributors_both_coordinates', sql`(${t.lng} is null) = (${t.lat} is null)`),
    check('distributors_reach_from_place', sql`${t.deliveryDistance} = 0 or ${t.lng} is not null`),
    check('distributors_on_globe', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
)

export const shopTags = pgTable('shop_tags', {
  tagId: serial('tag_id').primaryKey(),
  tagName: text('tag_name').notNull().unique(),
  description: text('description').notNull().default(''),
  tagIcon: text('tag_icon').notNull().default(''),
  tagColor: text('tag_color').notNull().default('#ff1939'),
  fontColor: text('font_color').notNull().default('#ffffff'),
  frontShow: boolean('front_show').notNull().default(true),
  created: seconds('created').notNull(),
})

export const distributorTags = pgTable(
  'distributor_tags',
  {
    distributorId: integer('distributor_id')
      .notNull()
      .references(() => distributors.distributorId),
    tagId: integer('tag_id')
      .notNull()
      .references(() => shopTags.tagId),
  },
  (t) => [primaryKey({ columns: [t.distributorId, t.tagId] }), index('distributor_tags_of_tag').on(t.tagId)],
)
