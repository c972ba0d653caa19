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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { members } from './member'
import { orders } from './order'

/** Group-buying activities (拼团), each of one SKU (contract operator, contract member §15). */
export const groupActivities = pgTable(
  'group_activities',
  {
    activityId: serial('activity_id').primaryKey(),
    activityName: text('activity_name').notNull(),
    itemId: id('item_id').notNull(),
    goodsId: id('goods_id').notNull(),
    distributorId: integer('distributor_id').notNull().default(0),
    /** The price of one piece in a group. */
    price: cents('price').notNull(),
    /** Members that a team needs. */
    people: integer('people').notNull(),
    /** Hours within which a team must be complete. */
    hours: integer('hours').notNull(),
    beginTime: seconds('begin_time').notNull(),
    endTime: seconds('end_time').notNull(),
    /** Pieces that the activity may sell, and those that it has sold. */
    store: integer('store').notNull(),
    sold: integer('sold').notNull().default(0),
    /** Pieces that one member may buy; 0 means no limit. */
    limitNum: integer('limit_num').notNull().default(0),
    shareDesc: text('share_desc').notNull().default(''),
    disabled: boolean('disabled').notNull().default(false),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    index('group_activities_of_goods').on(t.goodsId, t.endTime),
    index('group_activities_by_time').on(t.endTime, t.beginTime),
    check('group_activities_price', sql`${t.price} > 0`),
    check('group_activities_people', sql`${t.people} between 2 and 100`),
    check('group_activities_hours', sql`${t.hours} between 1 and 720`),
    check('group_activities_times', sql`${t.endTime} > ${t.beginTime}`),
    check('group_activities_store', sql`${t.sold} between 0 and ${t.store}`),
    check('group_activities_limit', sql`${t.limitNum} >= 0`),
  ],
)

/** Teams. The seats are counted in the row, so that the last one is taken by one guarded update. */
export const groupTeams = pgTable(
  'group_teams',
  {
    teamId: bigserial('team_id', { mode: 'number' }).primaryKey(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => groupActivities.activityId),
    leaderId: id('leader_id')
      .notNull()
      .references(() => members.userId),
    people: integer('people').notNull(),
    joined: integer('joined').notNull().default(1),
    paid: integer('paid').notNull().default(0),
    /** 1 running · 2 succeeded · 3 failed */
    status: integer('status').$type<1 | 2 | 3>().notNull().default(1),
    beginTime: seconds('begin_time').notNull(),
    endTime: seconds('end_time').notNull(),
    /** The time at which it succeeded or failed. */
    doneTime: seconds('done_time'),
  },
  (t) => [
    index('group_teams_of_activity').on(t.activityId, t.endTime),
    index('group_teams_to_end')
      .on(t.endTime)
      .where(sql`${t.status} = 1`),
    uniqueIndex('group_teams_one_open')
      .on(t.leaderId, t.activityId)
      .where(sql`${t.status} = 1`),
    check(
      'group_teams_seats',
      sql`0 <= ${t.paid} and ${t.paid} <= ${t.joined} and ${t.joined} <= ${t.people}`,
    ),
    check('group_teams_status', sql`${t.status} in (1, 2, 3)`),
    check('group_teams_success', sql`(${t.status} = 2) = (${t.paid} = ${t.people})`),
  ],
)

/** Seats of teams, each taken by an order. */
export const groupMembers = pgTable(
  'group_members',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    teamId: id('team_id')
      .notNull()
      .references(() => groupTeams.teamId),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    num: integer('num').notNull(),
    state: text('state', { enum: ['reserved', 'paid', 'returned'] })
      .notNull()
      .default('reserved'),
    joinTime: seconds('join_time').notNull(),
    paidTime: seconds('paid_time'),
  },
  (t) => [
    index('group_members_of_member').on(t.userId, t.joinTime.desc()),
    uniqueIndex('group_members_once')
      .on(t.teamId, t.userId)
      .where(sql`${t.state} <> 'returned'`),
    index('group_members_of_team').on(t.teamId, t.joinTime),
    check('group_members_num_positive', sql`${t.num} > 0`),
    check('group_members_state', sql`${t.state} in ('reserved', 'paid', 'returned')`),
    check('group_members_paid', sql`${t.state} <> 'paid' or ${t.paidTime} is not null`),
  ],
)
