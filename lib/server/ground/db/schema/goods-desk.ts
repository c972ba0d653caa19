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
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { attributes, categories, goods } from './goods'

/** The parameters and specifications that the form of a product offers in a category of management and those below it. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.categoryId, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.attributeId),
    /** Suggested values. */
    suggested: text('suggested').array().notNull(),
    isRequired: boolean('is_required').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.attributeId] }),
    index('category_attributes_of').on(t.attributeId),
  ],
)

/** Products that an operator chose to show on the page of another one, in their sequence. */
export const goodsRelated = pgTable(
  'goods_related',
  {
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    relatedId: id('related_id')
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.relatedId] }),
    index('goods_related_to').on(t.relatedId),
    check('goods_related_other', sql`${t.goodsId} <> ${t.relatedId}`),
  ],
)

/** Changes of products at a time; one of each kind waits for a product at most. */
export const goodsSchedules = pgTable(
  'goods_schedules',
  {
    scheduleId: bigserial('schedule_id', { mode: 'number' }).primaryKey(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['on', 'off', 'price'] }).notNull(),
    runAt: seconds('run_at').notNull(),
    /** New prices of SKUs, of the kind `price`. */
    prices: jsonb('prices').$type<{ item_id: number; price: number }[]>().notNull().default([]),
    /** The prices that they had when the change was scheduled. */
    seen: jsonb('seen').$type<{ item_id: number; price: number }[]>().notNull().default([]),
    state: text('state', { enum: ['waiting', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    note: text('note').notNull().default(''),
    /** The person who scheduled it. */
    userId: id('user_id').notNull(),
    created: seconds('created').notNull(),
    /** When it ended. */
    doneAt: seconds('done_at'),
  },
  (t) => [
    uniqueIndex('goods_schedules_waiting')
      .on(t.goodsId, t.kind)
      .where(sql`${t.state} = 'waiting'`),
    index('goods_schedules_due')
      .on(t.runAt, t.scheduleId)
      .where(sql`${t.state} = 'waiting'`),
    index('goods_schedules_ended')
      .on(t.doneAt.desc(), t.scheduleId)
      .where(sql`${t.state} <> 'waiting'`),
    check('goods_schedules_ended_at', sql`(${t.state} = 'waiting') = (${t.doneAt} is null)`),
    check('goods_schedules_kind', sql`${t.kind} in ('on', 'off', 'price')`),
    check('goods_schedules_state', sql`${t.state} in ('waiting', 'done', 'failed', 'cancelled')`),
  ],
)

/**
 * What merchants have sent for approval (ADR 0119): a new product, which is in `goods` and not approved, or a change of an
 * approved one, which stays as it is until then. One row per product; it goes with the approval.
 */
export const goodsProposals = pgTable(
  'goods_proposals',
  {
    goodsId: id('goods_id')
      .primaryKey()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    /** `submitting`: withdrawn by the merchant, who goes on editing. */
    state: text('state', { enum: ['submitting', 'processing', 'rejected'] }).notNull(),
    isNew: boolean('is_new').notNull(),
    /** The input of `updateGoods` that an approval carries out; empty for a new product. */
    change: jsonb('change').$type<Record<string, unknown>>().notNull().default({}),
    /** Names of the fields that it changes, as in the audit trail. */
    fields: text('fields').array().notNull(),
    /** The version of the product on which the change was made. */
    baseVersion: integer('base_version').notNull(),
    /** Another one after each change: a decision names what it is about. Never used twice. */
    revision: bigserial('revision', { mode: 'number' }).notNull(),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    /** Who sent it. */
    userId: id('user_id').notNull(),
    submitted: seconds('submitted').notNull(),
  },
  (t) => [
    index('goods_proposals_by_state').on(t.state, t.goodsId),
    check('goods_proposals_state', sql`${t.state} in ('submitting', 'processing', 'rejected')`),
    check('goods_proposals_reason', sql`(${t.state} = 'rejected') = (${t.reason} <> '')`),
    check('goods_proposals_change', sql`not ${t.isNew} or ${t.change} = '{}'`),
  ],
)
