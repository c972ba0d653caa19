import 'server-only'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import { shownStatuses } from '@/lib/domain/approve-status'
import { MallError } from '@/lib/domain/errors'
import { subsidyTag } from '@/lib/domain/goods/subsidy'
import type { Viewer } from '@/lib/domain/person/viewer'
import { hasFourByteCharacters } from '@/lib/domain/text'
import { cardCoversSql, goodsIndexRow, marketingCoversSql } from '@/lib/server/catalogue/coverage/covers-sql'
import { canBeCollectedSql } from '@/lib/server/catalogue/coverage/hand-out-sql'
import { inOpenShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import type { Queries } from '@/lib/server/ground/db/connection'
import { regionPaths } from '@/lib/server/ground/region/region-paths'
import { tagByName } from '../sql/list'
import type { Scope } from './find-products'

/** A list of numbers as one SQL parameter. */
export const bigintArray = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::bigint[]`
const intArray = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::int[]`

/**
 * Products that a coupon can be used for (contract trade §4.1); for an exchange coupon only those that a shop hands
 * out.
 */
const isCoveredByCoupon = (cardId: number) => sql`exists (
  select 1 from cards c where c.card_id = ${cardId} and ${sql.raw(cardCoversSql('c', goodsIndexRow('i')))}
     and ${sql.raw(canBeCollectedSql('c', 'i.distributor_id'))})`

/** Products that a promotion applies to; only those of its own shop (contract trade §3.7). */
const isCoveredByMarketing = (marketingId: number) => sql`exists (
  select 1 from marketings m
   where m.marketing_id = ${marketingId} and ${sql.raw(marketingCoversSql('m', goodsIndexRow('i')))})`

/** The selected values of `item_params` by parameter: a product needs one of the values of each parameter. */
export function selectedByParameter(selected: NonNullable<GoodsListInput['item_params']>): number[][] {
  const byParameter = Map.groupBy(
    selected.filter(({ attribute_value_id }) => attribute_value_id !== 'all'),
    ({ attribute_id }) => attribute_id,
  )
  return [...byParameter.values()].map((values) =>
    values.map(({ attribute_value_id }) => Number(attribute_value_id)),
  )
}

/** The shop of a product is in one of these regions; products of the mall itself have no known place of dispatch. */
function isShippedFrom(regionIds: readonly number[]): SQL {
  const places = regionPaths(regionIds).map(
    ([province, city, county]) =>
      sql`(f.province = ${province}${city === undefined ? sql`` : sql` and f.city = ${city}`}${
        county === undefined ? sql`` : sql` and f.area = ${county}`
      })`,
  )
  return places.length === 0
    ? sql`false`
    : sql`i.distributor_id in (select f.distributor_id from distributors f where ${or(...places)})`
}

/** A price of the contract, in yuan, as cents. */
export const centsOf = (yuan: number): number => Math.round(yuan * 100)

const shownStatusSet = new Set<string>(shownStatuses)

/**
 * The input of a list with the tag resolved to its id: a constant lets the database estimate how many products carry
 * the tag, which a subquery does not.
 */
export type ListFilter = Omit<GoodsListInput, 'tag' | 'subsidy'> & {
  namedTag?: number | undefined
  /** The tag of subsidised products. */
  subsidyTagId?: number | undefined
}

/** Resolves the names of tags; an unknown tag becomes id 0, which no product has. */
export async function filterOf(db: Queries, { tag, subsidy, ...input }: GoodsListInput): Promise<ListFilter> {
  const idOf = async (name: string) => (await db.run(tagByName, [name]))[0]?.tagId ?? 0
  const [namedTag, subsidyTagId] = await Promise.all([
    tag ? idOf(tag) : undefined,
    subsidy ? idOf(subsidyTag) : undefined,
  ])
  return { ...input, ...(tag ? { namedTag } : {}), ...(subsidy ? { subsidyTagId } : {}) }
}

/** The category of a list; the contract has three names for it (contract goods §2.1). */
const categoryOf = ({ category_id, category, cat_id }: ListFilter): number | undefined =>
  category_id?.[0] ?? category?.[0] ?? cat_id?.[0]

/**
 * The conditions of a product list on `goods_index i`, all except the keyword (contract goods §2.1). Every row of the
 * index is a listed product; only staff see staff products (spec 1 §6). `filterByFacets` is the same rule for found
 * products.
 */
export function indexFilter(input: ListFilter, viewer: Viewer | null): SQL {
  const conditions: SQL[] = [sql.raw(inOpenShop('i.distributor_id'))]
  if (!viewer?.isStaff) conditions.push(sql`not i.staff_goods`)
  if (input.staff_goods) conditions.push(sql`i.staff_goods`)

  const category = categoryOf(input)
  if (category) conditions.push(sql`i.categories @> ${intArray([category])}`)
  const main = input.main_category?.[0]
  if (main) conditions.push(sql`i.categories @> ${intArray([main])}`)
  if (input.item_id?.length)
    conditions.push(
      sql`i.goods_id in (select goods_id from skus where item_id = any(${bigintArray(input.item_id)}))`,
    )
  if (input.goods_id?.length) conditions.push(sql`i.goods_id = any(${bigintArray(input.goods_id)})`)
  if (input.brand_id?.length) conditions.push(sql`i.brand_id = any(${intArray(input.brand_id)})`)
  if (input.tag_id?.length) conditions.push(sql`i.tags && ${intArray(input.tag_id)}`)
  if (input.namedTag !== undefined) conditions.push(sql`i.tags @> ${intArray([input.namedTag])}`)
  if (input.subsidyTagId !== undefined) conditions.push(sql`i.tags @> ${intArray([input.subsidyTagId])}`)
  for (const values of selectedByParameter(input.item_params ?? []))
    conditions.push(sql`i.params && ${intArray(values)}`)
  if (input.start_price !== undefined) conditions.push(sql`i.price >= ${centsOf(input.start_price)}`)
  if (input.end_price) conditions.push(sql`i.price <= ${centsOf(input.end_price)}`)
  if (input.distributor_id?.length)
    conditions.push(sql`i.distributor_id = any(${intArray(input.distributor_id)})`)
  if (input.regions_id?.length) conditions.push(isShippedFrom(input.regions_id))
  if (input.in_stock) conditions.push(sql`i.store > 0`)
  if (input.card_id) conditions.push(isCoveredByCoupon(input.card_id))
  if (input.marketing_id) conditions.push(isCoveredByMarketing(input.marketing_id))
  const statuses = new Set(input.approve_status?.split(',').filter((status) => shownStatusSet.has(status)))
  if (statuses.size === 1)
    conditions.push(
      sql`exists (select 1 from goods g where g.goods_id = i.goods_id and g.approve_status = ${[...statuses][0]})`,
    )
  // The mall sells neither services nor cross-border products.
  if (input.item_type === 'services' || input.type === 1) conditions.push(sql`false`)
  return and(...conditions) ?? sql`true`
}

/**
 * The keyword of a search; the contract has two names for it.
 * @throws MallError 系统当前不支特殊字符搜索 for 4-byte characters
 */
export function keywordOf(input: GoodsListInput): string {
  const keyword = [input.keywords, input.item_name].filter(Boolean).join(' ')
  if (hasFourByteCharacters(keyword)) throw new MallError('系统当前不支特殊字符搜索')
  return keyword
}

// Spelled exactly like the indexes, including `nulls last`; otherwise the database cannot read in index order.
const sorts: Record<number, SQL> = {
  1: sql`i.sales desc nulls last, i.goods_id desc nulls last`,
  2: sql`i.price desc nulls last, i.goods_id desc nulls last`,
  3: sql`i.price, i.goods_id desc nulls last`,
  4: sql`i.created desc nulls last, i.goods_id desc nulls last`,
  5: sql`i.store desc nulls last, i.goods_id desc nulls last`,
}

/** `goodsSort` as SQL; ties are sorted by newest first (contract goods §2.1). */
export const sortOf = (goodsSort = 0): SQL =>
  sorts[goodsSort] ?? sql`i.sort desc nulls last, i.goods_id desc nulls last`

const indexRows = sql`goods_index i`

/** Parameters whose values do not change the fast plan. */
const plainInputs = new Set([
  ...['page', 'pageSize', 'goodsSort', 'is_tdk', 'is_default', 'category_id', 'category', 'cat_id'],
])

/** Whether a list has no filter but a category: an index then gives its rows in the operator's sort. */
export const isPlain = (input: ListFilter): boolean =>
  Object.entries(input).every(
    ([key, value]) => plainInputs.has(key) || value === undefined || value === '' || value === false,
  ) && input.item_type !== 'services'

/**
 * The rows of a list in its sort. A category in the operator's sort is read from `category_goods`, which stores it that
 * way: the cost of its first pages depends neither on its size nor on that of the mall (ADR 0014). All other sorts have
 * an index of their own.
 */
export function listScope(input: ListFilter, viewer: Viewer | null): Scope & { sort: SQL } {
  const category = categoryOf(input)
  const isPlannedOnce = isPlain(input)
  if (input.goodsSort || !category) {
    const where = indexFilter(input, viewer)
    return {
      from: indexRows,
      where,
      sort: sortOf(input.goodsSort),
      isPlannedOnce: isPlannedOnce && !category,
    }
  }
  const otherFilters = { ...input, category_id: undefined, category: undefined, cat_id: undefined }
  return {
    from: sql`category_goods cg join goods_index i on i.goods_id = cg.goods_id`,
    where: sql`cg.category_id = ${category} and ${indexFilter(otherFilters, viewer)}`,
    sort: sql`cg.sort desc nulls last, cg.goods_id desc nulls last`,
    isPlannedOnce,
  }
}
