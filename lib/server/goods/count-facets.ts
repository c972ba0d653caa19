import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import { facetCounts } from './sql/list'

/** Rows of `goods_index i`: the tables to read and the condition on them. */
export interface Scope {
  from: SQL
  where: SQL
  /** The sort in which the rows are read, so that reading can stop after the first ones. */
  sort?: SQL
}

/** The facets of a list. A facet ignores its own filter, so that it still offers its other values. */
export const facets = ['brand', 'tag', 'params', 'price'] as const
export type Facet = (typeof facets)[number]

/** Number of products by value of a facet. Prices are whole yuan cut to two digits. */
export type Counts = ReadonlyMap<number, number>

/** The number of products found, in total and by facet value. */
export interface FacetCounts extends Readonly<Record<Facet, Counts>> {
  total: number
  /** Facets for which only the first products were counted: their numbers are lower bounds. */
  partial: readonly Facet[]
}

/** The first rows of a scope as `found`, up to the count limit: the cost does not grow with the mall. */
export const countedRows = ({ from, where, sort }: Scope, columns: SQL): SQL =>
  sql`(select ${columns} from ${from} where ${where} ${sort ? sql`order by ${sort}` : sql``} limit ${goodsCountLimit}) found`

const valuesOf: Record<Facet, SQL> = {
  brand: sql`array[brand_id]`,
  tag: sql`tags`,
  params: sql`params`,
  // Few enough values to return them all, fine enough for every round bound of `priceBands`.
  price: sql`array[yuan - yuan % (10 ^ greatest(length(yuan::text) - 2, 0))::int]`,
}

/** The columns that facets need. Prices beyond 8 digits count as one value. */
const facetColumns = sql`i.brand_id, i.tags, i.params, least(i.price / 100, 99999999)::int as yuan`

export const nothingFound: FacetCounts = {
  total: 0,
  partial: [],
  brand: new Map(),
  tag: new Map(),
  params: new Map(),
  price: new Map(),
}

/** Reads the rows of a scope once and counts them, in total and by value of the requested facets. */
export async function countFacets(
  db: Queries,
  scope: Scope,
  requested: readonly Facet[] = facets,
): Promise<FacetCounts> {
  const values = requested.map(
    (facet) => sql` union all select ${facet}::text, value, count(*)::int
                      from found cross join unnest(${valuesOf[facet]}) value group by value`,
  )
  const rows = await db.run(
    ...facetCounts(
      sql`with found as materialized (select * from ${countedRows(scope, facetColumns)})
        select 'total' as facet, 0 as value, count(*)::int as count from found ${requested.length > 0 ? sql.join(values) : sql``}`,
    ),
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
  return { total, partial: total === goodsCountLimit ? requested : [], ...counts }
}
