import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { foundIds, foundProducts, type productColumns } from '../sql/list'

/** Rows of `goods_index i`: the tables to read, the condition on them, and the sort if the tables are read in one. */
export interface Scope {
  from: SQL
  where: SQL
  sort?: SQL
  /** The fast plan does not depend on the values of the condition. */
  isPlannedOnce?: boolean
}

/** The values of a found product that facets count. */
export interface FoundProduct {
  id: number
  /** Cents. */
  price: number
  /** 0 without a brand. */
  brand: number
  tags: readonly number[]
  /** Alternating: parameter id, value id, parameter id, value id … */
  params: readonly number[]
}

/** Products of a scope, in its sort. */
export interface FoundProducts {
  readonly ids: readonly number[]
  readonly products: readonly FoundProduct[]
}

/** The query of a scope, at most as many products as are counted: the cost does not grow with the mall (ADR 0014). */
const inScope = (columns: SQL, { from, where, sort }: Scope): SQL =>
  sql`select ${columns} from ${from} where ${where} ${sort ? sql`order by ${sort}` : sql``} limit ${goodsCountLimit}`

/** Reads the ids of a scope along its sort. */
export async function findIds(db: Queries, scope: Scope): Promise<number[]> {
  const [row] = await db.run(
    ...foundIds(
      sql`select coalesce(json_agg(goods_id), '[]') as ids from (${inScope(sql`i.goods_id`, scope)}) found`,
      { isPlannedOnce: scope.isPlannedOnce ?? false },
    ),
  )
  return row?.ids ?? []
}

const facetColumns = sql`i.goods_id, i.price, i.facets`

/** Reads the products of a scope along its sort. */
export const findProducts = (db: Queries, scope: Scope): Promise<FoundProducts> =>
  read(db, inScope(facetColumns, scope), scope.isPlannedOnce)

/**
 * Reads the products of a scope and then sorts them, for conditions that an index answers without a sort. When there
 * are more than are counted, only the products that were read are sorted.
 */
export const findAndSortProducts = (db: Queries, scope: Scope, sort: SQL): Promise<FoundProducts> =>
  read(db, sql`select ${facetColumns} from (${inScope(sql`i.*`, scope)}) i order by ${sort}`)

/** `[brand, tags, parameters]` as `goods_index` stores them. */
type Facets = readonly [brand: number, tags: number[], params: number[]]

/**
 * Products as a statement returns them. The values that facets count are parsed on first use: a search counts them for
 * only one of its interpretations.
 */
class StoredProducts implements FoundProducts {
  readonly #row: RowOf<typeof productColumns>
  #products: FoundProduct[] | undefined

  constructor(row: RowOf<typeof productColumns>) {
    this.#row = row
  }

  get ids(): readonly number[] {
    return this.#row.ids
  }

  get products(): readonly FoundProduct[] {
    return (this.#products ??= this.#parse())
  }

  #parse(): FoundProduct[] {
    const { ids, prices } = this.#row
    const facets = JSON.parse(`[${this.#row.facets}]`) as Facets[]
    return ids.map((id, index) => {
      const [brand, tags, params] = facets[index] ?? [0, [], []]
      return { id, price: prices[index] ?? 0, brand, tags, params }
    })
  }
}

async function read(db: Queries, query: SQL, isPlannedOnce = false): Promise<FoundProducts> {
  const [row] = await db.run(
    ...foundProducts(
      sql`select coalesce(json_agg(goods_id), '[]') as ids, coalesce(json_agg(price), '[]') as prices,
                 coalesce(string_agg(facets, ','), '') as facets from (${query}) found`,
      { isPlannedOnce },
    ),
  )
  return row ? new StoredProducts(row) : { ids: [], products: [] }
}
