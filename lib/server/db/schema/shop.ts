import 'server-only'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** Shops (“distributors”, contract goods §10). Shop 0 is the mall itself and has no row. */
export const distributors = pgTable(
  'distributors',
  {
    distributorId: serial('distributor_id').primaryKey(),
    name: text('name').notNull().unique(),
    logo: text('logo').notNull().default(''),
    banner: text('banner').notNull().default(''),
    introduce: text('introduce').notNull().default(''),
    business: text('business').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    contact: text('contact').notNull().default(''),
    province: text('province').notNull(),
    city: text('city').notNull(),
    area: text('area').notNull(),
    address: text('address').notNull(),
    lng: doublePrecision('lng').notNull(),
    lat: doublePrecision('lat').notNull(),
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
    index('distributors_by_city').on(t.province, t.city),
  ],
)

export const shopTags = pgTable('shop_tags', {
  tagId: serial('tag_id').primaryKey(),
  tagName: text('tag_name').notNull().unique(),
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
  (t) => [primaryKey({ columns: [t.distributorId, t.tagId] })],
)
