import 'server-only'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** Signatures of the signed content API that were good once, until their time has run out in any case. */
export const usedSigns = pgTable(
  'used_signs',
  {
    sign: text('sign').primaryKey(),
    expires: seconds('expires').notNull(),
  },
  (t) => [index('used_signs_expired').on(t.expires)],
)
