import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { attributesOfValues, specCounts } from '../sql/list'
import { countParams, ParamCounts } from './count-facets'
import type { FacetNames } from './find-facets'
import type { FoundGoods } from './find-goods'
import type { FoundProducts } from './find-products'
import { selectParams, type SelectedParam } from './select-params'

interface WiderByParameter {
  /** The products counted for a parameter with a selected value: found without its own filter. */
  widerByParameter: ReadonlyMap<number, FoundProducts>
}

/** Finds the products that the parameters with a selected value count. */
export const readWiderByParameter = async ({
  selectedParameters,
  widerThanParameter,
}: Pick<FoundGoods, 'selectedParameters' | 'widerThanParameter'>): Promise<Map<number, FoundProducts>> =>
  new Map(
    await Promise.all(
      selectedParameters.map(async (parameter) => [parameter, await widerThanParameter(parameter)] as const),
    ),
  )

export interface ParamFacet {
  attribute_id: number
  attribute_name: string
  values: { attribute_value_id: number; attribute_value_name: string; count: number }[]
}

/**
 * Parameters that distinguish the found products. A parameter with a selected value is counted without its own filter,
 * but with those of the others: every offered value has products. A selected value that none has is counted as 0.
 */
export async function countParamFacet(
  db: Queries,
  { counted, widerByParameter, selected }: Pick<FoundGoods, 'counted' | 'selected'> & WiderByParameter,
): Promise<SelectedParam[]> {
  const counts = new ParamCounts()
  countParams(counts, counted.products, (parameter) => !widerByParameter.has(parameter))
  for (const [own, { products }] of widerByParameter) countParams(counts, products, (one) => one === own)
  const missing = selected.params.filter((id) => !counts.has(id))
  const rows = missing.length > 0 ? await db.run(attributesOfValues, [missing]) : []
  for (const { attributeId, valueId } of rows) counts.add(attributeId, valueId, 0)
  return selectParams(counts, selected.params)
}

/** Specifications that distinguish the products. */
export async function countSpecFacet(db: Queries, goodsIds: readonly number[]): Promise<SelectedParam[]> {
  const counts = new ParamCounts()
  for (const { attributeId, valueId, count } of await db.run(specCounts, [goodsIds]))
    counts.add(attributeId, valueId, count)
  return selectParams(counts, [])
}

/** Ids of all values of these parameters. */
export const valuesOf = (params: readonly SelectedParam[]): number[] =>
  params.flatMap(({ values }) => values.map(({ value }) => value))

/**
 * Parameters or specifications with their names and those of their values, without parameters that operators took out of
 * the filters.
 * @param selected values that stay in any case, so that the shopper can deselect them
 */
export const nameParamFacet = (
  params: readonly SelectedParam[],
  { reference, values: names }: FacetNames,
  selected: readonly number[] = [],
): ParamFacet[] => {
  const isOffered = ({ parameter, values }: SelectedParam) =>
    (reference.attributes.get(parameter)?.isFilterable ?? true) ||
    values.some(({ value }) => selected.includes(value))
  return params.filter(isOffered).map(({ parameter, values }) => ({
    attribute_id: parameter,
    attribute_name: reference.attributes.get(parameter)?.name ?? '',
    values: values.map(({ value, count }) => ({
      attribute_value_id: value,
      attribute_value_name: names.get(value) ?? '',
      count,
    })),
  }))
}
