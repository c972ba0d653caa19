import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { recycleDays, type DeskGoodsState } from '@/lib/domain/goods/desk-state'
import { daySeconds } from '@/lib/domain/time/china'

/** The states of products at the desk, as conditions about product `g`. */

export const isOnSale = `(g.approve_status <> 'instock' and g.deleted is null and g.audit_status = 'approved')`
export const isOffShelf = `(g.approve_status = 'instock' and g.deleted is null)`
/** What merchants have sent is read from its own table, which is small. */
const isProposed = (states: string) =>
  `(g.deleted is null and g.goods_id in (select p.goods_id from goods_proposals p where p.state in (${states})))`
export const isPending = isProposed(`'processing'`)
export const isReturned = isProposed(`'submitting', 'rejected'`)
/** Products on sale without stock; those of the points mall have no row in the index. */
export const isSoldOut = `(${isOnSale} and g.goods_id in (
  select i.goods_id from goods_index i where i.store = 0
  union all
  select p.goods_id from goods p
   where p.points_goods and not exists (select from skus s where s.goods_id = p.goods_id and s.store > 0)))`

/** @param now epoch seconds */
export const stateConditions = (now: number): Record<DeskGoodsState, SQL> => ({
  on_sale: sql.raw(isOnSale),
  sold_out: sql.raw(isSoldOut),
  off_sale: sql.raw(isOffShelf),
  pending: sql.raw(isPending),
  returned: sql.raw(isReturned),
  deleted: sql`g.deleted > ${now - recycleDays * daySeconds}`,
})
