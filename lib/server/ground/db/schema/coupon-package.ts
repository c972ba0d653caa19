import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { cards } from './coupon'
import { members } from './member'

/**
 * Packages of coupons, which members claim as a whole or get with a grade (contract member §7.6, contract member §17).
 */
export const cardPackages = pgTable(
  'card_packages',
  {
    packageId: serial('package_id').primaryKey(),
    title: text('title').notNull(),
    describe: text('describe').notNull().default(''),
    /** Most claims per member; packages that come with a grade ignore it. */
    limitCount: integer('limit_count').notNull().default(1),
    /** Whether members may claim it. */
    receive: boolean('receive').notNull().default(true),
    created: seconds('created').notNull(),
  },
  (t) => [check('card_packages_limit', sql`${t.limitCount} > 0`)],
)

/** The coupons of a package, and how many of each. */
export const cardPackageItems = pgTable(
  'card_package_items',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => cardPackages.packageId),
    cardId: integer('card_id')
      .notNull()
      .references((): AnyPgColumn => cards.cardId),
    giveNum: integer('give_num').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.cardId] }),
    check('card_package_items_num', sql`${t.giveNum} between 1 and 20`),
  ],
)

/** The packages of a grade: an ordinary grade gives them once, a paid grade with each purchase. */
export const gradePackages = pgTable(
  'grade_packages',
  {
    kind: text('kind', { enum: ['grade', 'vip_grade'] }).notNull(),
    gradeId: integer('grade_id').notNull(),
    packageId: integer('package_id')
      .notNull()
      .references(() => cardPackages.packageId),
  },
  (t) => [primaryKey({ columns: [t.kind, t.gradeId, t.packageId] })],
)

/** A package that a member got. */
export const packageGrants = pgTable(
  'package_grants',
  {
    grantId: bigserial('grant_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    packageId: integer('package_id')
      .notNull()
      .references(() => cardPackages.packageId),
    receiveType: text('receive_type', { enum: ['template', 'grade', 'vip_grade'] }).notNull(),
    /** 0 for a package that the member claimed. */
    gradeId: integer('grade_id').notNull().default(0),
    /**
     * Counts the grants of the same package for the same reason from 1, so that parallel calls cannot give it twice.
     */
    serial: integer('serial').notNull(),
    /** The order that bought the paid grade. */
    orderId: text('order_id'),
    /** Whether the member has seen it. */
    isShown: boolean('is_shown').notNull().default(false),
    created: seconds('created').notNull(),
  },
  (t) => [
    uniqueIndex('package_grants_once').on(t.userId, t.packageId, t.receiveType, t.gradeId, t.serial),
    uniqueIndex('package_grants_of_order')
      .on(t.orderId, t.packageId)
      .where(sql`${t.orderId} is not null`),
    index('package_grants_unseen')
      .on(t.userId)
      .where(sql`not ${t.isShown}`),
  ],
)
