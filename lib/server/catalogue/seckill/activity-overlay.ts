import 'server-only'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import type { Viewer } from '@/lib/domain/person/viewer'
import { lastSeconds, type SeckillTimes } from '@/lib/domain/promotion'
import { fillCards, prepareCards, type KeptCard } from '@/lib/server/catalogue/goods-card/card-overlay'
import type { Mall } from '@/lib/server/ground/mall'
import { seckillStocks } from './sql'

/** An activity in a kept answer. */
export interface KeptActivity extends SeckillTimes {
  seckillId: number
}

/** A product of an activity in a kept answer. */
export interface KeptActivityItem {
  activity: KeptActivity
  /** Its card with the price outside the activity. */
  card: KeptCard
}

const keptActivity = (activity: SeckillActivity): KeptActivity => ({
  seckillId: activity.seckill_id,
  releaseTime: activity.activity_release_time,
  startTime: activity.activity_start_time,
  endTime: activity.activity_end_time,
})

/** The rows for the holes of activities and their products. */
export async function prepareActivities(mall: Mall, activities: readonly SeckillActivity[]) {
  const items = activities.flatMap((one) => one.items.map((item) => ({ activity: keptActivity(one), item })))
  const cards = await prepareCards(
    mall,
    items.map(({ item }) => item),
  )
  return {
    activities: activities.map(keptActivity),
    items: items.flatMap(({ activity }, index) => {
      const card = cards[index]
      return card ? [{ activity, card }] : []
    }),
  }
}

/** The countdowns and the remaining pieces of the products of activities; `stale` like `fillCards`. */
export async function fillActivities(
  mall: Mall,
  { activities, items }: { activities: readonly KeptActivity[]; items: readonly KeptActivityItem[] },
  viewer: Viewer | null,
) {
  const now = mall.now()
  const [cards, stocks] = await Promise.all([
    fillCards(
      mall,
      items.map(({ card }) => card),
      viewer,
    ),
    mall.db.run(seckillStocks, [activities.map(({ seckillId }) => seckillId)]),
  ])
  if (cards === 'stale') return 'stale'
  const stockOf = new Map(stocks.map((row) => [`${row.seckillId} ${row.goodsId}`, row]))
  return {
    activities: activities.map((activity) => ({ last_seconds: lastSeconds(activity, now) })),
    items: items.map(({ activity, card }, index) => {
      const stock = stockOf.get(`${activity.seckillId} ${card.goodsId}`)
      return {
        ...cards[index],
        activity_store: stock?.activityStore ?? 0,
        sales_store: stock?.salesStore ?? 0,
        last_seconds: lastSeconds(activity, now),
      }
    }),
  }
}
