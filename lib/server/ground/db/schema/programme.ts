import 'server-only'
import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { cents } from './columns'

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
