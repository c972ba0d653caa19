import 'server-only'
import type { GoodsDetail } from '@/lib/contract/goods'
import { rulesText, type SkuActivity } from '@/lib/domain/promotion'
import { dateTimeText } from '@/lib/domain/text'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import type { GoodsMarketing } from '@/lib/server/promotion/goods-marketings'
import { wireActivity } from '@/lib/server/promotion/wire-activity'

type WireMarketing = NonNullable<GoodsDetail['promotion_activity']>[number]

/** The activity that sets the prices on a goods page (contract goods §3.4). @param now epoch seconds */
export const goodsActivity = (activity: SkuActivity, now: number): GoodsDetail['activity_info'] =>
  wireActivity(
    { ...activity, seckillType: activity.type === 'seckill' ? 'normal' : 'limited_time_sale' },
    now,
  )

interface PromotedGoods {
  itemId: number
  name: string
  pic: string
  price: number
}

const promotedGoods = statement(
  'promoted_goods',
  `select s.item_id as "itemId", g.item_name as name, coalesce(nullif(s.pic, ''), g.pics ->> 0, '') as pic, s.price
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = any($1::bigint[])`,
)

/** Every tier repeats its goods; each is named once. */
const once = <T extends { item_id: number }>(rows: T[]): T[] => [
  ...new Map(rows.map((row) => [row.item_id, row])).values(),
]

type Marketing = Omit<GoodsMarketing, 'goodsId'>

function wireMarketing(marketing: Marketing, goods: Map<number, PromotedGoods>): WireMarketing {
  const found = (itemId: number, price?: number) => {
    const one = goods.get(itemId)
    if (!one) return []
    return [
      {
        marketing_id: marketing.marketingId,
        item_id: itemId,
        item_name: one.name,
        pics: one.pic ? [one.pic] : [],
        price: price ?? one.price,
      },
    ]
  }
  return {
    marketing_id: marketing.marketingId,
    marketing_type: marketing.marketingType,
    marketing_name: marketing.marketingName,
    promotion_tag: marketing.promotionTag,
    condition_type: marketing.conditionType,
    // Without the names of gifts: they stand beside it.
    condition_rules: rulesText(marketing),
    start_time: marketing.startTime,
    end_time: marketing.endTime,
    start_date: dateTimeText(marketing.startTime),
    end_date: dateTimeText(marketing.endTime),
    join_limit: marketing.joinLimit,
    gifts: once(
      marketing.rules.flatMap(({ gifts = [] }) =>
        gifts.flatMap(({ itemId, num }) => found(itemId).map((row) => ({ ...row, gift_num: num }))),
      ),
    ),
    plusitems: once(
      marketing.rules.flatMap(({ plus = [] }) => plus.flatMap(({ itemId, price }) => found(itemId, price))),
    ),
    status: 'ongoing',
  }
}

/** Running promotions with the goods they give away or sell cheaper; null when none runs (contract goods §3.3). */
export async function wireMarketings(
  db: Queries,
  marketings: Marketing[],
): Promise<GoodsDetail['promotion_activity']> {
  if (marketings.length === 0) return null
  const named = marketings.flatMap(({ rules }) =>
    rules.flatMap(({ gifts = [], plus = [] }) => [...gifts, ...plus].map(({ itemId }) => itemId)),
  )
  const rows = named.length > 0 ? await db.run<PromotedGoods>(promotedGoods, [named]) : []
  const goods = new Map(rows.map((row) => [row.itemId, row]))
  return marketings.map((marketing) => wireMarketing(marketing, goods))
}
