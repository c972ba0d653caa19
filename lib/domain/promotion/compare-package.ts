import { subsidyAmount } from '../goods/subsidy'
import type { MarketingRule, ReductionType } from './rule'
import { reductionOf } from './types/reductions'

/** Prices of a SKU of a package on the wire, in cents. */
export interface PackagePrices {
  price: number
  /** The viewer's current price without the package, before promotion and subsidy; absent in other back ends. */
  alone_price?: number | undefined
  /** The 满减 or 满折 of `PackageOffers` that it joins alone; a package joins none (`packageTerms`). */
  alone_promotion?: number | undefined
  /** The subsidy for a piece that is bought alone, and its rule; a package gets none (`packageTerms`). */
  alone_subsidy?: { class_name: string; fee: number; rate: number; cap: number } | undefined
  package_price: number
}

/** A class of the programme with the pieces for which it still pays the viewer; absent for any number. */
export interface ClassPieces {
  class_name: string
  pieces: number
}

/** A 满减 or 满折 that parts of a package join when they are bought alone, on the wire. */
export interface AlonePromotion {
  marketing_id: number
  marketing_type: ReductionType
  condition_type: 'totalfee' | 'quantity'
  can_repeat: boolean
  rules: MarketingRule[]
}

/** Offers that lower the prices of the parts of a package when they are bought alone. */
export interface PackageOffers {
  alone_promotions?: readonly AlonePromotion[] | undefined
  subsidy_pieces?: readonly ClassPieces[] | undefined
}

/** Cost of a package's SKUs together and when they are bought alone now, in cents. */
export interface PackageComparison {
  price: number
  /** With `reduction` and `subsidy` taken off. */
  alone: number
  /** Reduction by 满减 and 满折 for the SKUs bought alone, together in one order. */
  reduction: number
  /** Subsidy for the SKUs bought alone. */
  subsidy: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The price of each SKU after the promotions that they join together. */
function reducedPrices(skus: readonly PackagePrices[], promotions: readonly AlonePromotion[]): number[] {
  const prices = skus.map(({ price, alone_price: alone = price }) => alone)
  for (const promotion of promotions) {
    const joined = [...skus.keys()].filter((index) => skus[index]?.alone_promotion === promotion.marketing_id)
    const reduction = reductionOf[promotion.marketing_type](
      {
        conditionType: promotion.condition_type,
        canjoinRepeat: promotion.can_repeat,
        rules: promotion.rules,
      },
      joined.map((index) => ({ fee: prices[index] ?? 0, num: 1 })),
    )
    if (!reduction) continue
    joined.forEach((index, place) => (prices[index] = (prices[index] ?? 0) - (reduction.shares[place] ?? 0)))
  }
  return prices
}

/** Subsidy for the SKUs at these prices; with a limit of pieces for a class, the largest subsidies count. */
function subsidyFor(
  skus: readonly PackagePrices[],
  prices: readonly number[],
  limits: readonly ClassPieces[],
): number {
  const paid = skus.flatMap(({ alone_subsidy: rule }, index) =>
    rule ? [{ name: rule.class_name, fee: subsidyAmount(prices[index] ?? 0, rule) }] : [],
  )
  const subsidies = [...Map.groupBy(paid, ({ name }) => name)].flatMap(([name, ofClass]) => {
    const { pieces = ofClass.length } = limits.find(({ class_name: limited }) => limited === name) ?? {}
    const fees = ofClass.map(({ fee }) => fee).toSorted((one, other) => other - one)
    return fees.slice(0, pieces)
  })
  return sum(subsidies)
}

/**
 * Compares a package with its parts as one order would charge them: first 满减 and 满折, then the subsidy on what is left.
 * `priceOrder` is the authority; tests/domain/promotion/compare-package.test.ts compares both.
 */
export function comparePackage(
  skus: readonly PackagePrices[],
  { alone_promotions: promotions = [], subsidy_pieces: limits = [] }: PackageOffers = {},
): PackageComparison {
  const prices = reducedPrices(skus, promotions)
  const subsidy = subsidyFor(skus, prices, limits)
  return {
    price: sum(skus.map(({ package_price: price }) => price)),
    alone: sum(prices) - subsidy,
    reduction: sum(skus.map(({ price, alone_price: alone = price }) => alone)) - sum(prices),
    subsidy,
  }
}
