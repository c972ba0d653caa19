import 'server-only'
import type { PriceStep } from '@/lib/domain/price-bands'
import type { FoundProduct } from './find-products'

/** The facets of found products, counted here: the database takes ten times as long to unnest and group the values. */

/** The number of products by value. */
export type Counts = ReadonlyMap<number, number>

function countAll(values: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The products of each brand; 0 are those without a brand. */
export const countBrands = (products: readonly FoundProduct[]): Counts =>
  countAll(products.map(({ brand }) => brand))

/** The products with each tag. */
export const countTags = (products: readonly FoundProduct[]): Counts =>
  countAll(products.flatMap(({ tags }) => tags))

/** Prices of the contract end here, in yuan. */
const maxYuan = 99_999_999

/** The products by price, cut to two digits: few steps, fine enough for every round bound of `priceBands`. */
export function countPrices(products: readonly FoundProduct[]): PriceStep[] {
  const steps = countAll(
    products.map(({ price }) => {
      const yuan = Math.min(Math.floor(price / 100), maxYuan)
      return yuan - (yuan % 10 ** Math.max(String(yuan).length - 2, 0))
    }),
  )
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

/** The products with each value of each parameter. */
export function countParams(products: readonly FoundProduct[]): ParamCounts {
  const counts = new ParamCounts()
  for (const { params } of products)
    for (let index = 0; index < params.length; index += 2)
      counts.add(params[index] ?? 0, params[index + 1] ?? 0, 1)
  return counts
}
