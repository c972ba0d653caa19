import 'server-only'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** Accepted signatures of the signed content API, until they expire: each is accepted once. */
export const usedSigns = pgTable(
  'used_signs',
  {
    sign: text('sign').primaryKey(),
    expires: seconds('expires').notNull(),
  },
  (t) => [index('used_signs_expired').on(t.expires)],
)
