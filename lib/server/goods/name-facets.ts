import 'server-only'
import { sql } from 'drizzle-orm'
import { priceBands } from '@/lib/domain/price-bands'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import { countedRows, type Counts, type Scope } from './count-facets'
import { brandsByIds, foundSpecs, paramsByIds, tagsByIds } from './sql/list'

/** Most parameters of a list, and most values of each. */
const maxParams = 8
const maxValues = 12

interface Counted {
  count: number
}

/** Reads the names of the counted and the selected values of a facet and adds the counts. */
async function withNames<Row>(
  counts: Counts,
  selected: readonly number[],
  read: (ids: number[]) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<(Row & Counted)[]> {
  const ids = [...new Set([...counts.keys(), ...selected])]
  const rows = ids.length === 0 ? [] : await read(ids)
  return rows.map((row) => ({ ...row, count: counts.get(idOf(row)) ?? 0 }))
}

/** Brands of the found products and the selected ones, in the operator's sort. */
export const brandFacet = (db: Queries, counts: Counts, selected: readonly number[]) =>
  withNames(
    counts,
    selected,
    (ids) => db.run(brandsByIds, [ids]),
    ({ attribute_id }) => attribute_id,
  )

/** Tags of the found products and the selected ones, as far as shoppers see them. */
export const tagFacet = (db: Queries, counts: Counts, selected: readonly number[]) =>
  withNames(
    counts,
    selected,
    (ids) => db.run(tagsByIds, [ids]),
    ({ tag_id }) => tag_id,
  )

type ValueRow = RowOf<typeof paramsByIds> & Counted

export interface ParamFacet {
  attribute_id: number
  attribute_name: string
  values: Omit<ValueRow, 'attribute_id' | 'attribute_name'>[]
}

/**
 * Parameters that distinguish the found products: those with at least two values, the most frequent first; and those with
 * a selected value.
 */
export const paramFacet = async (
  db: Queries,
  counts: Counts,
  selected: readonly number[],
): Promise<ParamFacet[]> =>
  distinguishing(
    await withNames(
      counts,
      selected,
      (ids) => db.run(paramsByIds, [ids]),
      ({ attribute_value_id }) => attribute_value_id,
    ),
    selected,
  )

export interface PriceRow extends Counted {
  start_price: number
  end_price: number | null
}

/** Price bands in yuan, as `start_price` and `end_price` of the list call take them: both ends belong to a band. */
export const priceFacet = (counts: Counts): PriceRow[] =>
  priceBands([...counts].map(([from, count]) => ({ from, count }))).map(({ start, end, count }) => ({
    start_price: start,
    end_price: end === null ? null : Math.round(end * 100 - 1) / 100,
    count,
  }))

/** Specifications with the number of products that come in each value. */
export async function specFacet(db: Queries, scope: Scope): Promise<ParamFacet[]> {
  const rows = await db.run(
    ...foundSpecs(
      sql`select a.attribute_id, a.attribute_name, v.attribute_value_id, v.attribute_value as attribute_value_name,
               counted.count
          from (select ss.spec_value_id as value_id, count(distinct s.goods_id)::int as count
                  from ${countedRows(scope, sql`i.goods_id`)} join skus s on s.goods_id = found.goods_id
                  join sku_specs ss on ss.item_id = s.item_id group by 1) counted
          join attribute_values v on v.attribute_value_id = counted.value_id
          join attributes a on a.attribute_id = v.attribute_id`,
    ),
  )
  return distinguishing(rows)
}

/** A parameter with more values than this must repeat its values, or it is as individual as a model number. */
const fewValues = 3

/**
 * Values by parameter, the most frequent first, without parameters that all products share or in which nearly all differ.
 * Selected values are always included: the shopper must be able to deselect them.
 */
function distinguishing(rows: ValueRow[], selected: readonly number[] = []): ParamFacet[] {
  const facets = new Map<number, ParamFacet & { total: number; different: number; isSelected: boolean }>()
  const frequent = rows.toSorted(
    (one, other) => other.count - one.count || one.attribute_value_id - other.attribute_value_id,
  )
  for (const { attribute_id, attribute_name, ...value } of frequent) {
    const facet = facets.get(attribute_id) ?? {
      attribute_id,
      attribute_name,
      values: [],
      total: 0,
      different: 0,
      isSelected: false,
    }
    const isSelected = selected.includes(value.attribute_value_id)
    facet.isSelected ||= isSelected
    facet.total += value.count
    if (value.count > 0) facet.different++
    if (isSelected || facet.values.length < maxValues) facet.values.push(value)
    facets.set(attribute_id, facet)
  }
  return [...facets.values()]
    .filter(
      ({ total, different, isSelected }) =>
        isSelected || (different > 1 && (different <= fewValues || different * 2 <= total)),
    )
    .sort((one, other) => other.total - one.total)
    .filter(({ isSelected }, index) => isSelected || index < maxParams)
    .map(({ attribute_id, attribute_name, values }) => ({ attribute_id, attribute_name, values }))
}
