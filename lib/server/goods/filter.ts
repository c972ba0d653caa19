import 'server-only'
import { and, type SQL, sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { MallError } from '@/lib/domain/errors'
import { shownStatuses } from '@/lib/domain/stock'
import { hasFourByteCharacters } from '@/lib/domain/text'
import { cardCoversSql, goodsIndexRow, marketingCoversSql } from '@/lib/server/coverage/covers-sql'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import type { Viewer } from '@/lib/server/session/viewer'
import type { Facet, Scope } from './count-facets'
import { inOpenShop } from './shown-goods'

/** A list of numbers as one parameter. */
const ids = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::bigint[]`
const smallIds = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::int[]`

const tagByName = statement('goods_tag_by_name', 'select tag_id as "tagId" from tags where tag_name = $1')

/** Products that a coupon can be used for (contract trade §4.1). */
const inScopeOfCoupon = (cardId: number) => sql`exists (
  select 1 from cards c where c.card_id = ${cardId} and ${sql.raw(cardCoversSql('c', goodsIndexRow('i')))})`

/** Products that a promotion applies to: those of its own shop (contract trade §3.7). */
const inScopeOfMarketing = (marketingId: number) => sql`exists (
  select 1 from marketings m
   where m.marketing_id = ${marketingId} and ${sql.raw(marketingCoversSql('m', goodsIndexRow('i')))})`

/** The values of item_params that are chosen, by parameter: any of one parameter, all parameters. */
function inParams(chosen: NonNullable<GoodsListInput['item_params']>): SQL[] {
  const byParameter = Map.groupBy(
    chosen.filter(({ attribute_value_id }) => attribute_value_id !== 'all'),
    ({ attribute_id }) => attribute_id,
  )
  return [...byParameter.values()].map(
    (values) =>
      sql`i.params && ${smallIds(values.map(({ attribute_value_id }) => Number(attribute_value_id)))}`,
  )
}

const shownStates = new Set<string>(shownStatuses)

/** A list's input whose tag is known by its id: only of a constant the database knows how rare it is. */
export type ListFilter = Omit<GoodsListInput, 'tag'> & { namedTag?: number | undefined }

/** Looks the named tag up; a tag that does not exist is on no goods. */
export async function filterOf(db: Queries, { tag, ...input }: GoodsListInput): Promise<ListFilter> {
  if (!tag) return input
  const [row] = await db.run<{ tagId: number }>(tagByName, [tag])
  return { ...input, namedTag: row?.tagId ?? 0 }
}

/** The category that a list is of, by any of its names (contract goods §2.1). */
const categoryOf = ({ category_id, category, cat_id }: ListFilter): number | undefined =>
  category_id?.[0] ?? category?.[0] ?? cat_id?.[0]

/**
 * The conditions of a goods list on `goods_index i`, all but the keyword (contract goods §2.1). Every row of the index is
 * shown goods; staff goods show only to staff (spec 1 §6).
 */
export function indexFilter(input: ListFilter, viewer: Viewer | null, without?: Facet): SQL {
  const conditions: SQL[] = [sql.raw(inOpenShop('i.distributor_id'))]
  if (!viewer?.isStaff) conditions.push(sql`not i.staff_goods`)

  const category = categoryOf(input)
  if (category) conditions.push(sql`i.categories @> ${smallIds([category])}`)
  const main = input.main_category?.[0]
  if (main) conditions.push(sql`i.categories @> ${smallIds([main])}`)
  if (input.item_id?.length)
    conditions.push(sql`i.goods_id in (select goods_id from skus where item_id = any(${ids(input.item_id)}))`)
  if (input.goods_id?.length) conditions.push(sql`i.goods_id = any(${ids(input.goods_id)})`)
  if (without !== 'brand' && input.brand_id?.length)
    conditions.push(sql`i.brand_id = any(${smallIds(input.brand_id)})`)
  if (without !== 'tag') {
    if (input.tag_id?.length) conditions.push(sql`i.tags && ${smallIds(input.tag_id)}`)
    if (input.namedTag !== undefined) conditions.push(sql`i.tags @> ${smallIds([input.namedTag])}`)
  }
  if (without !== 'params' && input.item_params) conditions.push(...inParams(input.item_params))
  if (without !== 'price') {
    if (input.start_price !== undefined)
      conditions.push(sql`i.price >= ${Math.round(input.start_price * 100)}`)
    if (input.end_price) conditions.push(sql`i.price <= ${Math.round(input.end_price * 100)}`)
  }
  if (input.distributor_id?.length)
    conditions.push(sql`i.distributor_id = any(${smallIds(input.distributor_id)})`)
  if (input.card_id) conditions.push(inScopeOfCoupon(input.card_id))
  if (input.marketing_id) conditions.push(inScopeOfMarketing(input.marketing_id))
  const states = new Set(input.approve_status?.split(',').filter((state) => shownStates.has(state)))
  if (states.size === 1)
    conditions.push(
      sql`exists (select 1 from goods g where g.goods_id = i.goods_id and g.approve_status = ${[...states][0]})`,
    )
  // Neither services nor goods from abroad are sold here.
  if (input.item_type === 'services' || input.type === 1) conditions.push(sql`false`)
  return and(...conditions) ?? sql`true`
}

/**
 * What was typed into the search, of both of its names.
 * @throws MallError 系统当前不支特殊字符搜索 for 4-byte characters
 */
export function keywordOf(input: GoodsListInput): string {
  const typed = [input.keywords, input.item_name].filter(Boolean).join(' ')
  if (hasFourByteCharacters(typed)) throw new MallError('系统当前不支特殊字符搜索')
  return typed
}

// Spelled as the indexes are, with empty values last, or they could not be walked along.
const orders: Record<number, SQL> = {
  1: sql`i.sales desc nulls last, i.goods_id desc nulls last`,
  2: sql`i.price desc nulls last, i.goods_id desc nulls last`,
  3: sql`i.price, i.goods_id desc nulls last`,
  4: sql`i.created desc nulls last, i.goods_id desc nulls last`,
  5: sql`i.store desc nulls last, i.goods_id desc nulls last`,
}

/** `goodsSort` as SQL; ties go to the newer goods (contract goods §2.1). */
export const indexOrder = (sort = 0): SQL =>
  orders[sort] ?? sql`i.sort desc nulls last, i.goods_id desc nulls last`

/** Rows of the index without a shortcut. */
const plainRows = sql`goods_index i`

/**
 * Where the goods of a list are read from. A category is read from `category_goods`, which holds it in the operator's
 * order: neither its size nor that of the mall matters to its first pages.
 */
export function listScope(input: ListFilter, viewer: Viewer | null, without?: Facet): Scope {
  const category = categoryOf(input)
  const others = { ...input, category_id: undefined, category: undefined, cat_id: undefined }
  return category
    ? {
        from: sql`category_goods cg join goods_index i on i.goods_id = cg.goods_id`,
        where: sql`cg.category_id = ${category} and ${indexFilter(others, viewer, without)}`,
        order: sql`cg.sort desc nulls last, cg.goods_id desc nulls last`,
      }
    : { from: plainRows, where: indexFilter(input, viewer, without) }
}

/** A page of a list: where it is read from depends on its order as well. */
export function pageScope(input: ListFilter, viewer: Viewer | null): Scope & { order: SQL } {
  // Another order than the operator's is walked along its own index.
  if (input.goodsSort || !categoryOf(input))
    return { from: plainRows, where: indexFilter(input, viewer), order: indexOrder(input.goodsSort) }
  return { order: indexOrder(), ...listScope(input, viewer) }
}
