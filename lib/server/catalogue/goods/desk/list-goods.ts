import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { MallError } from '@/lib/domain/errors'
import type { DeskGoodsSort, DeskGoodsState } from '@/lib/domain/goods/desk-state'
import * as requestMessages from '@/lib/domain/messages/request'
import { shownGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { boolean, json, nullable, number, oneOf, text } from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'
import { shownPicture } from '@/lib/server/ground/stored-urls'
import { countLimit } from './count-goods'
import { either, isGathered, waysTo, type DeskGoodsFilter } from './filter'

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

/** The cursor of a page; null for the first one. @throws MallError 参数错误 for one of another sort */
function cursorOf(sort: DeskGoodsSort, after: string | undefined): [number, number] | null {
  if (!after) return null
  const [, ofSort, key, id] = /^(\w+)_(\d{1,15})_(\d{1,15})$/.exec(after) ?? []
  if (ofSort !== sort) throw new MallError(requestMessages.parametersInvalid)
  return [Number(key), Number(id)]
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

const countedOf = (query: SQL): SQL =>
  sql`(select count(*)::int from (select 1 from (${query}) g limit ${countLimit + 1}) found)`

/**
 * The number of products, counted up to one more than the limit. The first way has most of them: where it reaches the
 * limit, the others are not read.
 */
function counted(ways: readonly SQL[]): SQL {
  const found = ways.map((way) => sql`(select g.goods_id from goods g where ${way} limit ${countLimit + 1})`)
  const [first] = found
  if (!first || found.length === 1) return sql`select ${countedOf(either(found))} as total`
  return sql`select case when ${countedOf(first)} > ${countLimit} then ${countLimit + 1}
                         else ${countedOf(either(found))} end as total`
}

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
  const isRead = await isGathered(db, filter, page.sort)
  const limit = page.pageSize + 1
  const cursor = cursorOf(page.sort, page.after)
  const newest = page.sort === 'newest' ? { below: cursor?.[1] ?? null, limit } : undefined
  const ways = waysTo(filter, shopId, now, { isRead, newest })
  // To find any 10,000 of a category the database would read the mall in the sequence of its rows.
  const countedWays = waysTo(filter, shopId, now, { isRead: true })
  const { by } = sorts[page.sort]
  const within = cursor ? ways.map((way) => sql`${way} and ${afterCursor(page.sort, cursor)}`) : ways
  const [rows, counts] = await Promise.all([
    db.run(
      ...goodsPage(sql`select ${shown} from (${firstGoods(within, by, limit)}) g ${joined} order by ${by}`),
    ),
    db.run(...goodsCount(counted(countedWays))),
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
      pic: shownPicture(row.pic),
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
    next: rows.length > page.pageSize && last ? `${page.sort}_${keyOfRow}_${last.goodsId}` : null,
  }
}
