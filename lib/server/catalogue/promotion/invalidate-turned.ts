import 'server-only'
import { isProgrammeOn } from '@/lib/domain/goods/subsidy'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { eventTags } from '@/lib/web/cache-tags'
import { goodsOfTurnedLimitedBuys, goodsOfTurnedMarketings, goodsOfTurnedSales } from './sql'

/** With more products than this, one tag invalidates everything that shows promotions. */
const maxProducts = 20_000

/**
 * Invalidates the pages of products whose activity or promotion was announced, began or ended after `since` and up to
 * `until` (epoch seconds): price, label and countdown change at that moment (spec 1 §9). Pages of other products stay
 * cached. The begin and end of the renewal programme invalidate all pages with a 补贴价.
 */
export async function invalidateTurned(mall: Mall, since: number, until: number): Promise<void> {
  const params = [since, until, maxProducts + 1]
  const [sales, marketings, limitedBuys, programme] = await Promise.all([
    mall.db.run(goodsOfTurnedSales, params),
    mall.db.run(goodsOfTurnedMarketings, params),
    mall.db.run(goodsOfTurnedLimitedBuys, params),
    findSetting(mall.db, 'programme'),
  ])
  const programmeTurned = isProgrammeOn(programme, until) !== isProgrammeOn(programme, since)
  const goodsIds = [...new Set([...sales, ...marketings, ...limitedBuys].map(({ goodsId }) => goodsId))]
  const tags = [
    ...(sales.length > 0 ? eventTags.seckillPhaseChanged() : []),
    ...(programmeTurned ? eventTags.subsidyChanged() : []),
    ...(goodsIds.length > maxProducts
      ? eventTags.promotionsChanged()
      : goodsIds.flatMap(eventTags.promotionPhaseChanged)),
  ]
  if (tags.length > 0) await mall.invalidate(tags)
}
