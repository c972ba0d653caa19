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
} from 'drizzle-orm/pg-core'
import { employeeActivityStatuses } from '@/lib/domain/employee/activity'
import { cents, id, seconds } from './columns'
import { skus } from './goods'
import { members } from './member'
import { orders } from './order'

/** Employers whose staff buys at special prices (employee purchase, contract member §14.1). */
export const enterprises = pgTable('enterprises', {
  enterpriseId: serial('enterprise_id').primaryKey(),
  name: text('name').notNull(),
  enterpriseSn: text('enterprise_sn').notNull().unique(),
  logo: text('logo').notNull().default(''),
  /** How staff prove that they work there; `no_verify` accepts every member. */
  authType: text('auth_type', { enum: ['mobile', 'qr_code', 'no_verify'] }).notNull(),
  disabled: boolean('disabled').notNull().default(false),
  sort: integer('sort').notNull().default(0),
  created: seconds('created').notNull(),
  updated: seconds('updated').notNull(),
})

/** Delivery addresses of an employer, which employees may choose besides their own. */
export const enterpriseAddresses = pgTable(
  'enterprise_addresses',
  {
    addressId: serial('address_id').primaryKey(),
    enterpriseId: integer('enterprise_id')
      .notNull()
      .references(() => enterprises.enterpriseId),
    name: text('name').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    county: text('county').notNull(),
    adrdetail: text('adrdetail').notNull(),
    disabled: boolean('disabled').notNull().default(false),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('enterprise_addresses_of').on(t.enterpriseId)],
)

/** The staff listed by an employer; `userId` once the person has an account here. */
export const employees = pgTable(
  'employees',
  {
    employeeId: bigserial('employee_id', { mode: 'number' }).primaryKey(),
    enterpriseId: integer('enterprise_id')
      .notNull()
      .references(() => enterprises.enterpriseId),
    name: text('name').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    userId: id('user_id').references(() => members.userId),
    disabled: boolean('disabled').notNull().default(false),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    uniqueIndex('employees_one_account').on(t.enterpriseId, t.userId),
    uniqueIndex('employees_one_mobile')
      .on(t.enterpriseId, t.mobile)
      .where(sql`${t.mobile} <> ''`),
    index('employees_of_member').on(t.userId),
    index('employees_of_mobile').on(t.mobile),
  ],
)

/** Activities of employee purchase. Money in cents, times in epoch seconds. */
export const employeeActivities = pgTable(
  'employee_activities',
  {
    activityId: serial('activity_id').primaryKey(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    pic: text('pic').notNull().default(''),
    listPic: text('list_pic').notNull().default(''),
    sharePic: text('share_pic').notNull().default(''),
    status: text('status', { enum: employeeActivityStatuses }).notNull().default('active'),
    /** The time from which it is shown. */
    displayTime: seconds('display_time').notNull(),
    employeeBeginTime: seconds('employee_begin_time').notNull(),
    employeeEndTime: seconds('employee_end_time').notNull(),
    /** The amount that one employee may spend. */
    employeeLimitfee: cents('employee_limitfee').notNull(),
    ifRelativeJoin: boolean('if_relative_join').notNull().default(false),
    /** The number of relatives that one employee may invite. */
    inviteLimit: integer('invite_limit').notNull().default(0),
    relativeBeginTime: seconds('relative_begin_time').notNull().default(0),
    relativeEndTime: seconds('relative_end_time').notNull().default(0),
    /** Relatives share the amount of their employee instead of having their own. */
    ifShareLimitfee: boolean('if_share_limitfee').notNull().default(false),
    relativeLimitfee: cents('relative_limitfee').notNull().default(0),
    /** The minimum price of the products of one order. */
    minimumAmount: cents('minimum_amount').notNull().default(0),
    discountDescription: text('discount_description').notNull().default(''),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    check('employee_activities_employee_times', sql`${t.employeeEndTime} > ${t.employeeBeginTime}`),
    check('employee_activities_relative_times', sql`${t.relativeEndTime} >= ${t.relativeBeginTime}`),
    check(
      'employee_activities_limits',
      sql`${t.employeeLimitfee} >= 0 and ${t.relativeLimitfee} >= 0 and ${t.minimumAmount} >= 0 and ${t.inviteLimit} >= 0`,
    ),
  ],
)

/** The employers that take part. */
export const employeeEnterprises = pgTable(
  'employee_enterprises',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => employeeActivities.activityId),
    enterpriseId: integer('enterprise_id')
      .notNull()
      .references(() => enterprises.enterpriseId),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.enterpriseId] }),
    index('employee_enterprises_of').on(t.enterpriseId),
  ],
)

/** SKUs of an activity. Pieces are counted in the row, so that the last one is taken by one guarded update. */
export const employeeItems = pgTable(
  'employee_items',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => employeeActivities.activityId),
    itemId: id('item_id')
      .notNull()
      .references(() => skus.itemId),
    price: cents('price').notNull(),
    /** Pieces that the activity may sell, and those that it has sold. */
    store: integer('store').notNull(),
    sold: integer('sold').notNull().default(0),
    /** Pieces and cents that one budget may buy; 0 means no limit. */
    limitNum: integer('limit_num').notNull().default(0),
    limitFee: cents('limit_fee').notNull().default(0),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.itemId] }),
    check('employee_items_price', sql`${t.price} > 0`),
    check('employee_items_store', sql`${t.sold} between 0 and ${t.store}`),
    check('employee_items_limits', sql`${t.limitNum} >= 0 and ${t.limitFee} >= 0`),
  ],
)

/** Members whom an employee invited into an activity. */
export const employeeRelatives = pgTable(
  'employee_relatives',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => employeeActivities.activityId),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    enterpriseId: integer('enterprise_id')
      .notNull()
      .references(() => enterprises.enterpriseId),
    /** The employee who invited the relative. */
    employeeUserId: id('employee_user_id')
      .notNull()
      .references(() => members.userId),
    disabled: boolean('disabled').notNull().default(false),
    created: seconds('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.enterpriseId, t.userId] }),
    index('employee_relatives_of').on(t.activityId, t.enterpriseId, t.employeeUserId),
    index('employee_relatives_member').on(t.userId),
  ],
)

/** Invitations, each for one relative. */
export const employeeInvites = pgTable(
  'employee_invites',
  {
    code: text('code').primaryKey(),
    activityId: integer('activity_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    employeeUserId: id('employee_user_id').notNull(),
    usedBy: id('used_by'),
    created: seconds('created').notNull(),
  },
  (t) => [index('employee_invites_of').on(t.activityId, t.enterpriseId, t.employeeUserId)],
)

/** The amounts spent in an activity, per owner of a budget: an employee, or a relative with an amount of their own. */
export const employeeBudgets = pgTable(
  'employee_budgets',
  {
    activityId: integer('activity_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    ownerId: id('owner_id').notNull(),
    used: cents('used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.enterpriseId, t.ownerId] }),
    check('employee_budgets_used', sql`${t.used} >= 0`),
  ],
)

/** The part of a budget that was spent on one SKU. */
export const employeeQuotas = pgTable(
  'employee_quotas',
  {
    activityId: integer('activity_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    ownerId: id('owner_id').notNull(),
    itemId: id('item_id').notNull(),
    num: integer('num').notNull(),
    fee: cents('fee').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.enterpriseId, t.ownerId, t.itemId] }),
    check('employee_quotas_used', sql`${t.num} >= 0 and ${t.fee} >= 0`),
  ],
)

/**
 * The pieces and cents that an order took from a budget and an activity. `num` decreases when units are cancelled. It
 * does not change with after-sales, because their pieces stay sold: they count as `returnedNum` pieces and
 * `returnedFee` cents that the budget has again.
 */
export const employeeLines = pgTable(
  'employee_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    itemId: id('item_id').notNull(),
    activityId: integer('activity_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    ownerId: id('owner_id').notNull(),
    num: integer('num').notNull(),
    price: cents('price').notNull(),
    returnedNum: integer('returned_num').notNull().default(0),
    returnedFee: cents('returned_fee').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.itemId] }),
    check('employee_lines_num', sql`${t.num} >= 0`),
    check(
      'employee_lines_returned',
      sql`${t.returnedNum} between 0 and ${t.num} and ${t.returnedFee} between 0 and ${t.num} * ${t.price}`,
    ),
  ],
)

/** Carts of employee purchase; one per activity and employer. */
export const employeeCartLines = pgTable(
  'employee_cart_lines',
  {
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    activityId: integer('activity_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    itemId: id('item_id').notNull(),
    num: integer('num').notNull(),
    isChecked: boolean('is_checked').notNull().default(true),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.activityId, t.enterpriseId, t.itemId] }),
    check('employee_cart_lines_num', sql`${t.num} > 0`),
  ],
)

/** Visits of an activity as clients report them (contract member §14.1); deleted after a year. */
export const employeeBehaviours = pgTable(
  'employee_behaviours',
  {
    logId: bigserial('log_id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['scan', 'passphrase_verify'] }).notNull(),
    activityId: integer('activity_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    /** Null for a guest. */
    userId: id('user_id'),
    visitorKey: text('visitor_key').notNull().default(''),
    isVerified: boolean('is_verified').notNull().default(false),
    created: seconds('created').notNull(),
  },
  (t) => [index('employee_behaviours_of').on(t.activityId, t.created)],
)
