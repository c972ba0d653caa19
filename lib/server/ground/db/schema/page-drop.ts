import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** The id of a transaction, which does not wrap around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Cache tags that an instance dropped, to be dropped by the others too (lib/server/edge/shared-drops). */
export const pageDrops = pgTable(
  'page_drops',
  {
    dropId: bigserial('drop_id', { mode: 'number' }).primaryKey(),
    /** Ids are assigned before the commit; with the transaction id no reader skips a row. */
    transaction: xid8('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** The instance that dropped them. */
    origin: text('origin').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    made: seconds('made').notNull(),
  },
  (table) => [index('page_drops_transaction').on(table.transaction)],
)
