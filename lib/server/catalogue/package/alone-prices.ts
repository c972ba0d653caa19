import 'server-only'
import { goodsSubsidy, subsidyAmount } from '@/lib/domain/goods/subsidy'
import { priceFor, type PriceViewer } from '@/lib/domain/person/viewer-price'
import {
  isSelling,
  joinableReductions,
  type AlonePromotion,
  type ClassPieces,
  type Joiner,
  type PackagePrices,
  type ReductionMarketing,
} from '@/lib/domain/promotion'
import { classesNow } from '@/lib/server/catalogue/programme/load-classes'
import { skuOffers } from '@/lib/server/catalogue/promotion/parts'
import type { Reference } from '@/lib/server/catalogue/reference/load-reference'
import { readJoined, type PackageOffersRow, type PackageSkuRow } from './sql'

/** The prices that a viewer pays now for the SKUs of a package when they are bought alone. */
export interface AlonePrices {
  /** By SKU id. */
  prices: ReadonlyMap<number, AlonePrice>
  /** The promotions of the SKUs. */
  promotions: AlonePromotion[]
  /** Pieces for which the programme still pays the viewer, in classes with a limit per person. */
  pieces: ClassPieces[]
}
type AlonePrice = Pick<PackagePrices, 'alone_price' | 'alone_promotion' | 'alone_subsidy'>

type PriceReference = Pick<Reference, 'settings' | 'subsidyClasses' | 'tags' | 'marketings' | 'categories'>
type Buyer = (PriceViewer & NonNullable<Joiner>) | null

/** `packageSkus` returns products that take offers only. */
const takesOffers = { staffGoods: false, isGift: false, goodsStatus: 'onsale' } as const

/** The promotion that an order applies to a SKU when the shopper selects none. */
function promotionFinder(
  row: PackageOffersRow,
  { marketings, categories }: PriceReference,
  viewer: Buyer,
  now: number,
): (sku: PackageSkuRow) => ReductionMarketing | undefined {
  const times = new Map(readJoined(row.joined).map((one) => [one.marketingId, one.joined]))
  const counted = marketings.map((one) => ({ ...one, joined: times.get(one.marketingId) ?? 0 }))
  return (sku) => {
    const categoryPath = categories.get(sku.mainCategoryId ?? 0)?.path ?? []
    return joinableReductions(counted, { ...sku, ...takesOffers, categoryPath }, viewer, now)[0]
  }
}

const wirePromotion = (promotion: ReductionMarketing): AlonePromotion => ({
  marketing_id: promotion.marketingId,
  marketing_type: promotion.marketingType,
  condition_type: promotion.conditionType,
  can_repeat: promotion.canjoinRepeat,
  rules: promotion.rules.map(({ full, minus, discount }) => ({ full, minus, discount })),
})

/**
 * Prices of a package's SKUs alone: 活动价 before 会员价 before 价格, then 满减 or 满折, and the subsidy, which pages
 * show to all viewers.
 * @param viewer null for a guest
 * @param now epoch seconds
 */
export function alonePrices(
  skus: readonly PackageSkuRow[],
  row: PackageOffersRow,
  reference: PriceReference,
  viewer: Buyer,
  now: number,
): AlonePrices {
  const { settings, subsidyClasses, tags } = reference
  const offers = skuOffers({ ...row, paidGrades: [] }, viewer, now)
  const classes = classesNow(subsidyClasses, settings.programme ?? null, now)
  const drawn = new Map(row.subsidies.map((one) => [one.subsidyClassId, one.personPieces]))
  const promotionOf = promotionFinder(row, reference, viewer, now)
  const promotions = new Set<ReductionMarketing>()

  function priceOf(sku: PackageSkuRow): AlonePrice {
    const { itemId, price, tagIds, categories } = sku
    const activity = offers.activities.get(itemId)
    const { final } = priceFor({ price, gradePrices: offers.gradePrices(itemId) }, viewer, activity)
    // No other promotion applies to the price of an activity.
    const promotion = isSelling(activity) ? undefined : promotionOf(sku)
    if (promotion) promotions.add(promotion)
    const tagNames = tagIds.flatMap((id) => tags.get(id)?.tagName ?? [])
    const rule = goodsSubsidy(tagNames, categories, classes)
    const fee = rule ? subsidyAmount(final, rule) : 0
    return {
      alone_price: final,
      ...(promotion ? { alone_promotion: promotion.marketingId } : {}),
      ...(rule && fee > 0
        ? { alone_subsidy: { class_name: rule.className, fee, rate: rule.rate, cap: rule.cap } }
        : {}),
    }
  }

  const prices = new Map(skus.map((sku) => [sku.itemId, priceOf(sku)]))
  return {
    prices,
    promotions: [...promotions].map(wirePromotion),
    pieces: classes.flatMap(({ subsidyClassId, className, limit }) =>
      limit > 0
        ? [{ class_name: className, pieces: Math.max(0, limit - (drawn.get(subsidyClassId) ?? 0)) }]
        : [],
    ),
  }
}
