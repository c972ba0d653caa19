import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import { rowsOf } from '../db/rows-of'

/** Rows of `goods_index i`: where they are read from, and which of them. */
export interface Scope {
  from: SQL
  where: SQL
  /** The order in which the rows are read, so that a part of them is found without looking at all. */
  order?: SQL
}

/** Which filters a facet leaves out, so that it offers what else could be chosen. */
export const facets = ['brand', 'tag', 'params', 'price'] as const
export type Facet = (typeof facets)[number]

/** Goods behind each value of a facet; of prices, by whole yuan cut to two digits. */
export type Counts = ReadonlyMap<number, number>

/** How many goods were found, and how many of them stand behind each value. */
export interface FacetCounts extends Readonly<Record<Facet, Counts>> {
  total: number
  /** Facets of which only the first goods were counted: behind their values are at least so many. */
  partial: readonly Facet[]
}

/** The first of the found rows, as `found`: as many as are counted, whatever the size of the mall. */
export const among = ({ from, where, order }: Scope, columns: SQL): SQL =>
  sql`(select ${columns} from ${from} where ${where} ${order ? sql`order by ${order}` : sql``} limit ${goodsCountLimit}) found`

const columnsOf: Record<Facet, SQL> = {
  brand: sql`array[brand_id]`,
  tag: sql`tags`,
  params: sql`params`,
  // Few enough to be sent, fine enough for every round bound (lib/domain/price-bands.ts).
  price: sql`array[yuan - yuan % (10 ^ greatest(length(yuan::text) - 2, 0))::int]`,
}

/** What is counted of a goods. Prices no shopper can name are all alike. */
const counted = sql`i.brand_id, i.tags, i.params, least(i.price / 100, 99999999)::int as yuan`

/** No goods. */
export const nothingFound: FacetCounts = {
  total: 0,
  partial: [],
  brand: new Map(),
  tag: new Map(),
  params: new Map(),
  price: new Map(),
}

/** Reads the found rows once and counts them, and the values of these facets. */
export async function countFacets(
  db: Queries,
  scope: Scope,
  wanted: readonly Facet[] = facets,
): Promise<FacetCounts> {
  const values = wanted.map(
    (facet) => sql` union all select ${facet}::text, value, count(*)::int
                      from found cross join unnest(${columnsOf[facet]}) value group by value`,
  )
  const rows = await rowsOf<{ facet: Facet | 'total'; value: number; count: number }>(
    db,
    sql`with found as materialized (select * from ${among(scope, counted)})
        select 'total' as facet, 0 as value, count(*)::int as count from found ${wanted.length > 0 ? sql.join(values) : sql``}`,
  )
  const counts: Record<Facet, Map<number, number>> = {
    brand: new Map(),
    tag: new Map(),
    params: new Map(),
    price: new Map(),
  }
  let total = 0
  for (const { facet, value, count } of rows) {
    if (facet === 'total') total = count
    else counts[facet].set(value, count)
  }
  return { total, partial: total === goodsCountLimit ? wanted : [], ...counts }
}
