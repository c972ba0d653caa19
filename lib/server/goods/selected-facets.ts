import 'server-only'
import type { ListFilter } from './filter'
import { facets, type Facet } from './count-facets'

/** The chosen values of the facets whose values have names, by id. */
export type SelectedFacets = Readonly<Record<Exclude<Facet, 'price'>, readonly number[]>>

/** What a shopper chose of each facet. It stays among the offered values, with or without goods behind it. */
export const selectedFacets = ({
  brand_id = [],
  tag_id = [],
  namedTag,
  item_params = [],
}: ListFilter): SelectedFacets => ({
  brand: brand_id,
  tag: namedTag === undefined ? tag_id : [...tag_id, namedTag],
  params: item_params.flatMap(({ attribute_value_id }) =>
    attribute_value_id === 'all' ? [] : [attribute_value_id],
  ),
})

/** Facets that narrow the list; each goes on offering its other values. */
export function narrowingFacets(input: ListFilter): Facet[] {
  const chosen = selectedFacets(input)
  const hasPrice = input.start_price !== undefined || Boolean(input.end_price)
  return facets.filter((facet) => (facet === 'price' ? hasPrice : chosen[facet].length > 0))
}
