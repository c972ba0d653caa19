import 'server-only'
import { priceBands, type PriceStep } from '@/lib/domain/price-bands'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import type { SelectedFacets } from './selected-facets'
import { facetsOfGoods, specsOfFound, type ValueRow } from './sql/list'

/** Most parameters of a list. */
const maxParams = 8

/** The facets of found products as the database counts them; a facet ignores its own filter. */
export type FacetRows = RowOf<typeof facetsOfGoods>

export const loadFacets = async (
  db: Queries,
  goodsIds: readonly number[],
  { brand, tag, params }: SelectedFacets,
): Promise<FacetRows> => {
  const [rows] = await db.run(facetsOfGoods, [goodsIds, brand, tag, params])
  return rows ?? { brands: [], tags: [], params: [], prices: [] }
}

export interface ParamFacet {
  attribute_id: number
  attribute_name: string
  values: Pick<ValueRow, 'attribute_value_id' | 'attribute_value_name' | 'count'>[]
}

/** Specifications with the number of found products that come in each value. */
export async function loadSpecFacet(db: Queries, goodsIds: readonly number[]): Promise<ParamFacet[]> {
  const [row] = await db.run(specsOfFound, [goodsIds])
  return paramFacet(row?.specs ?? [])
}

/**
 * Parameters with their values, the most frequent first. Selected values are always included: the shopper must be able to
 * deselect them.
 * @param rows the most frequent values first
 */
export function paramFacet(rows: readonly ValueRow[], selected: readonly number[] = []): ParamFacet[] {
  const facets = new Map<number, ParamFacet & { total: number; isSelected: boolean }>()
  for (const { attribute_id, attribute_name, total, different: _, ...value } of rows) {
    const facet = facets.get(attribute_id) ?? {
      attribute_id,
      attribute_name,
      values: [],
      total,
      isSelected: false,
    }
    facet.isSelected ||= selected.includes(value.attribute_value_id)
    facet.values.push(value)
    facets.set(attribute_id, facet)
  }
  return [...facets.values()]
    .sort((one, other) => other.total - one.total)
    .filter(({ isSelected }, index) => isSelected || index < maxParams)
    .map(({ attribute_id, attribute_name, values }) => ({ attribute_id, attribute_name, values }))
}

/** Price bands in yuan, as `start_price` and `end_price` of the list call take them: both ends belong to a band. */
export const priceFacet = (steps: readonly PriceStep[]) =>
  priceBands(steps).map(({ start, end, count }) => ({
    start_price: start,
    end_price: end === null ? null : Math.round(end * 100 - 1) / 100,
    count,
  }))
