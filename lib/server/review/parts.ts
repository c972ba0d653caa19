import 'server-only'
import { rowIn } from '@/lib/server/db/parts'
import { reviewCounts } from './sql'

export { reviewStatistics } from './wire'

/** The counts of a product's reviews, for `reviewStatistics`. @param goodsId SQL */
export const reviewCountsIn = (goodsId: string) =>
  rowIn(reviewCounts, goodsId, `'normal'::text`, '1', '5', 'false')
