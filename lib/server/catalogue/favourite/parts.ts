import 'server-only'
import type { Part } from '@/lib/server/ground/db/parts'
import { boolean } from '@/lib/server/ground/db/statement'

/** Whether a product is a favourite of a member; both ids are SQL. */
export const favouriteIn = (userId: string, goodsId: string): Part<boolean> => ({
  sql: `exists (select from goods_favourites c where c.user_id = ${userId} and c.item_id = ${goodsId})`,
  column: boolean,
})
