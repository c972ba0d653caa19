import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/session/viewer'
import { loadCards } from './cards'
import { goodsFilter, goodsOrder } from './filter'
import { listTdk } from './tdk'
import { yuan } from './wire'

/** `execute` of both homes gives `{ rows }`; the common builder type does not say so. */
export async function rowsOf<Row>(db: Queries, query: SQL): Promise<Row[]> {
  const result = (await db.orm.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}

const pageIds = (where: SQL, order: SQL, page: number, pageSize: number) => sql`
  select g.goods_id as "goodsId" from goods g where ${where} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`

const countAll = (where: SQL) => sql`select count(*)::int as total from goods g where ${where}`

const brandFacet = (where: SQL) => sql`
  select b.attribute_id, b.attribute_name, b.attribute_type, b.attribute_memo, b.sort as attribute_sort, b.image_url
    from attributes b
   where b.attribute_id in (select g.brand_id from goods g where ${where})
   order by b.sort desc, b.attribute_id`

const tagFacet = (where: SQL) => sql`
  select t.tag_id, t.tag_name, t.tag_color, t.font_color, 1 as front_show
    from tags t
   where t.front_show and exists (select 1 from goods_tags gt join goods g on g.goods_id = gt.goods_id
                                   where gt.tag_id = t.tag_id and ${where})
   order by t.tag_id`

interface BrandRow {
  attribute_id: number
  attribute_name: string
  attribute_type: 'brand'
  attribute_memo: string
  attribute_sort: number
  image_url: string
}

interface TagRow {
  tag_id: number
  tag_name: string
  tag_color: string
  font_color: string
  front_show: 1
}

/** A page of goods with its facets (contract goods §2). */
export async function listGoods({ db, now }: Mall, input: GoodsListInput, viewer: Viewer | null) {
  const where = goodsFilter(input, viewer)
  // The brand row keeps the other brands on offer while one is chosen.
  const withoutBrand = goodsFilter({ ...input, brand_id: undefined }, viewer)
  const [ids, [counted], brands, tags] = await Promise.all([
    rowsOf<{ goodsId: number }>(db, pageIds(where, goodsOrder(input.goodsSort), input.page, input.pageSize)),
    rowsOf<{ total: number }>(db, countAll(where)),
    rowsOf<BrandRow>(db, brandFacet(withoutBrand)),
    rowsOf<TagRow>(db, tagFacet(where)),
  ])
  const total = counted?.total ?? 0
  const list = await loadCards(
    db,
    ids.map(({ goodsId }) => Number(goodsId)),
    viewer,
    now(),
  )
  return {
    list,
    total_count: total,
    count: total,
    select_tags_list: tags,
    brand_list: { total_count: brands.length, list: brands },
    cur: yuan,
    ...(input.is_tdk ? { tdk_data: await listTdk(db, input) } : {}),
  }
}

const recommended = (shop: SQL, pageSize: number, offset: number) => sql`
  select g.goods_id as "goodsId" from goods g
   where g.approve_status = 'onsale' and g.audit_status = 'approved' and not g.is_gift and not g.staff_goods and ${shop}
   order by g.sort desc, g.goods_id limit ${pageSize} offset ${offset}`

/** On-sale goods by the operator's order (contract goods §14.1). */
export async function listRecommended(
  { db, now }: Mall,
  input: { page: number; pageSize: number; distributor_id?: number | undefined },
  viewer: Viewer | null,
) {
  const shop = input.distributor_id ? sql`g.distributor_id = ${input.distributor_id}` : sql`true`
  const [ids, [counted]] = await Promise.all([
    rowsOf<{ goodsId: number }>(db, recommended(shop, input.pageSize, (input.page - 1) * input.pageSize)),
    rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from goods g
      where g.approve_status = 'onsale' and g.audit_status = 'approved' and not g.is_gift and not g.staff_goods and ${shop}`,
    ),
  ])
  const list = await loadCards(
    db,
    ids.map(({ goodsId }) => Number(goodsId)),
    viewer,
    now(),
  )
  const total = counted?.total ?? 0
  return { list, total_count: total, count: total }
}
