import 'server-only'
import type { Part } from '@/lib/server/db/parts'
import { json } from '@/lib/server/db/statement'
import type { ReviewCounts } from './wire'

export { reviewStatistics } from './wire'

const countsOfStars = ['one', 'two', 'three', 'four', 'five'].map(
  (name, index) => `'${name}', count(*) filter (where r.star = ${index + 1})`,
)

/** The counts of a product's reviews, for `reviewStatistics`. @param goodsId SQL */
export const reviewCountsIn = (goodsId: string): Part<ReviewCounts> => ({
  sql: `(select json_build_object(${countsOfStars.join(', ')}, 'pictures', count(*) filter (where r.rate_pic <> '[]'))
           from rates r where r.goods_id = ${goodsId} and r.order_type = 'normal' and not r.disabled)`,
  column: json<ReviewCounts>(),
})
