import 'server-only'
import { centsOf, selectedByParameter, type ListFilter } from './filter'
import type { FoundProduct, FoundProducts } from './find-products'
import { facets, type Facet } from './selected-facets'

/** The parameters of a list by which each facet narrows it. */
const inputsOf: Record<Facet, readonly (keyof ListFilter)[]> = {
  brand: ['brand_id'],
  tag: ['tag_id', 'namedTag'],
  params: ['item_params'],
  price: ['start_price', 'end_price'],
}

/** A list without the filters of these facets. */
export function withoutFilters(input: ListFilter, without: readonly Facet[]): ListFilter {
  if (without.length === 0) return input
  const left = new Set<string>(without.flatMap((facet) => inputsOf[facet]))
  return Object.fromEntries(Object.entries(input).filter(([key]) => !left.has(key))) as ListFilter
}

/** The parameters with a selected value. */
export const parametersOf = ({ item_params: selected = [] }: ListFilter): number[] => [
  ...new Set(
    selected
      .filter(({ attribute_value_id }) => attribute_value_id !== 'all')
      .map(({ attribute_id }) => attribute_id),
  ),
]

/** A list without the selected values of a parameter. */
export const withoutParameter = (input: ListFilter, parameter: number): ListFilter => ({
  ...input,
  item_params: input.item_params?.filter(({ attribute_id }) => attribute_id !== parameter),
})

type Test = (product: FoundProduct) => boolean

const hasAny = (own: readonly number[], selected: readonly number[]) =>
  selected.some((id) => own.includes(id))

/** Whether a product passes the filter of a facet: the rule of `indexFilter`. */
const testOf: Record<Facet, (input: ListFilter) => Test> = {
  brand: ({ brand_id: brands = [] }) =>
    brands.length > 0 ? ({ brand }) => brands.includes(brand) : () => true,
  tag: ({ tag_id: anyOf = [], namedTag }) => {
    return ({ tags }) =>
      (anyOf.length === 0 || hasAny(tags, anyOf)) && (namedTag === undefined || tags.includes(namedTag))
  },
  params: ({ item_params: selected = [] }) => {
    const groups = selectedByParameter(selected)
    return ({ params }) =>
      groups.every((values) => params.some((value, index) => index % 2 === 1 && values.includes(value)))
  },
  price: ({ start_price: start, end_price: end }) => {
    const from = start === undefined ? -Infinity : centsOf(start)
    const to = end ? centsOf(end) : Infinity
    return ({ price }) => price >= from && price <= to
  },
}

/** The found products that pass the filters of all facets, in the same order. */
export function filterByFacets({ products }: FoundProducts, input: ListFilter): FoundProducts {
  const tests = facets.map((facet) => testOf[facet](input))
  const passing = products.filter((product) => tests.every((test) => test(product)))
  return { ids: passing.map(({ id }) => id), products: passing }
}
