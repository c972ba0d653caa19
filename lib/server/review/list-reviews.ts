import 'server-only'
import type { Rate, RateStatistics } from '@/lib/contract/review'
import {
  averageStar,
  goodPercent,
  levelCount,
  reviewLevels,
  type ReviewLevel,
  type StarCounts,
} from '@/lib/domain/review'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import { reviewCounts, reviewPage } from './sql'
import { wireReview } from './wire'

type Counts = RowOf<typeof reviewCounts>

const noCounts: Counts = { one: 0, two: 0, three: 0, four: 0, five: 0, pictures: 0, matching: 0 }

function wireStatistics(counts: Counts): RateStatistics {
  const stars: StarCounts = [counts.one, counts.two, counts.three, counts.four, counts.five]
  return {
    total: stars.reduce((sum, count) => sum + count, 0),
    average: averageStar(stars),
    good_percent: goodPercent(stars),
    good: levelCount(stars, 'good'),
    middle: levelCount(stars, 'middle'),
    bad: levelCount(stars, 'bad'),
    with_pictures: counts.pictures,
  }
}

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
  const [rows, [counts = noCounts]] = await Promise.all([
    db.run(reviewPage, [...params, pageSize, (page - 1) * pageSize]),
    db.run(reviewCounts, params),
  ])
  return {
    list: rows.map((row) => wireReview(row, viewerId)),
    total: counts.matching,
    statistics: wireStatistics(counts),
  }
}

/** The statistics of a product's reviews. */
export async function getReviewStatistics(db: Queries, goodsId: number): Promise<RateStatistics> {
  const params = filterParams({ goodsId, orderType: 'normal', withPictures: false })
  const [counts = noCounts] = await db.run(reviewCounts, params)
  return wireStatistics(counts)
}
