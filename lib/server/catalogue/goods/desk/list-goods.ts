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
import { boolean, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
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

const isOnSale = `(g.approve_status <> 'instock' and g.deleted is null)`
const isOffShelf = `(g.approve_status = 'instock' and g.deleted is null)`
/** Products on sale without stock; those of the points mall have no row in the index. */
const isSoldOut = `(${isOnSale} and (
  g.goods_id in (select i.goods_id from goods_index i where i.store = 0)
  or (g.points_goods and not exists (select from skus s where s.goods_id = g.goods_id and s.store > 0))))`

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
    ${versionOf('goods', 'g.goods_id')} as version`)
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
    by: sql`g.updated desc nulls last, g.goods_id desc`,
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

/**
 * Products whose name holds the keyword, or that have the number or barcode. Names of listed products are found with
 * the index of the search; those that are in no list are few, or off the shelf, which has an index.
 */
function matches(keyword: string): SQL {
  const words = plain(keyword)
  const inName = grams(words)
    .filter((gram) => [...gram].length === 2)
    .map((gram) => quoted(`A${gram}`))
  const query = (inName.length > 0 ? inName : [`${quoted(`A${words}`)}:*`]).join(' & ')
  const number = wholeNumber(words)
  const contains = (column: SQL) => sql`strpos(lower(${column}), lower(${keyword})) > 0`
  const unlisted = sql.raw(`(${isOffShelf} or g.deleted is not null or g.is_gift or g.points_goods)`)
  return sql`(g.goods_id in (
      select i.goods_id from goods_index i
       where (i.words @@ ${query}::tsquery and position(${words} in i.plain_name) > 0) or i.words @@ ${number}::tsquery
      union select s.goods_id from skus s where s.item_bn = ${keyword})
    or (${unlisted} and (${contains(sql`g.item_name`)} or exists (
      select from skus s where s.goods_id = g.goods_id and (${contains(sql`s.item_bn`)} or s.barcode = ${keyword})))))`
}

/**
 * The products of a filter `g`, as SQL.
 * @param shopId of a merchant: only its own products
 * @param now epoch seconds
 */
export function conditionOf(filter: DeskGoodsFilter, shopId: number | null, now: number): SQL {
  const { state, keyword, category_id: category, brand_id: brand, tag_id: tag } = filter
  const shop = shopId ?? filter.distributor_id
  const restorable = now - recycleDays * daySeconds
  const conditions: SQL[] = [
    state === 'deleted'
      ? sql`g.deleted > ${restorable}`
      : state === 'off_sale'
        ? sql.raw(isOffShelf)
        : state === 'sold_out'
          ? sql.raw(isSoldOut)
          : state === 'on_sale'
            ? sql.raw(isOnSale)
            : sql`g.deleted is null`,
  ]
  if (keyword && plain(keyword) !== '') conditions.push(matches(keyword))
  if (category)
    conditions.push(sql`(g.main_category_id in (select c.category_id from categories c where c.path @> ${`{${category}}`}::int[])
      or exists (select from goods_categories gc join categories c on c.category_id = gc.category_id
                  where gc.goods_id = g.goods_id and c.path @> ${`{${category}}`}::int[]))`)
  if (brand) conditions.push(sql`g.brand_id = ${brand}`)
  if (tag)
    conditions.push(
      sql`exists (select from goods_tags gt where gt.tag_id = ${tag} and gt.goods_id = g.goods_id)`,
    )
  if (shop !== undefined) conditions.push(sql`g.distributor_id = ${shop}`)
  return and(...conditions) ?? sql`true`
}

const bit = (value: boolean) => (value ? 1 : 0)

const stateOf = (row: {
  deleted: number | null
  approveStatus: ApproveStatus
  store: number
}): DeskGoodsState => {
  if (row.deleted !== null) return 'deleted'
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
  const condition = conditionOf(filter, shopId, now)
  const cursor = cursorOf(page.after)
  const { by } = sorts[page.sort]
  const within = cursor ? sql`${condition} and ${afterCursor(page.sort, cursor)}` : condition
  const [rows, counts] = await Promise.all([
    db.run(
      ...goodsPage(sql`select ${shown} from (
        select * from goods g where ${within} order by ${by} limit ${page.pageSize + 1}) g ${joined} order by ${by}`),
    ),
    db.run(
      ...goodsCount(
        sql`select count(*)::int as total from (select 1 from goods g where ${condition} limit ${countLimit + 1}) found`,
      ),
    ),
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
          ${limited('g.deleted > $2::bigint')} as deleted`,
  { on_sale: number, sold_out: number, off_sale: number, deleted: number },
)

/** The numbers of products by state, each counted up to 10,000. @param now epoch seconds */
export const countDeskGoods = async (
  db: Queries,
  shopId: number | null,
  now: number,
): Promise<Record<DeskGoodsState, number>> =>
  only(await db.run(stateCounts, [shopId, now - recycleDays * daySeconds]), 'counting products by state')
