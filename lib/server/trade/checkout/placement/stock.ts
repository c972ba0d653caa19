import 'server-only'
import { clause, type Parameter, type Step } from './clause'
import { groupValues, unitsOfOthers } from './group'

/**
 * A single SKU is locked by its update. Several are locked in id order first; otherwise two orders could deadlock.
 * @param spare SQL: pieces of the only SKU that must remain besides those that are taken
 */
const stockStep = ($: Parameter, hasManySkus: boolean, spare?: string): Step => ({
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
  refuses: {
    when: `(select count(*) from taken) <> cardinality(${$('skus')})`,
    reason: 'stock',
  },
})

/** The pieces of the order; some more must remain for the other seats of a team. */
export const takenStock = clause({
  name: 'stock',
  values: groupValues,
  steps: ($, { group, hasManySkus }) => [
    group === 'none' ? stockStep($, hasManySkus) : stockStep($, false, unitsOfOthers($, group === 'open')),
  ],
})
