import 'server-only'
import type { Rate, RateStatistics } from '@/lib/contract/catalogue/review'
import { reviewLevels, type ReviewLevel } from '@/lib/domain/content/review'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { reviewCounts, reviewPage } from './sql'
import { reviewStatistics, wireReview } from './wire'

export interface ReviewFilter {
  goodsId: number
  orderType: 'normal' | 'pointsmall'
  level?: ReviewLevel | undefined
  /** Only reviews with pictures. */
  withPictures: boolean
}

const filterParams = ({ goodsId, orderType, level, withPictures }: ReviewFilter) => {
  const [lowest, highest] = level ? reviewLevels[level].stars : [1, 5]
  return [goodsId, orderType, lowest, highest, withPictures]
}

/**
 * A page of a product's reviews, the newest first, and the statistics of all its reviews (contract goods §13).
 * @param viewerId 0 for guests
 */
export async function listReviews(
  db: Queries,
  filter: ReviewFilter,
  { page, pageSize }: { page: number; pageSize: number },
  viewerId: number,
): Promise<{ list: Rate[]; total: number; statistics: RateStatistics }> {
  const params = filterParams(filter)
  const [rows, [counts]] = await Promise.all([
    db.run(reviewPage, [...params, ...limitAndOffset(page, pageSize)]),
    db.run(reviewCounts, params),
  ])
  return {
    list: rows.map((row) => wireReview(row, viewerId)),
    total: counts?.matching ?? 0,
    statistics: reviewStatistics(counts ?? null),
  }
}
