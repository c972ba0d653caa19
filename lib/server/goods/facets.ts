import 'server-only'
import { sql } from 'drizzle-orm'
import { priceBands } from '@/lib/domain/price-bands'
import type { Queries } from '@/lib/server/db/connection'
import { rowsOf } from '../db/rows-of'
import { among, type Counts, type Scope } from './count-facets'

/** Parameters offered on a list, and values of each. */
const mostParams = 8
const mostValues = 12

/** The values of a facet as one parameter. */
const idsOf = (values: Iterable<number>) => sql`${`{${[...values].join(',')}}`}::int[]`

interface Counted {
  count: number
}

/** Names for what was counted and what is chosen, nothing where nothing is. */
async function named<Row extends Counted>(
  counts: Counts,
  chosen: readonly number[],
  read: (ids: ReturnType<typeof idsOf>) => Promise<Omit<Row, 'count'>[]>,
  idOf: (row: Omit<Row, 'count'>) => number,
): Promise<Row[]> {
  const values = new Set([...counts.keys(), ...chosen])
  const rows = values.size === 0 ? [] : await read(idsOf(values))
  return rows.map((row) => ({ ...row, count: counts.get(idOf(row)) ?? 0 }) as Row)
}

export interface BrandRow extends Counted {
  attribute_id: number
  attribute_name: string
  attribute_type: 'brand'
  attribute_memo: string
  attribute_sort: number
  image_url: string
}

/** Brands of the found goods and those that are chosen, in the operator's order. */
export const brandFacet = (db: Queries, counts: Counts, chosen: readonly number[]): Promise<BrandRow[]> =>
  named<BrandRow>(
    counts,
    chosen,
    (ids) =>
      rowsOf(
        db,
        sql`select attribute_id, attribute_name, attribute_type, attribute_memo, sort as attribute_sort, image_url
              from attributes where attribute_id = any(${ids}) and attribute_type = 'brand' order by sort desc, attribute_id`,
      ),
    ({ attribute_id }) => attribute_id,
  )

export interface TagRow extends Counted {
  tag_id: number
  tag_name: string
  tag_color: string
  font_color: string
  front_show: 1
}

/** Tags of the found goods and those that are chosen, as far as shoppers see them. */
export const tagFacet = (db: Queries, counts: Counts, chosen: readonly number[]): Promise<TagRow[]> =>
  named<TagRow>(
    counts,
    chosen,
    (ids) =>
      rowsOf(
        db,
        sql`select tag_id, tag_name, tag_color, font_color, 1 as front_show from tags
             where tag_id = any(${ids}) and front_show order by tag_id`,
      ),
    ({ tag_id }) => tag_id,
  )

interface ParamRow extends Counted {
  attribute_id: number
  attribute_name: string
  attribute_value_id: number
  attribute_value_name: string
}

export interface ParamFacet {
  attribute_id: number
  attribute_name: string
  values: Omit<ParamRow, 'attribute_id' | 'attribute_name'>[]
}

/**
 * Parameters that tell the found goods apart: those with at least two values, the most frequent first; and those of which
 * a value is chosen.
 */
export const paramFacet = async (
  db: Queries,
  counts: Counts,
  chosen: readonly number[],
): Promise<ParamFacet[]> =>
  tellingApart(
    await named<ParamRow>(
      counts,
      chosen,
      (ids) =>
        rowsOf(
          db,
          sql`select a.attribute_id, a.attribute_name, v.attribute_value_id, v.attribute_value as attribute_value_name
                from attribute_values v join attributes a on a.attribute_id = v.attribute_id
               where v.attribute_value_id = any(${ids})`,
        ),
      ({ attribute_value_id }) => attribute_value_id,
    ),
    chosen,
  )

export interface PriceRow extends Counted {
  start_price: number
  end_price: number | null
}

/** Bands of prices in yuan, as `start_price` and `end_price` of the list call take them: both ends belong to a band. */
export const priceFacet = (counts: Counts): PriceRow[] =>
  priceBands([...counts].map(([from, count]) => ({ from, count }))).map(({ start, end, count }) => ({
    start_price: start,
    end_price: end === null ? null : Math.round(end * 100 - 1) / 100,
    count,
  }))

/** Specifications with the number of goods that come in each value. */
export async function specFacet(db: Queries, scope: Scope): Promise<ParamFacet[]> {
  const rows = await rowsOf<ParamRow>(
    db,
    sql`select a.attribute_id, a.attribute_name, v.attribute_value_id, v.attribute_value as attribute_value_name,
               counted.count
          from (select ss.spec_value_id as value_id, count(distinct s.goods_id)::int as count
                  from ${among(scope, sql`i.goods_id`)} join skus s on s.goods_id = found.goods_id
                  join sku_specs ss on ss.item_id = s.item_id group by 1) counted
          join attribute_values v on v.attribute_value_id = counted.value_id
          join attributes a on a.attribute_id = v.attribute_id`,
  )
  return tellingApart(rows)
}

/** More values than this tell the goods apart one by one unless they come again, as model numbers and sizes do. */
const fewValues = 3

/**
 * Values by parameter, the most frequent first, without parameters that all goods share or that nearly all differ in. What
 * is chosen is always there: it must be named and can be given up.
 */
function tellingApart(rows: ParamRow[], chosen: readonly number[] = []): ParamFacet[] {
  const facets = new Map<number, ParamFacet & { total: number; different: number; isChosen: boolean }>()
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
      isChosen: false,
    }
    const isChosen = chosen.includes(value.attribute_value_id)
    facet.isChosen ||= isChosen
    facet.total += value.count
    if (value.count > 0) facet.different++
    if (isChosen || facet.values.length < mostValues) facet.values.push(value)
    facets.set(attribute_id, facet)
  }
  return [...facets.values()]
    .filter(
      ({ total, different, isChosen }) =>
        isChosen || (different > 1 && (different <= fewValues || different * 2 <= total)),
    )
    .sort((one, other) => other.total - one.total)
    .filter(({ isChosen }, place) => isChosen || place < mostParams)
    .map(({ attribute_id, attribute_name, values }) => ({ attribute_id, attribute_name, values }))
}
