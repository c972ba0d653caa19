import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { DeskGoodsRow } from '@/lib/contract/operator/goods-shape'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { recycleDays, type DeskGoodsSort, type DeskGoodsState } from '@/lib/domain/goods/desk-state'
import { grams, plain, quoted, wholeNumber } from '@/lib/domain/search/words'
import { daySeconds } from '@/lib/domain/time/china'
import { shownGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { boolean, json, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

/** The conditions that narrow a list of products. */
export interface DeskGoodsFilter {
  state?: DeskGoodsState | undefined
  keyword?: string | undefined
  category_id?: number | undefined
  brand_id?: number | undefined
  tag_id?: number | undefined
  distributor_id?: number | undefined
}

const isOnSale = `(g.approve_status <> 'instock' and g.deleted is null and g.audit_status = 'approved')`
const isOffShelf = `(g.approve_status = 'instock' and g.deleted is null)`
/** What merchants have sent is read from its own table, which is small. */
const isProposed = (states: string) =>
  `(g.deleted is null and g.goods_id in (select p.goods_id from goods_proposals p where p.state in (${states})))`
const isPending = isProposed(`'processing'`)
const isReturned = isProposed(`'submitting', 'rejected'`)
/** Products on sale without stock; those of the points mall have no row in the index. */
const isSoldOut = `(${isOnSale} and g.goods_id in (
  select i.goods_id from goods_index i where i.store = 0
  union all
  select p.goods_id from goods p
   where p.points_goods and not exists (select from skus s where s.goods_id = p.goods_id and s.store > 0)))`

/** Numbers that the states are counted to. */
const countLimit = 10_000

const columns = {
  goodsId: number,
  itemId: number,
  itemName: text,
  itemBn: text,
  pic: text,
  price: number,
  maxPrice: number,
  point: number,
  store: number,
  sales: number,
  skuNum: number,
  approveStatus: oneOf<ApproveStatus>(),
  auditStatus: oneOf<'submitting' | 'processing' | 'approved' | 'rejected'>(),
  isGift: boolean,
  staffGoods: boolean,
  pointsGoods: boolean,
  isPublic: boolean,
  brandName: text,
  categoryName: text,
  shopName: text,
  sort: number,
  created: number,
  updated: number,
  deleted: nullable(number),
  version: number,
  proposal: nullable(json<NonNullable<DeskGoodsRow['proposal']>>()),
}

const goodsPage = composedStatement('desk_goods_page', columns)
const goodsCount = composedStatement('desk_goods_count', { total: number })

/** Reads what a row shows, of the few products of a page. */
const shown =
  sql.raw(`g.goods_id as "goodsId", d.item_id as "itemId", g.item_name as "itemName", g.item_bn as "itemBn",
    coalesce(g.pics ->> 0, '') as pic, g.price, k."maxPrice", d.point, k.store, g.sales, k."skuNum",
    g.approve_status as "approveStatus", g.audit_status as "auditStatus", g.is_gift as "isGift",
    g.staff_goods as "staffGoods", g.points_goods as "pointsGoods", (${shownGoods}) as "isPublic",
    coalesce(b.attribute_name, '') as "brandName",
    coalesce((select string_agg(c.category_name, '、' order by c.category_id) from goods_categories gc
                join categories c on c.category_id = gc.category_id where gc.goods_id = g.goods_id), '') as "categoryName",
    coalesce(f.name, '') as "shopName", g.sort, g.created, g.updated, g.deleted,
    ${versionOf('goods', 'g.goods_id')} as version,
    (select json_build_object('state', p.state, 'is_new', p.is_new, 'revision', p.revision, 'fields', p.fields[1:40],
                              'reason', p.reason, 'submitted', p.submitted)
       from goods_proposals p where p.goods_id = g.goods_id) as proposal`)
const joined = sql.raw(`
  join skus d on d.goods_id = g.goods_id and d.is_default
  cross join lateral (select max(s.price) as "maxPrice", coalesce(sum(s.store), 0)::int as store,
                             count(*)::int as "skuNum" from skus s where s.goods_id = g.goods_id) k
  left join attributes b on b.attribute_id = g.brand_id
  left join distributors f on f.distributor_id = g.distributor_id`)

/** Sorts with the columns of their index, spelled like it. */
const sorts: Record<DeskGoodsSort, { by: SQL; key: SQL; isRising: boolean }> = {
  newest: { by: sql`g.goods_id desc`, key: sql`g.goods_id`, isRising: false },
  updated: {
    by: sql`g.updated desc nulls last, g.goods_id desc nulls last`,
    key: sql`g.updated`,
    isRising: false,
  },
  sales: { by: sql`g.sales desc nulls last, g.goods_id desc nulls last`, key: sql`g.sales`, isRising: false },
  price_asc: { by: sql`g.price, g.goods_id desc nulls last`, key: sql`g.price`, isRising: true },
  price_desc: { by: sql`g.price desc, g.goods_id`, key: sql`g.price`, isRising: false },
}

/** The products after a cursor, the sort key and id of the last row of the page before. */
function afterCursor(sort: DeskGoodsSort, cursor: [key: number, goodsId: number]): SQL {
  const [key, goodsId] = cursor
  const { key: column, isRising } = sorts[sort]
  if (sort === 'newest') return sql`g.goods_id < ${goodsId}`
  const next = sort === 'price_desc' ? sql`g.goods_id > ${goodsId}` : sql`g.goods_id < ${goodsId}`
  return isRising
    ? sql`${column} >= ${key} and (${column} > ${key} or ${next})`
    : sql`${column} <= ${key} and (${column} < ${key} or ${next})`
}

/** The cursor of a page; null for a text that is none. */
function cursorOf(after: string | undefined): [number, number] | null {
  const [, key, id] = /^(\d{1,15})_(\d{1,15})$/.exec(after ?? '') ?? []
  return key && id ? [Number(key), Number(id)] : null
}

/** Products on sale that no list has; a partial index covers them. */
const isAside = `g.approve_status <> 'instock' and (g.audit_status <> 'approved' or g.is_gift or g.points_goods)`

/** A condition that is found in an index of lists, and the same for products that are in no list, by their own columns. */
interface Sought {
  listed: SQL
  own: SQL
}

/**
 * Products whose name holds the keyword. `shelved`: as `own`, of products off the shelf, whose index has these texts;
 * `numbered`: those that have the number or barcode.
 */
function soughtBy(keyword: string): Sought & { shelved: SQL; numbered: SQL } {
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
    shelved: sql`g.goods_id = any(array(select g.goods_id from goods g where ${sql.raw(isOffShelf)} and ${inTexts}))`,
    numbered: sql`g.goods_id = any(array(
      select i.goods_id from goods_index i where i.words @@ ${wholeNumber(words)}::tsquery
      union all select s.goods_id from skus s where s.item_bn = ${keyword}
      union all select s.goods_id from skus s where s.barcode = ${keyword} and s.barcode <> ''))`,
  }
}

/** Products of a category that are read and sorted rather than looked up in the sequence of a sort. */
const gatheredLimit = 30_000
const sizeOfCategory = statement(
  'desk_goods_category_size',
  'select count(*)::int as size from (select 1 from category_goods where category_id = $1 limit $2) found',
  { size: number },
)

/**
 * Whether the products of a filter are read before they are sorted. A category is seldom spread evenly over a sort: the
 * dear ones are at the end of the prices.
 */
async function isGathered(db: Queries, { category_id: category }: DeskGoodsFilter): Promise<boolean> {
  if (!category) return false
  const { size } = only(await db.run(sizeOfCategory, [category, gatheredLimit + 1]), 'counting a category')
  return size <= gatheredLimit
}

/** Products in a category of either tree, or below it. */
function inCategory(category: number, isRead: boolean): Sought {
  const branch = sql`array(select c.category_id from categories c where c.path @> ${`{${category}}`}::int[])`
  const listed = sql`select cg.goods_id from category_goods cg where cg.category_id = ${category}`
  return {
    listed: isRead ? sql`g.goods_id = any(array(${listed}))` : sql`g.goods_id in (${listed})`,
    own: sql`(g.main_category_id = any(${branch}) or exists (
      select from goods_categories gc where gc.goods_id = g.goods_id and gc.category_id = any(${branch})))`,
  }
}

const stateConditions = (now: number): Record<DeskGoodsState, SQL> => ({
  on_sale: sql.raw(isOnSale),
  sold_out: sql.raw(isSoldOut),
  off_sale: sql.raw(isOffShelf),
  pending: sql.raw(isPending),
  returned: sql.raw(isReturned),
  deleted: sql`g.deleted > ${now - recycleDays * daySeconds}`,
})

/**
 * Conditions about product `g`, of which each product of the filter meets one or several. Each of them has an index with
 * which it is found, or with which the products of a sort are looked up; together, with `or`, they have none (ADR 0122).
 * @param shopId of a merchant: only its own products
 * @param now epoch seconds
 * @param isRead whether the category is read before its products are sorted
 */
function waysTo(filter: DeskGoodsFilter, shopId: number | null, now: number, isRead = false): SQL[] {
  const { state, keyword = '', category_id: category, brand_id: brand, tag_id: tag } = filter
  const shop = shopId ?? filter.distributor_id
  const base = [state ? stateConditions(now)[state] : sql`g.deleted is null`]
  if (brand) base.push(sql`g.brand_id = ${brand}`)
  if (tag)
    base.push(sql`exists (select from goods_tags gt where gt.tag_id = ${tag} and gt.goods_id = g.goods_id)`)
  if (shop !== undefined) base.push(sql`g.distributor_id = ${shop}`)
  const word = plain(keyword) === '' ? null : soughtBy(keyword)
  const within = category ? inCategory(category, isRead) : null
  const sought = [within, word].filter((one) => one !== null)
  if (sought.length === 0) return [all(base)]
  const own = sought.map((one) => one.own)
  const shelved = [...(within ? [within.own] : []), ...(word ? [word.shelved] : [])]
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
const either = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` union `)

/** The products of a filter `g`, as one condition for reading all of them. Parameters as `waysTo`. */
export function conditionOf(filter: DeskGoodsFilter, shopId: number | null, now: number): SQL {
  const ways = waysTo(filter, shopId, now)
  const [single] = ways
  return single && ways.length === 1
    ? single
    : sql`g.goods_id in (${either(ways.map((way) => sql`select g.goods_id from goods g where ${way}`))})`
}

/** The first products of a sort, as a query of whole rows `g`. */
function firstGoods(ways: readonly SQL[], by: SQL, limit: number): SQL {
  const [single] = ways
  if (single && ways.length === 1)
    return sql`select * from goods g where ${single} order by ${by} limit ${limit}`
  const firstOf = (way: SQL) => sql`(
    select g.goods_id, g.updated, g.sales, g.price from goods g where ${way} order by ${by} limit ${limit})`
  return sql`select g.* from (
    select g.goods_id as id from (${either(ways.map(firstOf))}) g order by ${by} limit ${limit}) page
    join goods g on g.goods_id = page.id`
}

/** The number of products, counted up to one more than the limit. */
const counted = (ways: readonly SQL[]): SQL => sql`select count(*)::int as total from (select 1 from (
  ${either(ways.map((way) => sql`(select g.goods_id from goods g where ${way} limit ${countLimit + 1})`))}) g
  limit ${countLimit + 1}) found`

const bit = (value: boolean) => (value ? 1 : 0)

const stateOf = (row: {
  deleted: number | null
  approveStatus: ApproveStatus
  auditStatus: DeskGoodsRow['audit_status']
  store: number
}): DeskGoodsState => {
  if (row.deleted !== null) return 'deleted'
  if (row.auditStatus !== 'approved') return row.auditStatus === 'processing' ? 'pending' : 'returned'
  if (row.approveStatus === 'instock') return 'off_sale'
  return row.store > 0 ? 'on_sale' : 'sold_out'
}

/**
 * A page of products (contract operator §4).
 * @param shopId of a merchant: only its own products
 * @param page.after `next` of the page before
 * @param now epoch seconds
 */
export async function listDeskGoods(
  db: Queries,
  shopId: number | null,
  filter: DeskGoodsFilter,
  page: { sort: DeskGoodsSort; after?: string | undefined; pageSize: number },
  now: number,
): Promise<{ list: DeskGoodsRow[]; total_count: number; more: boolean; next: string | null }> {
  const ways = waysTo(filter, shopId, now, await isGathered(db, filter))
  const cursor = cursorOf(page.after)
  const { by } = sorts[page.sort]
  const within = cursor ? ways.map((way) => sql`${way} and ${afterCursor(page.sort, cursor)}`) : ways
  const [rows, counts] = await Promise.all([
    db.run(
      ...goodsPage(
        sql`select ${shown} from (${firstGoods(within, by, page.pageSize + 1)}) g ${joined} order by ${by}`,
      ),
    ),
    db.run(...goodsCount(counted(ways))),
  ])
  const list = rows.slice(0, page.pageSize)
  const last = list.at(-1)
  const { total } = only(counts, 'counting products')
  const keyOfRow = {
    newest: last?.goodsId,
    updated: last?.updated,
    sales: last?.sales,
    price_asc: last?.price,
    price_desc: last?.price,
  }[page.sort]
  return {
    list: list.map((row) => ({
      goods_id: row.goodsId,
      item_id: row.itemId,
      item_name: row.itemName,
      item_bn: row.itemBn,
      pic: row.pic,
      price: row.price,
      max_price: row.maxPrice,
      point: row.point,
      store: row.store,
      sales: row.sales,
      sku_num: row.skuNum,
      state: stateOf(row),
      approve_status: row.approveStatus,
      audit_status: row.auditStatus,
      is_gift: bit(row.isGift),
      staff_goods: bit(row.staffGoods),
      points_goods: bit(row.pointsGoods),
      is_public: row.isPublic,
      brand_name: row.brandName,
      category_name: row.categoryName,
      shop_name: row.shopName,
      sort: row.sort,
      proposal: row.proposal,
      created: row.created,
      updated: row.updated,
      deleted: row.deleted,
      version: row.version,
    })),
    total_count: Math.min(total, countLimit),
    more: total > countLimit,
    next: rows.length > page.pageSize && last ? `${keyOfRow}_${last.goodsId}` : null,
  }
}

const limited = (condition: string) =>
  `(select count(*)::int from (select 1 from goods g where ${condition}
      and ($1::int is null or g.distributor_id = $1) limit ${countLimit}) found)`

const stateCounts = statement(
  'desk_goods_counts',
  `select ${limited(isOnSale)} as on_sale, ${limited(isSoldOut)} as sold_out, ${limited(isOffShelf)} as off_sale,
          ${limited(isPending)} as pending, ${limited(isReturned)} as returned,
          ${limited('g.deleted > $2::bigint')} as deleted`,
  { on_sale: number, sold_out: number, off_sale: number, pending: number, returned: number, deleted: number },
)

/** The numbers of products by state, each counted up to 10,000. @param now epoch seconds */
export const countDeskGoods = async (
  db: Queries,
  shopId: number | null,
  now: number,
): Promise<Record<DeskGoodsState, number>> =>
  only(await db.run(stateCounts, [shopId, now - recycleDays * daySeconds]), 'counting products by state')
