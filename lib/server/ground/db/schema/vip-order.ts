import 'server-only'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { vipGrades } from './member'
import { orders } from './order'

/** The days of a paid grade that an order of the class `membercard` buys (ADR 0058). */
export const vipOrders = pgTable('vip_orders', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.orderId),
  userId: id('user_id').notNull(),
  vipGradeId: integer('vip_grade_id')
    .notNull()
    .references(() => vipGrades.vipGradeId),
  /** The name of the term, such as `monthly`. */
  cardType: text('card_type').notNull(),
  days: integer('days').notNull(),
  /** The time at which its days were credited; null before the payment. */
  granted: seconds('granted'),
})
