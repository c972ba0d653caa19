import 'server-only'
import type { PriceStep } from '@/lib/domain/goods/price-bands'
import type { FoundProduct } from './find-products'

/** The facets of found products, counted here: the database takes ten times as long to unnest and group the values. */

/** The number of products by value. */
export type Counts = ReadonlyMap<number, number>

const addTo = (counts: Map<number, number>, value: number) => counts.set(value, (counts.get(value) ?? 0) + 1)

/** The products of each brand; key 0 counts those without a brand. */
export function countBrands(products: readonly FoundProduct[]): Counts {
  const counts = new Map<number, number>()
  for (const { brand } of products) addTo(counts, brand)
  return counts
}

/** The products with each tag. */
export function countTags(products: readonly FoundProduct[]): Counts {
  const counts = new Map<number, number>()
  for (const { tags } of products) for (const tag of tags) addTo(counts, tag)
  return counts
}

/** The highest price of the contract, in yuan. */
const maxYuan = 99_999_999

/** Whole yuan, cut to two significant digits. */
function priceStep(cents: number): number {
  const yuan = Math.min(Math.floor(cents / 100), maxYuan)
  let unit = 1
  while (yuan >= unit * 100) unit *= 10
  return yuan - (yuan % unit)
}

/**
 * The products by price, cut to two significant digits: few steps, fine enough for every round bound of `priceBands`.
 */
export function countPrices(products: readonly FoundProduct[]): PriceStep[] {
  const steps = new Map<number, number>()
  for (const { price } of products) addTo(steps, priceStep(price))
  return [...steps].map(([from, count]) => ({ from, count }))
}

/** A value of a parameter or specification with the number of products that have it. */
export interface ValueCount {
  value: number
  count: number
}

/** Counts of values, by parameter or specification. */
export class ParamCounts {
  readonly byParameter = new Map<number, ValueCount[]>()
  readonly #byValue = new Map<number, ValueCount>()

  has(value: number): boolean {
    return this.#byValue.has(value)
  }

  add(parameter: number, value: number, count: number): void {
    const known = this.#byValue.get(value)
    if (known) {
      known.count += count
      return
    }
    const first = { value, count }
    this.#byValue.set(value, first)
    const values = this.byParameter.get(parameter)
    if (values) values.push(first)
    else this.byParameter.set(parameter, [first])
  }
}

/** Counts the products with each value of the parameters that are counted among them. */
export function countParams(
  counts: ParamCounts,
  products: readonly FoundProduct[],
  isCounted: (parameter: number) => boolean,
): void {
  for (const { params } of products)
    for (let index = 0; index < params.length; index += 2) {
      const parameter = params[index] ?? 0
      if (isCounted(parameter)) counts.add(parameter, params[index + 1] ?? 0, 1)
    }
}
