import 'server-only'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns'

/** How often each table of reference data has changed; triggers count it (ADR 0031). */
export const referenceVersions = pgTable('reference_versions', {
  tableName: text('table_name').primaryKey(),
  version: id('version').notNull().default(0),
})
