import 'server-only'
import type { PriceViewer } from '@/lib/domain/price'
import type { SkuActivity } from '@/lib/domain/promotion'
import { goodsSubsidy } from '@/lib/domain/subsidy'
import type { Queries } from '@/lib/server/db/connection'
import { classesNow } from '@/lib/server/programme/load-classes'
import { skuOffers } from '@/lib/server/promotion/parts'
import type { ListItemExtras } from './list-item'
import { cardFacts, type GoodsRow } from './sql'

/** Products as rows of a list, with what their cards show besides. */
export interface CardFacts {
  /** In the order of the ids; unknown ids are left out. */
  rows: GoodsRow[]
  /** Activities by SKU id. */
  activities: ReadonlyMap<number, SkuActivity>
  /** Prices and promotions of the moment of a product, for one of its SKUs. */
  extrasOf: (
    row: GoodsRow,
    sku: { itemId: number; price: number },
    activity: SkuActivity | undefined,
  ) => ListItemExtras
}

/**
 * Reads what product cards show, priced for a viewer; one round trip.
 * @param itemIds the SKUs whose prices the cards show
 * @param now epoch seconds
 */
export async function loadCardFacts(
  db: Queries,
  goodsIds: readonly number[],
  itemIds: readonly number[],
  viewer: PriceViewer | null,
  now: number,
): Promise<CardFacts | undefined> {
  const [facts] = goodsIds.length > 0 ? await db.run(cardFacts, [goodsIds, now, itemIds]) : []
  if (!facts) return undefined
  const classes = classesNow(facts.classes, facts.programme, now)
  const offers = skuOffers(facts, viewer, now)
  const marketingOf = new Map(facts.marketings.map((marketing) => [marketing.marketingId, marketing]))
  const storeOf = new Map(facts.stocks.map(({ goodsId, store }) => [goodsId, store]))
  const tagsOf = Map.groupBy(facts.tags, ({ goodsId }) => goodsId)
  const coveredBy = Map.groupBy(facts.covered, ({ goodsId }) => goodsId)
  const categoriesOf = new Map(facts.goods.map(({ goodsId, categories }) => [goodsId, categories]))
  return {
    rows: facts.goods.map((row) => ({
      ...row,
      tags: tagsOf.get(row.goodsId) ?? [],
      store: storeOf.get(row.goodsId) ?? 0,
    })),
    activities: offers.activities,
    extrasOf: ({ goodsId, tags }, { itemId, price }, activity) => ({
      activity,
      gradePrices: offers.gradePrices(itemId),
      marketings: (coveredBy.get(goodsId) ?? []).flatMap(
        ({ marketingId }) => marketingOf.get(marketingId) ?? [],
      ),
      viewer,
      subsidy:
        goodsSubsidy(
          tags.map(({ tagName }) => tagName),
          categoriesOf.get(goodsId) ?? [],
          classes,
        ) ?? undefined,
      paid: offers.paidPrices(itemId, price),
    }),
  }
}
