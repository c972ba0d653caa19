import 'server-only'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { goods } from './goods'
import { members } from './member'

/** Members who want to be told once when a product can be bought again (到货通知). */
export const restockSubscriptions = pgTable(
  'restock_subscriptions',
  {
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    created: seconds('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.goodsId] }),
    index('restock_subscriptions_of_goods').on(t.goodsId, t.userId),
  ],
)
