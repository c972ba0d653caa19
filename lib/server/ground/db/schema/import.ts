import 'server-only'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** Pictures that files of products name, so that each is fetched once: by the next import too. */
export const importPictures = pgTable('import_pictures', {
  /** SHA-256 of the address, or of the name of a file of the ZIP of one task. */
  source: text('source').primaryKey(),
  /** Where the mall serves it; empty when it could not be had. */
  path: text('path').notNull(),
  /** Why it could not be had, as the end of a sentence. */
  problem: text('problem').notNull().default(''),
  created: seconds('created').notNull(),
})
