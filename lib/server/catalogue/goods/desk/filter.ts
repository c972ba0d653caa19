import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { DeskGoodsSort, DeskGoodsState } from '@/lib/domain/goods/desk-state'
import { grams, hasWords, plain, quoted, wholeNumber } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, statement } from '@/lib/server/ground/db/statement'
import { isOffShelf, stateConditions } from './state-conditions'

/** The conditions that narrow a list of products. */
export interface DeskGoodsFilter {
  state?: DeskGoodsState | undefined
  keyword?: string | undefined
  category_id?: number | undefined
  brand_id?: number | undefined
  tag_id?: number | undefined
  distributor_id?: number | undefined
}

/** Products on sale that no list has; a partial index covers them. */
const isAside = `g.approve_status <> 'instock' and (g.audit_status <> 'approved' or g.is_gift or g.points_goods)`

/** A condition that is found in an index of lists, and the same for products that are in no list, by their own columns. */
interface Sought {
  listed: SQL
  own: SQL
}

/** The newest products below an id, none for the newest of all. */
export interface NewestFirst {
  below: number | null
  limit: number
}

/** In the sequence of the index of products off the shelf, of which only the first are read. */
const firstOf = ({ below, limit }: NewestFirst): SQL =>
  sql`${below === null ? sql`` : sql`and g.goods_id < ${below}`} order by g.goods_id desc nulls last limit ${limit}`

/**
 * Products whose name holds the keyword. `shelved`: as `own`, of products off the shelf, whose index has these texts;
 * `numbered`: those that have the number or barcode.
 * @param newest what a list reads that has no other conditions; null reads all
 */
function soughtBy(keyword: string, newest: NewestFirst | null): Sought & { shelved: SQL; numbered: SQL } {
  const words = plain(keyword)
  const inName = grams(words)
    .filter((gram) => [...gram].length === 2)
    .map((gram) => quoted(`A${gram}`))
  const query = (inName.length > 0 ? inName : [`${quoted(`A${words}`)}:*`]).join(' & ')
  const contains = (column: SQL) => sql`strpos(lower(${column}), lower(${keyword})) > 0`
  const inTexts = sql`(${contains(sql`g.item_name`)} or ${contains(sql`g.item_bn`)})`
  return {
    listed: sql`g.goods_id in (select i.goods_id from goods_index i
      where i.words @@ ${query}::tsquery and position(${words} in i.plain_name) > 0)`,
    own: inTexts,
    shelved: sql`g.goods_id = any(array(
      select g.goods_id from goods g where ${sql.raw(isOffShelf)} and ${inTexts} ${newest ? firstOf(newest) : sql``}))`,
    numbered: sql`g.goods_id = any(array(
      select i.goods_id from goods_index i where i.words @@ ${wholeNumber(words)}::tsquery
      union all select s.goods_id from skus s where s.item_bn = ${keyword}
      union all select s.goods_id from skus s where s.barcode = ${keyword} and s.barcode <> ''))`,
  }
}

/**
 * Most products of a category that are read and sorted rather than looked up in the sequence of a sort. A category is
 * seldom spread evenly over the prices: before its first product may be most of the mall.
 */
const gatheredLimits: Record<DeskGoodsSort, number> = {
  newest: 30_000,
  updated: 30_000,
  sales: 30_000,
  price_asc: 100_000,
  price_desc: 100_000,
}
const sizeOfCategory = statement(
  'desk_goods_category_size',
  'select count(*)::int as size from (select 1 from category_goods where category_id = $1 limit $2) found',
  { size: number },
)

/** Whether the products of a filter are read before they are sorted. */
export async function isGathered(
  db: Queries,
  { category_id: category }: DeskGoodsFilter,
  sort: DeskGoodsSort,
): Promise<boolean> {
  if (!category) return false
  const limit = gatheredLimits[sort]
  const { size } = only(await db.run(sizeOfCategory, [category, limit + 1]), 'counting a category')
  return size <= limit
}

/** Products in a category of either tree, or below it. */
function inCategory(category: number, isRead: boolean): Sought & { shelved: SQL } {
  const branch = sql`array(select c.category_id from categories c where c.path @> ${`{${category}}`}::int[])`
  const listed = sql`select cg.goods_id from category_goods cg where cg.category_id = ${category}`
  const own = sql`(g.main_category_id = any(${branch}) or exists (
    select from goods_categories gc where gc.goods_id = g.goods_id and gc.category_id = any(${branch})))`
  const offShelf = (condition: SQL) =>
    sql`select g.goods_id from goods g where ${sql.raw(isOffShelf)} and ${condition}`
  return {
    listed: isRead ? sql`g.goods_id = any(array(${listed}))` : sql`g.goods_id in (${listed})`,
    own,
    // Each tree by its own index: with `or` the database would read all products that are off the shelf.
    shelved: sql`g.goods_id = any(array(${offShelf(sql`g.main_category_id = any(${branch})`)} union all
      select gc.goods_id from goods_categories gc
       where gc.category_id = any(${branch}) and gc.goods_id in (${offShelf(sql`true`)})))`,
  }
}

/**
 * Conditions about product `g`, of which each product of the filter meets one or several. Each of them has an index with
 * which it is found, or with which the products of a sort are looked up; together, with `or`, they have none (ADR 0122).
 * @param shopId of a merchant: only its own products
 * @param now epoch seconds
 * @param plan.isRead whether the category is read before its products are sorted
 * @param plan.newest the page of a list whose newest products come first; absent for other lists
 */
export function waysTo(
  filter: DeskGoodsFilter,
  shopId: number | null,
  now: number,
  { isRead = false, newest }: { isRead?: boolean; newest?: NewestFirst | undefined } = {},
): SQL[] {
  const { state, keyword = '', category_id: category, brand_id: brand, tag_id: tag } = filter
  if (keyword !== '' && !hasWords(keyword)) return [sql`false`]
  const shop = shopId ?? filter.distributor_id
  const base = [state ? stateConditions(now)[state] : sql`g.deleted is null`]
  if (brand) base.push(sql`g.brand_id = ${brand}`)
  if (tag)
    base.push(sql`exists (select from goods_tags gt where gt.tag_id = ${tag} and gt.goods_id = g.goods_id)`)
  if (shop !== undefined) base.push(sql`g.distributor_id = ${shop}`)
  const isAlone = !category && !brand && !tag && shop === undefined
  const word = keyword === '' ? null : soughtBy(keyword, (isAlone && newest) || null)
  const within = category ? inCategory(category, isRead) : null
  const sought = [within, word].filter((one) => one !== null)
  if (sought.length === 0) return [all(base)]
  const own = sought.map((one) => one.own)
  const shelved = [...(within ? [within.shelved] : []), ...(word ? [word.shelved] : [])]
  const numbered = word ? [all([...base, ...(within ? [within.own] : []), word.numbered])] : []
  if (state === 'off_sale') return [all([...base, ...shelved]), ...numbered]
  // Few products, whatever their shelf is.
  if (state === 'deleted' || state === 'pending' || state === 'returned')
    return [all([...base, ...own]), ...numbered]
  return [
    all([...base, ...sought.map((one) => one.listed)]),
    all([...base, sql.raw(isAside), ...own]),
    ...(state ? [] : [all([...base, sql.raw(isOffShelf), ...shelved])]),
    ...numbered,
  ]
}

const all = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`
/** Rows of several queries, each once. */
export const either = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` union `)

/** The products of a filter `g`, as one condition for reading all of them. Parameters as `waysTo`. */
export function conditionOf(filter: DeskGoodsFilter, shopId: number | null, now: number): SQL {
  const ways = waysTo(filter, shopId, now)
  const [single] = ways
  return single && ways.length === 1
    ? single
    : sql`g.goods_id in (${either(ways.map((way) => sql`select g.goods_id from goods g where ${way}`))})`
}
