import 'server-only'
import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { orders } from './order'

/** The stored value that an order of the class `recharge` credits (ADR 0093). */
export const rechargeOrders = pgTable(
  'recharge_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    userId: id('user_id').notNull(),
    /** The credited amount, and the additional gift of the mall. */
    fee: cents('fee').notNull(),
    gift: cents('gift').notNull(),
    /** The time at which both were credited; null before the payment. */
    granted: seconds('granted'),
  },
  (t) => [check('recharge_orders_amounts', sql`${t.fee} > 0 and ${t.gift} >= 0`)],
)
