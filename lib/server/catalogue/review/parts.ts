import 'server-only'
import { goodStars } from '@/lib/domain/content/review'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import type { Part } from '@/lib/server/ground/db/parts'
import { json, number } from '@/lib/server/ground/db/statement'
import type { ReviewCounts } from './wire'

export { reviewStatistics } from './wire'

const countsOfStars = ['one', 'two', 'three', 'four', 'five'].map(
  (name, index) => `'${name}', count(*) filter (where r.star = ${index + 1})`,
)

/** The counts of a product's reviews, for `reviewStatistics`. @param goodsId SQL @param orderType SQL */
export const reviewCountsIn = (goodsId: string, orderType: string): Part<ReviewCounts> => ({
  sql: `(select json_build_object(${countsOfStars.join(', ')}, 'pictures', count(*) filter (where r.rate_pic <> '[]'))
           from rates r where r.goods_id = ${goodsId} and r.order_type = ${orderType} and not r.disabled)`,
  column: json<ReviewCounts>(),
})

/**
 * The numbers of all and of good reviews by product; no row for products without reviews.
 * @param goodsIds SQL of type bigint[]
 */
export const reviewTotalsOf = (goodsIds: string) =>
  tuplesIn(
    { goodsId: number, total: number, good: number },
    `select r.goods_id as "goodsId", count(*)::int as total, count(*) filter (where r.star >= ${goodStars})::int as good
       from rates r where r.goods_id = any(${goodsIds}) and r.order_type = 'normal' and not r.disabled group by r.goods_id`,
  )
