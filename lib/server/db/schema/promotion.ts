import 'server-only'
import { sql } from 'drizzle-orm'
import {
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
import type { FreightConf } from '@/lib/domain/freight'
import { marketingTypes, type MarketingRule } from '@/lib/domain/promotion/rule'
import { cents, id, seconds } from './columns'
import { members } from './member'

/** Seckill and limited-time sales (contract goods §3.4, contract trade §3.6). */
export const seckills = pgTable(
  'seckills',
  {
    seckillId: serial('seckill_id').primaryKey(),
    activityName: text('activity_name').notNull(),
    seckillType: text('seckill_type', { enum: ['normal', 'limited_time_sale'] }).notNull(),
    releaseTime: seconds('release_time').notNull(),
    startTime: seconds('start_time').notNull(),
    endTime: seconds('end_time').notNull(),
    /** Minutes until an unpaid order of this activity is cancelled. */
    validityPeriod: integer('validity_period').notNull().default(15),
    isFreeShipping: boolean('is_free_shipping').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    distributorId: integer('distributor_id').notNull().default(0),
    description: text('description').notNull().default(''),
    adPic: text('ad_pic').notNull().default(''),
    /** Least cents that an order spends in the activity, and most that a member spends in it; 0 means no limit. */
    limitMoney: cents('limit_money').notNull().default(0),
    limitTotalMoney: cents('limit_total_money').notNull().default(0),
    created: seconds('created').notNull(),
  },
  (t) => [index('seckills_by_time').on(t.endTime, t.startTime)],
)

export const seckillItems = pgTable(
  'seckill_items',
  {
    seckillId: integer('seckill_id')
      .notNull()
      .references(() => seckills.seckillId),
    itemId: id('item_id').notNull(),
    goodsId: id('goods_id').notNull(),
    activityPrice: cents('activity_price').notNull(),
    activityStore: integer('activity_store').notNull(),
    salesStore: integer('sales_store').notNull().default(0),
    limitNum: integer('limit_num').notNull().default(1),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.seckillId, t.itemId] }),
    index('seckill_items_of_item').on(t.itemId),
    index('seckill_items_of_goods').on(t.goodsId),
    check('seckill_items_store', sql`${t.salesStore} between 0 and ${t.activityStore}`),
  ],
)

/** Activity stock that is reserved for a member for 300 s, until the order is placed (contract trade §3.6). */
export const seckillTickets = pgTable(
  'seckill_tickets',
  {
    ticket: text('ticket').primaryKey(),
    seckillId: integer('seckill_id')
      .notNull()
      .references(() => seckills.seckillId),
    itemId: id('item_id').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    num: integer('num').notNull(),
    expires: seconds('expires').notNull(),
  },
  (t) => [
    uniqueIndex('seckill_tickets_once').on(t.userId, t.seckillId, t.itemId),
    index('seckill_tickets_by_end').on(t.expires),
    check('seckill_tickets_num_positive', sql`${t.num} > 0`),
  ],
)

/** Cart promotions: 满减, 满折, 满赠, 加价购, 会员优先 (contract goods §3.3, contract trade §3.3). */
export const marketings = pgTable('marketings', {
  marketingId: serial('marketing_id').primaryKey(),
  marketingType: text('marketing_type', {
    enum: marketingTypes,
  }).notNull(),
  marketingName: text('marketing_name').notNull(),
  promotionTag: text('promotion_tag').notNull(),
  conditionType: text('condition_type', { enum: ['totalfee', 'quantity'] }).notNull(),
  rules: jsonb('rules').$type<MarketingRule[]>().notNull(),
  marketingDesc: text('marketing_desc').notNull().default(''),
  /** The number of gifts grows with the multiple of the tier. */
  inProportion: boolean('in_proportion').notNull().default(false),
  canjoinRepeat: boolean('canjoin_repeat').notNull().default(false),
  joinLimit: integer('join_limit').notNull().default(0),
  /** 0 all · 1 products · 2 main category · 3 tag · 4 brand */
  useBound: integer('use_bound').notNull().default(0),
  boundIds: integer('bound_ids').array().notNull().default([]),
  /** Member grades and paid grades that may join; when both are empty, all members may. */
  validGrades: integer('valid_grades').array().notNull().default([]),
  validVipGrades: integer('valid_vip_grades').array().notNull().default([]),
  distributorId: integer('distributor_id').notNull().default(0),
  startTime: seconds('start_time').notNull(),
  endTime: seconds('end_time').notNull(),
  disabled: boolean('disabled').notNull().default(false),
  created: seconds('created').notNull(),
})

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
    created: seconds('created').notNull(),
  },
  (t) => [check('cards_not_overdrawn', sql`${t.getNum} between 0 and ${t.quantity}`)],
)

/** A claimed coupon: 1 unused · 2 used · 4 locked · 5 expired · 6 void (contract trade §4.1). */
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
  },
  (t) => [
    index('user_cards_of_member').on(t.userId, t.status, t.endDate),
    index('user_cards_of_card').on(t.cardId),
  ],
)

/** Freight rules. The JSON has the shape of the contract, with money in yuan (contract trade §5). */
export const freightTemplates = pgTable('freight_templates', {
  templateId: serial('template_id').primaryKey(),
  name: text('name').notNull().unique(),
  isFree: boolean('is_free').notNull().default(false),
  /** 1 weight · 2 pieces · 3 money · 4 volume */
  valuation: integer('valuation').notNull(),
  status: boolean('status').notNull().default(true),
  conf: jsonb('conf').$type<FreightConf>().notNull(),
  distributorId: integer('distributor_id').notNull().default(0),
})

/** Rate and cap of the renewal subsidy for a device class (programme rule; cap in cents). */
export const subsidyClasses = pgTable('subsidy_classes', {
  subsidyClassId: serial('subsidy_class_id').primaryKey(),
  className: text('class_name').notNull().unique(),
  /** Percent of the price. */
  rate: integer('rate').notNull(),
  cap: cents('cap').notNull(),
  categoryIds: integer('category_ids').array().notNull(),
  sort: integer('sort').notNull().default(0),
})
