import 'server-only'
import type { Rate, RateReply, RateStatistics } from '@/lib/contract/review'
import { MallError } from '@/lib/domain/errors'
import {
  averageStar,
  goodPercent,
  levelCount,
  reviewLevels,
  type ReviewLevel,
  type StarCounts,
} from '@/lib/domain/review'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { rateColumns, wireRate, wireReply, type RateRow, type ReplyRow } from './wire'

/** Said for a review that does not exist or was taken down (contract goods §13). */
export const noRate = () => new MallError('参数异常')

const shown = `r.goods_id = $1 and r.order_type = $2 and not r.disabled`
const chosen = `r.star between $3 and $4 and (not $5 or r.rate_pic <> '[]')`

const ratesOfGoods = statement(
  'rates_of_goods',
  `select ${rateColumns} from rates r where ${shown} and ${chosen}
    order by r.created desc, r.rate_id desc limit $6 offset $7`,
)

const countRates = statement(
  'rates_counted',
  `select count(*) filter (where r.star = 1)::int as one, count(*) filter (where r.star = 2)::int as two,
          count(*) filter (where r.star = 3)::int as three, count(*) filter (where r.star = 4)::int as four,
          count(*) filter (where r.star = 5)::int as five,
          count(*) filter (where r.rate_pic <> '[]')::int as pictures,
          count(*) filter (where ${chosen})::int as found
     from rates r where ${shown}`,
)

type Counted = Record<'one' | 'two' | 'three' | 'four' | 'five' | 'pictures' | 'found', number>

const nothing: Counted = { one: 0, two: 0, three: 0, four: 0, five: 0, pictures: 0, found: 0 }

function statistics(counted: Counted): RateStatistics {
  const counts: StarCounts = [counted.one, counted.two, counted.three, counted.four, counted.five]
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    average: averageStar(counts),
    good_percent: goodPercent(counts),
    good: levelCount(counts, 'good'),
    middle: levelCount(counts, 'middle'),
    bad: levelCount(counts, 'bad'),
    with_pictures: counted.pictures,
  }
}

export interface RateQuery {
  goodsId: number
  orderType: 'normal' | 'pointsmall'
  level?: ReviewLevel | undefined
  /** Only reviews with pictures. */
  withPictures: boolean
  page: number
  pageSize: number
}

const choiceOf = ({ goodsId, orderType, level, withPictures }: Omit<RateQuery, 'page' | 'pageSize'>) => {
  const [lowest, highest] = level ? reviewLevels[level].stars : [1, 5]
  return [goodsId, orderType, lowest, highest, withPictures]
}

/** A page of a goods' reviews, the newest first, and what all its reviews come to. @param viewerId 0 for guests */
export async function listReviews(
  db: Queries,
  query: RateQuery,
  viewerId: number,
): Promise<{ list: Rate[]; total: number; statistics: RateStatistics }> {
  const choice = choiceOf(query)
  const [rows, [counted = nothing]] = await Promise.all([
    db.run<RateRow>(ratesOfGoods, [...choice, query.pageSize, (query.page - 1) * query.pageSize]),
    db.run<Counted>(countRates, choice),
  ])
  return {
    list: rows.map((row) => wireRate(row, viewerId)),
    total: counted.found,
    statistics: statistics(counted),
  }
}

/** What the reviews of a goods come to. */
export async function getReviewStatistics(db: Queries, goodsId: number): Promise<RateStatistics> {
  const choice = choiceOf({ goodsId, orderType: 'normal', withPictures: false })
  const [counted = nothing] = await db.run<Counted>(countRates, choice)
  return statistics(counted)
}

const rateById = statement(
  'rate_by_id',
  `select ${rateColumns} from rates r where r.rate_id = $1 and not r.disabled`,
)

/**
 * One review.
 * @throws MallError 参数异常 when it does not exist or was taken down
 */
export async function findReview(db: Queries, rateId: number): Promise<RateRow> {
  const [row] = await db.run<RateRow>(rateById, [rateId])
  if (!row) throw noRate()
  return row
}

const repliesOfRate = statement(
  'rate_replies',
  `select p.reply_id as "replyId", p.rate_id as "rateId", p.user_id as "userId", p.role, p.content, p.username, p.created
     from rate_replies p where p.rate_id = $1 order by p.role desc, p.created, p.reply_id limit $2 offset $3`,
)

/**
 * Answers to a review, the shop's first, then the oldest first.
 * @throws MallError 参数异常 when the review does not exist or was taken down
 */
export async function listReplies(
  db: Queries,
  rateId: number,
  { page, pageSize }: { page: number; pageSize: number },
  viewerId: number,
): Promise<{ list: RateReply[]; total: number }> {
  const { replyCount } = await findReview(db, rateId)
  const rows = await db.run<ReplyRow>(repliesOfRate, [rateId, pageSize, (page - 1) * pageSize])
  return { list: rows.map((row) => wireReply(row, viewerId)), total: replyCount }
}
