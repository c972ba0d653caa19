import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StoredRole } from '@/lib/domain/desk/roles'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import type { VipPrice } from '@/lib/domain/person/vip'
import { cents, id, seconds } from './columns'
import { deskRoles } from './desk'

/** Ordinary member grades; `discount` is percent off. */
export const memberGrades = pgTable('member_grades', {
  gradeId: serial('grade_id').primaryKey(),
  gradeName: text('grade_name').notNull().unique(),
  discount: integer('discount').notNull().default(0),
  isDefault: boolean('is_default').notNull().default(false),
  totalConsumption: cents('total_consumption').notNull().default(0),
})

/** Paid grades (contract member §9.1). `discount` is percent off, prices in the list are yuan. */
export const vipGrades = pgTable('vip_grades', {
  vipGradeId: serial('vip_grade_id').primaryKey(),
  gradeName: text('grade_name').notNull().unique(),
  discount: integer('discount').notNull().default(0),
  guideTitle: text('guide_title').notNull().default(''),
  isDefault: boolean('is_default').notNull().default(false),
  lvType: text('lv_type', { enum: ['vip', 'svip'] })
    .notNull()
    .default('vip'),
  /** Description of the benefits. */
  description: text('description').notNull().default(''),
  priceList: jsonb('price_list').$type<VipPrice[]>().notNull().default([]),
})

export const members = pgTable(
  'members',
  {
    userId: bigserial('user_id', { mode: 'number' }).primaryKey(),
    mobile: text('mobile').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['shopper', 'merchant', 'operator'] })
      .notNull()
      .default('shopper'),
    /** The role at the desk; null for shoppers. */
    deskRole: text('desk_role').$type<StoredRole>(),
    /** The role `own` in detail. */
    ownRoleId: integer('own_role_id').references(() => deskRoles.roleId),
    /** The account was created for the desk, so others may give it its first password. */
    isInvited: boolean('is_invited').notNull().default(false),
    username: text('username').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    sex: integer('sex').notNull().default(0),
    birthday: text('birthday').notNull().default(''),
    email: text('email').notNull().default(''),
    /** The other fields of the profile form, by key (ADR 0061). */
    answers: jsonb('answers').$type<ProfileAnswers>().notNull().default({}),
    /** The address, in lower case, with which the member signs in; null for none. */
    loginEmail: text('login_email').unique(),
    /** The time at which the member verified the address; 0 for not yet. */
    emailVerified: seconds('email_verified').notNull().default(0),
    gradeId: integer('grade_id')
      .notNull()
      .references(() => memberGrades.gradeId),
    vipGradeId: integer('vip_grade_id').references(() => vipGrades.vipGradeId),
    vipUntil: seconds('vip_until').notNull().default(0),
    /** The `vip` grade that continues when the `svip` grade above ends, and its own end. */
    vipNextGradeId: integer('vip_next_grade_id').references(() => vipGrades.vipGradeId),
    vipNextUntil: seconds('vip_next_until').notNull().default(0),
    isStaff: boolean('is_staff').notNull().default(false),
    /** The shop that a merchant runs. */
    shopId: integer('shop_id'),
    workId: text('work_id'),
    userCardCode: text('user_card_code').notNull().unique(),
    point: integer('point').notNull().default(0),
    /** Points of a reward that was taken back after they had been spent; deducted from the next credits. */
    pointOwed: integer('point_owed').notNull().default(0),
    deposit: cents('deposit').notNull().default(0),
    disabled: boolean('disabled').notNull().default(false),
    /** The time of the last change of the number; 0 for never. */
    mobileChanged: seconds('mobile_changed').notNull().default(0),
    /** Tokens that were issued earlier are invalid; set when the password changes. */
    tokensFrom: seconds('tokens_from').notNull().default(0),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    check('members_desk_role', sql`(${t.role} = 'shopper') = (${t.deskRole} is null)`),
    check('members_own_role', sql`(${t.deskRole} is not distinct from 'own') = (${t.ownRoleId} is not null)`),
    index('members_of_own_role')
      .on(t.ownRoleId)
      .where(sql`${t.ownRoleId} is not null`),
    check('members_point_not_negative', sql`${t.point} >= 0`),
    check('members_point_owed', sql`${t.pointOwed} >= 0 and (${t.pointOwed} = 0 or ${t.point} = 0)`),
    check('members_deposit_not_negative', sql`${t.deposit} >= 0`),
    uniqueIndex('members_work_id').on(t.workId),
    index('members_vip_ends')
      .on(t.vipUntil)
      .where(sql`${t.vipGradeId} is not null`),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    addressId: bigserial('address_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    username: text('username').notNull(),
    telephone: text('telephone').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    county: text('county').notNull(),
    adrdetail: text('adrdetail').notNull(),
    postalCode: text('postal_code').notNull().default(''),
    isDef: boolean('is_def').notNull().default(false),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    index('addresses_of_member').on(t.userId, t.isDef.desc(), t.updated.desc()),
    uniqueIndex('addresses_one_default')
      .on(t.userId)
      .where(sql`${t.isDef}`),
  ],
)

export const goodsFavourites = pgTable(
  'goods_favourites',
  {
    favId: bigserial('fav_id', { mode: 'number' }).notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    /** The default SKU of the product, because the contract identifies favourites by SKU. */
    itemId: id('item_id').notNull(),
    created: seconds('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] })],
)

export const shopFavourites = pgTable(
  'shop_favourites',
  {
    favId: bigserial('fav_id', { mode: 'number' }).notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    distributorId: integer('distributor_id').notNull(),
    created: seconds('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.distributorId] }),
    index('shop_favourites_of_shop').on(t.distributorId),
  ],
)

export const browseHistory = pgTable(
  'browse_history',
  {
    historyId: bigserial('history_id', { mode: 'number' }).notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    itemId: id('item_id').notNull(),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index('browse_history_recent').on(t.userId, t.updated.desc()),
  ],
)

/** Sliding counters for sign-in, SMS, captcha and coupon calls; one row per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: bigint('window_start', { mode: 'number' }).notNull(),
    hits: integer('hits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] })],
)

/** Unused captchas and SMS codes: one row per picture, and one per phone number and purpose. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    key: text('key').primaryKey(),
    /** Keyed digest of the code; the code itself is not stored. */
    digest: text('digest').notNull(),
    tries: integer('tries').notNull().default(0),
    used: boolean('used').notNull().default(false),
    made: seconds('made').notNull(),
    expires: seconds('expires').notNull(),
  },
  (t) => [index('one_time_codes_expired').on(t.expires)],
)
