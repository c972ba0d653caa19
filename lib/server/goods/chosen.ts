import 'server-only'
import type { ListFilter } from './filter'
import { facets, type Facet } from './scan'

/** The chosen values of each facet, by id. */
export type Chosen = Readonly<Record<Facet, readonly number[]>>

/** What a shopper chose of each facet. It stays among the offered values, with or without goods behind it. */
export const chosenValues = ({
  brand_id = [],
  tag_id = [],
  namedTag,
  item_params = [],
}: ListFilter): Chosen => ({
  brand: brand_id,
  tag: namedTag === undefined ? tag_id : [...tag_id, namedTag],
  params: item_params.flatMap(({ attribute_value_id }) =>
    attribute_value_id === 'all' ? [] : [attribute_value_id],
  ),
})

/** Facets among whose values one is chosen; each goes on offering its others. */
export const facetsWith = (chosen: Chosen): Facet[] => facets.filter((facet) => chosen[facet].length > 0)
