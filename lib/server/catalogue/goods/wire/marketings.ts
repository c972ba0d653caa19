import 'server-only'
import type { GoodsDetail, SeckillInfo } from '@/lib/contract/catalogue/goods'
import { isMemberOnly, rulesText, wireTypeOf, type SkuActivity } from '@/lib/domain/promotion'
import { limitedBuyTag } from '@/lib/domain/promotion/limited-buy'
import { dateTimeText } from '@/lib/domain/time/china'
import type { ShownLimitedBuy } from '@/lib/server/catalogue/goods-lookup/limited-buy-columns'
import type { RunningMarketing } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { describeActivity } from '@/lib/server/catalogue/promotion/describe-activity'
import type { Queries } from '@/lib/server/ground/db/connection'
import { gradeNames, promotedItems, type GradeName, type PromotedItem } from '../sql/detail'

type WireMarketing = NonNullable<GoodsDetail['promotion_activity']>[number]

/** The activity that sets the prices of a detail page (contract goods §3.4). @param now epoch seconds */
export const goodsActivity = (activity: SkuActivity, now: number): SeckillInfo =>
  describeActivity(
    { ...activity, seckillType: activity.type === 'seckill' ? 'normal' : 'limited_time_sale' },
    now,
  )

/** Each SKU once: every tier of a promotion repeats its gifts. */
const uniqueItems = <T extends { item_id: number }>(rows: T[]): T[] => [
  ...new Map(rows.map((row) => [row.item_id, row])).values(),
]

/** The names of the grades that may join, ordinary ones first. */
const gradesOf = ({ validGrades, validVipGrades }: RunningMarketing, names: readonly GradeName[]): string[] =>
  names.flatMap(({ kind, gradeId, name }) =>
    (kind === 'vip' ? validVipGrades : validGrades).includes(gradeId) ? [name] : [],
  )

function wireMarketing(
  marketing: RunningMarketing,
  items: Map<number, PromotedItem>,
  grades: readonly GradeName[],
): WireMarketing {
  const itemRows = (itemId: number, price?: number) => {
    const item = items.get(itemId)
    if (!item) return []
    return [
      {
        marketing_id: marketing.marketingId,
        item_id: itemId,
        item_name: item.name,
        pics: item.pic ? [item.pic] : [],
        price: price ?? item.price,
      },
    ]
  }
  return {
    marketing_id: marketing.marketingId,
    marketing_type: wireTypeOf[marketing.marketingType],
    marketing_name: marketing.marketingName,
    promotion_tag: marketing.promotionTag,
    condition_type: marketing.conditionType,
    // Without the names of gifts: they are in `gifts`.
    condition_rules: rulesText(marketing),
    start_time: marketing.startTime,
    end_time: marketing.endTime,
    start_date: dateTimeText(marketing.startTime),
    end_date: dateTimeText(marketing.endTime),
    join_limit: marketing.joinLimit,
    valid_grade: marketing.validGrades,
    member_grade: gradesOf(marketing, grades),
    gifts: uniqueItems(
      marketing.rules.flatMap(({ gifts = [] }) =>
        gifts.flatMap(({ itemId, num }) => itemRows(itemId).map((row) => ({ ...row, gift_num: num }))),
      ),
    ),
    plusitems: uniqueItems(
      marketing.rules.flatMap(({ plus = [] }) =>
        plus.flatMap(({ itemId, price }) => itemRows(itemId, price)),
      ),
    ),
    status: 'ongoing',
  }
}

/**
 * A limited buy on a product page, the same for all viewers; cart and checkout know the quantity that a member has
 * bought.
 */
export const wireLimitedBuy = (limited: ShownLimitedBuy): NonNullable<GoodsDetail['limited_buy']> => ({
  limited_buy_id: limited.limitedBuyId,
  limited_buy_name: limited.name,
  promotion_tag: limitedBuyTag,
  rule: { day: limited.day, limit: limited.limit },
  start_time: limited.startTime,
  end_time: limited.endTime,
})

/** Running promotions with their gifts and exchange products; null when there is none (contract goods §3.3). */
export async function wireMarketings(
  db: Queries,
  marketings: RunningMarketing[],
): Promise<GoodsDetail['promotion_activity']> {
  if (marketings.length === 0) return null
  const itemIds = marketings.flatMap(({ rules }) =>
    rules.flatMap(({ gifts = [], plus = [] }) => [...gifts, ...plus].map(({ itemId }) => itemId)),
  )
  const [rows, grades] = await Promise.all([
    itemIds.length > 0 ? db.run(promotedItems, [itemIds]) : [],
    marketings.some(isMemberOnly) ? db.run(gradeNames, []) : [],
  ])
  const items = new Map(rows.map((row) => [row.itemId, row]))
  return marketings.map((marketing) => wireMarketing(marketing, items, grades))
}
