import 'server-only'
import { eventTags } from '@/lib/web/cache-tags'
import { isProgrammeOver } from '@/lib/domain/subsidy'
import type { Mall } from '@/lib/server/context'
import { statement } from '@/lib/server/db/statement'
import { findSetting } from '@/lib/server/settings'
import { marketingCovers } from './goods-marketings'

/** With more goods than this, everything that shows promotions is dropped at once instead of goods by goods. */
const mostGoods = 20_000

const within = (...moments: string[]) =>
  `(${moments.map((moment) => `(${moment} > $1 and ${moment} <= $2)`).join(' or ')})`

const turnedSales = statement(
  'turned_sales',
  `select distinct i.goods_id as "goodsId"
     from seckills k join seckill_items i on i.seckill_id = k.seckill_id
    where not k.disabled and ${within('k.release_time', 'k.start_time', 'k.end_time')}
    limit $3`,
)

const turnedMarketings = statement(
  'turned_marketings',
  `select distinct g.goods_id as "goodsId"
     from marketings m join goods g on g.distributor_id = m.distributor_id
    where not m.disabled and ${within('m.start_time', 'm.end_time')} and ${marketingCovers}
    limit $3`,
)

/**
 * Drops the pages of goods whose activities or promotions were announced, began or ended after `since` and up to `until`
 * (epoch seconds): price, label and countdown are others from that moment on (spec 1 §9). Pages of other goods stay. The end of
 * the renewal programme drops everything that says 补贴价.
 */
export async function dropTurned(mall: Mall, since: number, until: number): Promise<void> {
  const asked = [since, until, mostGoods + 1]
  const [sales, marketings, programme] = await Promise.all([
    mall.db.run<{ goodsId: number }>(turnedSales, asked),
    mall.db.run<{ goodsId: number }>(turnedMarketings, asked),
    findSetting(mall.db, 'programme'),
  ])
  const ended = isProgrammeOver(programme, until) && !isProgrammeOver(programme, since)
  const goodsIds = [...new Set([...sales, ...marketings].map(({ goodsId }) => goodsId))]
  const tags = [
    ...(sales.length > 0 ? eventTags.seckillPhaseChanged() : []),
    ...(ended || goodsIds.length > mostGoods
      ? eventTags.promotionsChanged()
      : goodsIds.flatMap(eventTags.promotionPhaseChanged)),
  ]
  if (tags.length > 0) await mall.invalidate(tags)
}
