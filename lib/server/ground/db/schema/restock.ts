import 'server-only'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { skus } from './goods'
import { members } from './member'

/** Members who subscribed to one notice that a SKU can be bought again (到货通知). */
export const restockSubscriptions = pgTable(
  'restock_subscriptions',
  {
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    itemId: id('item_id')
      .notNull()
      .references(() => skus.itemId, { onDelete: 'cascade' }),
    created: seconds('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index('restock_subscriptions_of_sku').on(t.itemId, t.userId),
  ],
)
