import 'server-only'
import type { ListFilter } from './filter'

/** The facets of a list. A facet ignores its own filter, so that it still offers its other values. */
export const facets = ['brand', 'tag', 'params', 'price'] as const
export type Facet = (typeof facets)[number]

/** The selected values of the facets whose values have names, by id. */
export type SelectedFacets = Readonly<Record<Exclude<Facet, 'price'>, readonly number[]>>

/** The values that the shopper selected. The list offers them even when no product has them. */
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

/** The facets with a selected value. */
export function narrowingFacets(
  selected: SelectedFacets,
  { start_price, end_price }: Pick<ListFilter, 'start_price' | 'end_price'>,
): Facet[] {
  const hasPrice = start_price !== undefined || Boolean(end_price)
  return facets.filter((facet) => (facet === 'price' ? hasPrice : selected[facet].length > 0))
}
