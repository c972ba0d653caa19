import 'server-only'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { vipGrades } from './member'
import { orders } from './order'

/** What an order of the class `membercard` buys: days of a paid grade (ADR 0058). */
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
  /** When its days were credited; null before the payment. */
  granted: seconds('granted'),
})
