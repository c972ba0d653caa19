import 'server-only'
import type { MarketingRule, MarketingType } from '@/lib/domain/promotion'
import { goodsRow, marketingCoversSql } from '@/lib/server/coverage/covers-sql'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** A cart promotion that runs now and concerns a goods. */
export interface GoodsMarketing {
  goodsId: number
  marketingId: number
  marketingType: MarketingType
  marketingName: string
  promotionTag: string
  conditionType: 'totalfee' | 'quantity'
  rules: MarketingRule[]
  canjoinRepeat: boolean
  joinLimit: number
  startTime: number
  endTime: number
}

const columns = `m.marketing_id as "marketingId", m.marketing_type as "marketingType",
          m.marketing_name as "marketingName", m.promotion_tag as "promotionTag", m.condition_type as "conditionType",
          m.rules, m.canjoin_repeat as "canjoinRepeat",
          m.join_limit as "joinLimit", m.start_time as "startTime", m.end_time as "endTime"`

/** Whether a promotion `m` covers a product `g` (contract goods §3.3). */
export const marketingCovers = marketingCoversSql('m', goodsRow('g'))

// An activity only applies to goods of its own source shop (contract trade §3.7).
const runningMarketings = statement(
  'goods_marketings',
  `select g.goods_id as "goodsId", ${columns}
     from goods g
     join marketings m on not m.disabled and m.start_time <= $2 and m.end_time > $2 and m.distributor_id = g.distributor_id
    where g.goods_id = any($1::bigint[])
      and ${marketingCovers}
    order by g.goods_id, m.start_time desc, m.marketing_id`,
)

/** Running cart promotions by goods id. @param now epoch seconds */
export async function loadGoodsMarketings(
  db: Queries,
  goodsIds: number[],
  now: number,
): Promise<Map<number, GoodsMarketing[]>> {
  const byGoods = new Map<number, GoodsMarketing[]>()
  if (goodsIds.length === 0) return byGoods
  for (const row of await db.run<GoodsMarketing>(runningMarketings, [goodsIds, now])) {
    const known = byGoods.get(row.goodsId)
    if (known) known.push(row)
    else byGoods.set(row.goodsId, [row])
  }
  return byGoods
}

const runningMarketing = statement(
  'running_marketing',
  `select ${columns} from marketings m
    where m.marketing_id = $1 and not m.disabled and m.start_time <= $2 and m.end_time > $2`,
)

/** A cart promotion that runs now; undefined for any other. @param now epoch seconds */
export async function loadRunningMarketing(
  db: Queries,
  marketingId: number,
  now: number,
): Promise<Omit<GoodsMarketing, 'goodsId'> | undefined> {
  const [row] = await db.run<Omit<GoodsMarketing, 'goodsId'>>(runningMarketing, [marketingId, now])
  return row
}
