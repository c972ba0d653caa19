import 'server-only'
import type {
  BrandChoice,
  CouponChoice,
  GoodsTagChoice,
  PageChoice,
  ShopChoice,
  ShopTagChoice,
} from '@/lib/contract/operator/content/design-choice'
import { isOpenShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { json, number, oneOf, statement, text, type Statement } from '@/lib/server/ground/db/statement'

/** Rows whose `name` contains $1 (all when it is empty): $2 from index $3. The columns have their wire names. */
const total = number
const matching = (name: string) => `($1::text = '' or strpos(lower(${name}), lower($1)) > 0)`

const brands = statement(
  'design_brands',
  `select a.attribute_id, a.attribute_name, a.image_url, count(*) over ()::int as total from attributes a
    where a.attribute_type = 'brand' and ${matching('a.attribute_name')}
    order by a.attribute_name, a.attribute_id limit $2 offset $3`,
  { attribute_id: number, attribute_name: text, image_url: text, total },
)
/** Coupons that can be claimed at $4. */
const coupons = statement(
  'design_coupons',
  `select c.card_id, c.card_type, c.title, c.description, c.discount, c.least_cost, c.reduce_cost, c.begin_date, c.end_date,
          count(*) over ()::int as total from cards c
    where c.receive and c.get_num < c.quantity and ${matching('c.title')}
      and (c.date_type <> 'DATE_TYPE_FIX_TIME_RANGE' or c.end_date > $4::bigint)
    order by c.card_id desc limit $2 offset $3`,
  {
    card_id: number,
    card_type: oneOf<CouponChoice['card_type']>(),
    title: text,
    description: text,
    discount: number,
    least_cost: number,
    reduce_cost: number,
    begin_date: number,
    end_date: number,
    total,
  },
)
const shops = statement(
  'design_shops',
  `select d.distributor_id, d.name, d.logo, d.banner, concat(d.province, d.city, d.area, d.address) as address,
          coalesce((select json_agg(json_build_object('tag_id', t.tag_id, 'tag_name', t.tag_name) order by t.tag_id)
                      from distributor_tags dt join shop_tags t on t.tag_id = dt.tag_id
                     where dt.distributor_id = d.distributor_id), '[]') as "tagList",
          count(*) over ()::int as total
     from distributors d where ${isOpenShop('d')} and ${matching('d.name')}
    order by d.distributor_id limit $2 offset $3`,
  {
    distributor_id: number,
    name: text,
    logo: text,
    banner: text,
    address: text,
    tagList: json<ShopTagChoice[]>(),
    total,
  },
)
const shopTags = statement(
  'design_shop_tags',
  `select t.tag_id, t.tag_name, count(*) over ()::int as total from shop_tags t
    where t.front_show and ${matching('t.tag_name')} order by t.tag_id limit $2 offset $3`,
  { tag_id: number, tag_name: text, total },
)
const goodsTags = statement(
  'design_goods_tags',
  `select t.tag_id, t.tag_name, count(*) over ()::int as total from tags t
    where t.front_show and ${matching('t.tag_name')} order by t.tag_name, t.tag_id limit $2 offset $3`,
  { tag_id: number, tag_name: text, total },
)
const pages = statement(
  'design_pages',
  `select t.theme_pc_template_id, t.template_title, t.page_code, count(*) over ()::int as total from pc_templates t
    where t.status = 1 and t.page_type = 'custom' and ${matching('t.template_title')}
    order by t.theme_pc_template_id desc limit $2 offset $3`,
  { theme_pc_template_id: number, template_title: text, page_code: text, total },
)

/** A search of an operator in a picker. */
export interface Search {
  keyword: string
  page: number
  pageSize: number
}

interface Found<Row> {
  total_count: number
  list: Row[]
}

async function find<Row>(
  db: Queries,
  list: Statement<Row & { total: number }>,
  { keyword, page, pageSize }: Search,
  more: unknown[] = [],
): Promise<Found<Row>> {
  const rows = await db.run(list, [keyword, ...limitAndOffset(page, pageSize), ...more])
  return { total_count: rows[0]?.total ?? 0, list: rows }
}

export const findBrands = (db: Queries, search: Search): Promise<Found<BrandChoice>> =>
  find(db, brands, search)
export const findCoupons = (db: Queries, search: Search, now: number): Promise<Found<CouponChoice>> =>
  find(db, coupons, search, [now])
export const findShops = (db: Queries, search: Search): Promise<Found<ShopChoice>> => find(db, shops, search)
export const findShopTags = (db: Queries, search: Search): Promise<Found<ShopTagChoice>> =>
  find(db, shopTags, search)
export const findGoodsTags = (db: Queries, search: Search): Promise<Found<GoodsTagChoice>> =>
  find(db, goodsTags, search)
export const findPages = (db: Queries, search: Search): Promise<Found<PageChoice>> => find(db, pages, search)
