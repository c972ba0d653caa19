import 'server-only'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { PriceViewer } from '@/lib/domain/price'
import { cheapestSelling, seckillStatus } from '@/lib/domain/promotion'
import { goodsSubsidy } from '@/lib/domain/subsidy'
import type { Queries } from '@/lib/server/db/connection'
import { classesNow } from '@/lib/server/programme/load-classes'
import { paidPricesOf } from '@/lib/server/promotion/load-paid-prices'
import { wireListItem } from './list-item'
import { cardFacts, type FixedPrice } from './sql'

const fixedFor = (fixed: readonly FixedPrice[], kind: FixedPrice['kind'], gradeId: number): number | null =>
  fixed.find((price) => price.kind === kind && price.gradeId === gradeId)?.price ?? null

/**
 * Products by id as list rows (contract goods §2.3), priced for a viewer, in the order of the ids; one round trip. Lists,
 * recommendations, favourites and widgets all get their product cards here.
 * @param now epoch seconds
 */
export async function loadCards(
  db: Queries,
  goodsIds: number[],
  viewer: PriceViewer | null,
  now: number,
): Promise<GoodsListItem[]> {
  if (goodsIds.length === 0) return []
  const [facts] = await db.run(cardFacts, [goodsIds, now])
  if (!facts) return []
  const classes = classesNow(facts.classes, facts.programme, now)
  const marketingOf = new Map(facts.marketings.map((marketing) => [marketing.marketingId, marketing]))
  const storeOf = new Map(facts.stocks.map(({ goodsId, store }) => [goodsId, store]))
  const tagsOf = Map.groupBy(facts.tags, ({ goodsId }) => goodsId)
  const coveredBy = Map.groupBy(facts.covered, ({ goodsId }) => goodsId)
  const fixedOf = Map.groupBy(facts.fixed, ({ goodsId }) => goodsId)
  const selling = cheapestSelling(
    facts.activities.map((activity) => ({ ...activity, status: seckillStatus(activity, now) })),
  )
  return facts.goods.map((row) => {
    const { goodsId, price } = row
    const tags = tagsOf.get(goodsId) ?? []
    const fixed = fixedOf.get(goodsId) ?? []
    const tagNames = tags.map(({ tagName }) => tagName)
    return wireListItem(
      { ...row, tags, store: storeOf.get(goodsId) ?? 0 },
      {
        activity: selling.get(goodsId),
        gradePrices: viewer
          ? {
              vip: fixedFor(fixed, 'vip', viewer.vipGradeId),
              normal: fixedFor(fixed, 'normal', viewer.gradeId),
            }
          : undefined,
        marketings: (coveredBy.get(goodsId) ?? []).flatMap(
          ({ marketingId }) => marketingOf.get(marketingId) ?? [],
        ),
        viewer,
        subsidy: goodsSubsidy(tagNames, row.categories, classes) ?? undefined,
        paid: paidPricesOf(
          price,
          facts.paidGrades.map((grade) => ({ ...grade, fixed: fixedFor(fixed, 'vip', grade.vipGradeId) })),
        ),
      },
    )
  })
}
