import 'server-only'
import { goodsSubsidy } from '@/lib/domain/goods/subsidy'
import { holdsFor, promisedPromotions, promisesOf } from '@/lib/domain/promotion'
import type { RowTag } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { classesNow } from '@/lib/server/catalogue/programme/load-classes'
import { firstBySku, gradeOffers, latestFirst } from '@/lib/server/catalogue/promotion/parts'
import { referenceAt, type Reference } from '@/lib/server/catalogue/reference/load-reference'
import type { Database } from '@/lib/server/ground/db/connection'
import { activities, cardFacts, energyGrades, goods, groups, promotions, reviews } from './card-facts'
import type { CardActivity, CardPromotion, CardViewer, ListItemExtras, StockedActivity } from './list-item'
import { marksOf } from './marks'

type StoredCard = ReturnType<typeof goods.read>[number]

/** A product as a list row shows it. */
export interface CardRow extends Omit<
  StoredCard,
  'tagIds' | 'categories' | 'mainCategoryId' | 'pointsGoods' | 'isFrom'
> {
  /** The price is the lowest of several; absent where the row is a SKU, or the page has all of them. */
  isFrom?: boolean
  brandName: string
  tags: readonly RowTag[]
}

/** Products as rows of a list, with the other data of their cards. */
export interface CardFacts {
  /** In the order of the ids; unknown ids are left out. */
  rows: CardRow[]
  /** Activities that sell now, by SKU id. */
  activities: ReadonlyMap<number, StockedActivity>
  /** Current prices and promotions of a product, for one of its SKUs. */
  extrasOf: (
    row: CardRow,
    sku: { itemId: number; price: number },
    activity: CardActivity | undefined,
    /** The row shows this SKU, not the product. */
    isSku?: boolean,
  ) => ListItemExtras
}

type Promotion = ReturnType<typeof promotions.read>[number]

/** The facts of a product that decide whether it takes offers. */
const offerFactsOf = ({
  staffGoods,
  isGift,
  approveStatus,
}: Pick<StoredCard, 'staffGoods' | 'isGift' | 'approveStatus'>) => ({
  staffGoods,
  isGift,
  goodsStatus: approveStatus,
})

/** The promotions that are valid for a product; they are valid in their own shop only (contract trade §3.7). */
const promotionsOf = (
  { goodsId, distributorId, brandId, mainCategoryId, tagIds, ...row }: StoredCard,
  running: readonly Promotion[],
  { categories }: Reference,
): CardPromotion[] =>
  running.filter(
    (promotion) =>
      promotion.distributorId === distributorId &&
      holdsFor(promotion, {
        goodsId,
        ...offerFactsOf(row),
        distributorId,
        tagIds,
        brandId: brandId || null,
        categoryPath: categories.get(mainCategoryId)?.path ?? [],
      }),
  )

/**
 * Reads the data of product cards, priced for a viewer, in one round trip.
 * @param itemIds the SKUs whose prices the cards show
 * @param now epoch seconds
 */
export async function loadCardFacts(
  db: Database,
  goodsIds: readonly number[],
  itemIds: readonly number[],
  viewer: CardViewer | null,
  now: number,
): Promise<CardFacts | undefined> {
  const [facts] =
    goodsIds.length > 0 ? await db.run(cardFacts, [goodsIds, now, itemIds, viewer?.userId ?? 0]) : []
  if (!facts) return undefined
  const reference = await referenceAt(db, facts.referenceVersion)
  const classes = classesNow(reference.subsidyClasses, reference.settings.programme ?? null, now)
  const offers = gradeOffers({ ...facts, paidGrades: reference.paidGrades }, viewer)
  const running = latestFirst(promotions.read(facts.promotions))
  const stored = new Map(goods.read(facts.goods).map((row) => [row.goodsId, row]))
  const groupOf = new Map(groups.read(facts.groups).map((row) => [row.goodsId, row]))
  const marks = marksOf(facts)
  const reviewsOf = new Map(reviews.read(facts.reviews).map((row) => [row.goodsId, row]))
  const gradeOf = new Map(energyGrades.read(facts.energyGrades).map((row) => [row.goodsId, row.grade]))
  const first = firstBySku(activities.read(facts.activities), now)
  return {
    rows: goodsIds.flatMap((id) => {
      const row = stored.get(id)
      if (!row) return []
      const tags = row.tagIds.flatMap((tagId) => reference.tags.get(tagId) ?? [])
      return [{ ...row, tags, brandName: reference.attributes.get(row.brandId)?.name ?? '' }]
    }),
    activities: new Map([...first].filter(([, { left }]) => left > 0)),
    extrasOf: ({ goodsId, tags }, { itemId, price }, activity, isSku = false) => {
      const row = stored.get(goodsId)
      const shown = {
        ...(viewer?.userId ? { marks: marks(goodsId, isSku ? itemId : undefined) } : {}),
        reviews: reviewsOf.get(goodsId),
        energyGrade: gradeOf.get(goodsId),
      }
      // Neither promotions nor grade prices apply to products of the points mall (contract goods §15).
      if (row?.pointsGoods)
        return { ...shown, activity: undefined, gradePrices: undefined, marketings: [], viewer: null }
      const tagNames = tags.map(({ tagName }) => tagName)
      const promises = row && promisesOf(offerFactsOf(row), activity)
      return {
        ...shown,
        activity,
        gradePrices: offers.gradePrices(itemId),
        group: groupOf.get(goodsId),
        marketings:
          row && promises ? promisedPromotions(promotionsOf(row, running, reference), promises) : [],
        viewer,
        subsidy: (promises?.subsidy && goodsSubsidy(tagNames, row?.categories ?? [], classes)) || undefined,
        paid: offers.paidPrices(itemId, price),
      }
    },
  }
}
