import 'server-only'
import type { Parameter, Part } from './part'

/**
 * One SKU is locked by its update. Several could be locked in any sequence, and two orders would wait for each other.
 * @param spare SQL: pieces of the only SKU that must be left besides those that are taken
 */
export const takenStock = ($: Parameter, hasManySkus: boolean, spare?: string): Part => ({
  cte: hasManySkus
    ? `locked as materialized (
         select s.item_id from skus s where s.item_id = any(${$('skus')}) order by s.item_id for no key update),
       taken as (
         update skus s set store = s.store - w.num, sold = s.sold + w.num
           from unnest(${$('skus')}, ${$('nums')}) w(item_id, num)
          where s.item_id = any(array(select item_id from locked)) and s.item_id = w.item_id and s.store >= w.num
         returning s.goods_id, s.store)`
    : `taken as (
         update skus s set store = s.store - (${$('nums')})[1], sold = s.sold + (${$('nums')})[1]
          where s.item_id = (${$('skus')})[1] and s.store >= (${$('nums')})[1]${spare ? ` + ${spare}` : ''}
         returning s.goods_id, s.store)`,
  refusedWhen: `(select count(*) from taken) <> cardinality(${$('skus')})`,
  reason: 'stock',
})
