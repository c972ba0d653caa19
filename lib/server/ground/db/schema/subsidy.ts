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
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { orderItems, orders } from './order'
import { subsidyClasses } from './programme'

/** Pieces that a person has reserved or drawn in a class, with any account. */
export const subsidyQuotas = pgTable(
  'subsidy_quotas',
  {
    personKey: text('person_key').notNull(),
    subsidyClassId: integer('subsidy_class_id')
      .notNull()
      .references(() => subsidyClasses.subsidyClassId),
    pieces: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personKey, t.subsidyClassId] }),
    check('subsidy_quotas_pieces', sql`${t.pieces} >= 0`),
  ],
)

/**
 * The budget of a class and its reserved and drawn parts; null means no limit. Triggers reject overdrawing, and count a
 * change of the reference data when it is used up or available again.
 */
export const subsidyBudgets = pgTable(
  'subsidy_budgets',
  {
    subsidyClassId: integer('subsidy_class_id')
      .primaryKey()
      .references(() => subsidyClasses.subsidyClassId),
    budgetPieces: id('budget_pieces'),
    budgetCents: cents('budget_cents'),
    usedPieces: id('used_pieces').notNull().default(0),
    usedCents: cents('used_cents').notNull().default(0),
    isSpent: boolean('is_spent')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(used_pieces >= budget_pieces, false) or coalesce(used_cents >= budget_cents, false)`,
      ),
  },
  (t) => [
    check('subsidy_budgets_used', sql`${t.usedPieces} >= 0 and ${t.usedCents} >= 0`),
    check('subsidy_budgets_limits', sql`${t.budgetPieces} >= 0 and ${t.budgetCents} >= 0`),
  ],
)

/**
 * One row for each step of a subsidised order line, never changed: reserved with the order, drawn at payment, released
 * (never paid) or reversed (paid) when units go back. `units` are those units; `reference` is the cause of the row.
 */
export const subsidyLedger = pgTable(
  'subsidy_ledger',
  {
    ledgerId: bigserial('ledger_id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    orderItemId: id('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    itemId: id('item_id').notNull(),
    subsidyClassId: integer('subsidy_class_id').notNull(),
    className: text('class_name').notNull(),
    personKey: text('person_key').notNull(),
    userId: id('user_id').notNull(),
    units: integer('units').notNull().default(0),
    pieces: integer('pieces').notNull(),
    amount: cents('amount').notNull(),
    state: text('state', { enum: ['reserved', 'drawn', 'released', 'reversed'] }).notNull(),
    reference: text('reference').notNull().default(''),
    at: seconds('at').notNull(),
  },
  (t) => [
    uniqueIndex('subsidy_ledger_once').on(t.orderItemId, t.state, t.reference),
    index('subsidy_ledger_of_order').on(t.orderId),
    index('subsidy_ledger_of_person').on(t.personKey, t.subsidyClassId),
    check('subsidy_ledger_state', sql`${t.state} in ('reserved', 'drawn', 'released', 'reversed')`),
    check('subsidy_ledger_amounts', sql`${t.units} >= 0 and ${t.pieces} >= 0 and ${t.amount} >= 0`),
  ],
)
