import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { packageGrants } from './coupon-package'
import { skus } from './goods'
import { members } from './member'

/** Coupons that can be claimed (contract goods §14.5, contract member §7). */
export const cards = pgTable(
  'cards',
  {
    cardId: serial('card_id').primaryKey(),
    cardType: text('card_type', { enum: ['cash', 'discount', 'new_gift'] }).notNull(),
    title: text('title').notNull(),
    color: text('color').notNull().default('#e1251b'),
    description: text('description').notNull().default(''),
    /** Percent off. */
    discount: integer('discount').notNull().default(0),
    reduceCost: cents('reduce_cost').notNull().default(0),
    leastCost: cents('least_cost').notNull().default(0),
    mostCost: cents('most_cost').notNull().default(99999900),
    dateType: text('date_type', {
      enum: ['DATE_TYPE_FIX_TIME_RANGE', 'DATE_TYPE_FIX_TERM', 'DATE_TYPE_LONG'],
    }).notNull(),
    beginDate: seconds('begin_date').notNull(),
    endDate: seconds('end_date').notNull(),
    /** Days, for DATE_TYPE_FIX_TERM. */
    fixedTerm: integer('fixed_term').notNull().default(0),
    quantity: integer('quantity').notNull(),
    getNum: integer('get_num').notNull().default(0),
    getLimit: integer('get_limit').notNull().default(1),
    /** 0 all · 1 products · 2 main category · 3 tag · 4 brand · 5 all but these products */
    useBound: integer('use_bound').notNull().default(0),
    boundIds: integer('bound_ids').array().notNull().default([]),
    /** Member grades and paid grades that may claim; when both are empty, all members may. */
    gradeIds: integer('grade_ids').array().notNull().default([]),
    vipGradeIds: integer('vip_grade_ids').array().notNull().default([]),
    kqStatus: integer('kq_status').notNull().default(0),
    receive: boolean('receive').notNull().default(true),
    distributorId: integer('distributor_id').notNull().default(0),
    /** Hours for which an exchange coupon reserves the product that its owner selected. */
    lockHours: integer('lock_hours').notNull().default(24),
    created: seconds('created').notNull(),
  },
  (t) => [
    check('cards_not_overdrawn', sql`${t.getNum} between 0 and ${t.quantity}`),
    check('cards_lock_hours', sql`${t.lockHours} between 1 and 720`),
  ],
)

/**
 * A claimed coupon: 1 unused · 2 used · 4 locked · 5 expired · 6 void (contract trade §4.1) · 10 reserves a product in
 * a shop until `lockedUntil` (contract member §17).
 */
export const userCards = pgTable(
  'user_cards',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    cardId: integer('card_id')
      .notNull()
      .references(() => cards.cardId),
    code: text('code').notNull().unique(),
    status: integer('status').notNull().default(1),
    beginDate: seconds('begin_date').notNull(),
    endDate: seconds('end_date').notNull(),
    getDate: seconds('get_date').notNull(),
    orderId: text('order_id'),
    /** The package that gave it. */
    grantId: id('grant_id').references((): AnyPgColumn => packageGrants.grantId),
    /** The product that an exchange coupon reserves or was exchanged for, and the shop where it is handed out. */
    itemId: id('item_id').references(() => skus.itemId),
    shopId: integer('shop_id').notNull().default(0),
    lockedUntil: seconds('locked_until').notNull().default(0),
    /** Epoch seconds; 0 unless a shop accepted the coupon. */
    usedTime: seconds('used_time').notNull().default(0),
  },
  (t) => [
    check(
      'user_cards_keep_a_product',
      sql`${t.status} <> 10 or (${t.itemId} is not null and ${t.lockedUntil} > 0)`,
    ),
    index('user_cards_kept')
      .on(t.lockedUntil)
      .where(sql`${t.status} = 10`),
    index('user_cards_of_grant')
      .on(t.grantId)
      .where(sql`${t.grantId} is not null`),
    index('user_cards_of_member').on(t.userId, t.status, t.endDate),
    index('user_cards_of_card').on(t.cardId),
  ],
)
