import 'server-only'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns'

/** The number of changes of each table of reference data, counted by triggers (ADR 0031). */
export const referenceVersions = pgTable('reference_versions', {
  tableName: text('table_name').primaryKey(),
  version: id('version').notNull().default(0),
})
