import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/server/db/connection'
import { rowsOf } from './rows-of'

/**
 * Facets are counted among so many of the found goods: exact for every list that somebody reads through, and of the same
 * cost in a mall of a million.
 */
const countedAmong = 3000
/** Parameters offered on a list, and values of each. */
const mostParams = 8
const mostValues = 12

/** The first of the found rows, as `found`. */
export const among = (where: SQL, columns: SQL) =>
  sql`(select ${columns} from goods_index i where ${where} limit ${countedAmong}) found`

export interface BrandRow {
  attribute_id: number
  attribute_name: string
  attribute_type: 'brand'
  attribute_memo: string
  attribute_sort: number
  image_url: string
  count: number
}

/** Brands of the found goods, in the operator's order. */
export const brandFacet = (db: Queries, where: SQL) =>
  rowsOf<BrandRow>(
    db,
    sql`select b.attribute_id, b.attribute_name, b.attribute_type, b.attribute_memo, b.sort as attribute_sort,
               b.image_url, counted.count
          from (select brand_id, count(*)::int as count from ${among(where, sql`i.brand_id`)} group by brand_id) counted
          join attributes b on b.attribute_id = counted.brand_id
         order by b.sort desc, b.attribute_id`,
  )

export interface TagRow {
  tag_id: number
  tag_name: string
  tag_color: string
  font_color: string
  front_show: 1
  count: number
}

/** Tags of the found goods that shoppers see. */
export const tagFacet = (db: Queries, where: SQL) =>
  rowsOf<TagRow>(
    db,
    sql`select t.tag_id, t.tag_name, t.tag_color, t.font_color, 1 as front_show, counted.count
          from (select tag_id, count(*)::int as count from ${among(where, sql`i.tags`)} cross join unnest(tags) tag_id
                 group by tag_id) counted
          join tags t on t.tag_id = counted.tag_id and t.front_show
         order by t.tag_id`,
  )

interface ParamRow {
  attribute_id: number
  attribute_name: string
  attribute_value_id: number
  attribute_value_name: string
  count: number
}

export interface ParamFacet {
  attribute_id: number
  attribute_name: string
  values: Omit<ParamRow, 'attribute_id' | 'attribute_name'>[]
}

/** Parameters that tell the found goods apart: those with at least two values, the most frequent first. */
export async function paramFacet(db: Queries, where: SQL): Promise<ParamFacet[]> {
  const rows = await rowsOf<ParamRow>(
    db,
    sql`select a.attribute_id, a.attribute_name, v.attribute_value_id, v.attribute_value as attribute_value_name,
               counted.count
          from (select value_id, count(*)::int as count from ${among(where, sql`i.params`)} cross join unnest(params) value_id
                 group by value_id) counted
          join attribute_values v on v.attribute_value_id = counted.value_id
          join attributes a on a.attribute_id = v.attribute_id
         order by counted.count desc, v.attribute_value_id`,
  )
  return tellingApart(rows)
}

/** Specifications with the number of goods that come in each value. */
export async function specFacet(db: Queries, where: SQL): Promise<ParamFacet[]> {
  const rows = await rowsOf<ParamRow>(
    db,
    sql`select a.attribute_id, a.attribute_name, v.attribute_value_id, v.attribute_value as attribute_value_name,
               counted.count
          from (select ss.spec_value_id as value_id, count(distinct s.goods_id)::int as count
                  from ${among(where, sql`i.goods_id`)} join skus s on s.goods_id = found.goods_id
                  join sku_specs ss on ss.item_id = s.item_id group by 1) counted
          join attribute_values v on v.attribute_value_id = counted.value_id
          join attributes a on a.attribute_id = v.attribute_id
         order by counted.count desc, v.attribute_value_id`,
  )
  return tellingApart(rows)
}

/** Values by parameter, without parameters that all goods share. */
function tellingApart(rows: ParamRow[]): ParamFacet[] {
  const facets = new Map<number, ParamFacet & { total: number }>()
  for (const { attribute_id, attribute_name, ...value } of rows) {
    const facet = facets.get(attribute_id) ?? { attribute_id, attribute_name, values: [], total: 0 }
    facet.total += value.count
    if (facet.values.length < mostValues) facet.values.push(value)
    facets.set(attribute_id, facet)
  }
  return [...facets.values()]
    .filter(({ values }) => values.length > 1)
    .sort((one, other) => other.total - one.total)
    .slice(0, mostParams)
    .map(({ attribute_id, attribute_name, values }) => ({ attribute_id, attribute_name, values }))
}
