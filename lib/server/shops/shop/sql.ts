import 'server-only'
import type { z } from 'zod'
import type { shopCard } from '@/lib/contract/shops/distributor'
import type { PromotionType } from '@/lib/domain/promotion/rule'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import { isOpenShop, publicGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { appliedTypeList } from '@/lib/server/catalogue/promotion/running-sql'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import {
  boolean,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type Column,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** The columns of `shopRow` from `distributors d`. */
const shopColumns = `d.distributor_id as "distributorId", d.name, d.first_letter as "firstLetter",
  d.shop_code as "shopCode", d.category_id as "categoryId", d.distribution_type as "distributionType", d.logo, d.banner,
  d.introduce, d.business, d.mobile, d.contact, d.contract_phone as "contractPhone", d.province, d.city, d.area, d.address,
  d.house_number as "houseNumber", d.lng, d.lat, d.hour, d.is_valid as "isValid", d.is_ziti as "isZiti",
  d.is_delivery as "isDelivery", d.is_default as "isDefault", d.delivery_distance as "deliveryDistance", d.created,
  d.updated`

const shopRow = {
  distributorId: number,
  name: text,
  firstLetter: text,
  shopCode: text,
  categoryId: nullable(number),
  distributionType: number,
  logo: text,
  banner: text,
  introduce: text,
  business: text,
  mobile: text,
  contact: text,
  contractPhone: text,
  province: text,
  city: text,
  area: text,
  address: text,
  houseNumber: text,
  /** Degrees; null for a shop without a position. */
  lng: nullable(number),
  lat: nullable(number),
  hour: text,
  isValid: oneOf<'true' | 'false' | 'closed' | 'delete'>(),
  isZiti: boolean,
  isDelivery: boolean,
  isDefault: boolean,
  deliveryDistance: number,
  created: number,
  updated: number,
}

export type ShopRow = RowOf<typeof shopRow>

export const shopById = statement(
  'shop',
  `select ${shopColumns} from distributors d where d.distributor_id = $1`,
  shopRow,
)

export const shopsByIds = statement(
  'shops',
  `select ${shopColumns}
     from unnest($1::int[]) with ordinality as requested(distributor_id, ordinal)
     join distributors d on d.distributor_id = requested.distributor_id
    order by requested.ordinal`,
  shopRow,
)

export const defaultShop = statement(
  'shop_default',
  `select ${shopColumns} from distributors d where ${isOpenShop('d')} and d.is_default order by d.distributor_id limit 1`,
  shopRow,
)

/** Cities with open shops; provinces with the most shops first. */
export const shopRegions = statement(
  'shop_regions',
  `select province, city, count(*)::int as count from distributors where ${isOpenShop('distributors')}
    group by province, city
    order by sum(count(*)) over (partition by province) desc, province, count desc, city`,
  { province: text, city: text, count: number },
)

/** Open shops by first letter; `#` last. */
export const shopsByLetter = statement(
  'shop_letters',
  `select distributor_id, name, logo, first_letter from distributors
    where ${isOpenShop('distributors')} and ($1 = '' or strpos(lower(name), lower($1)) > 0)
    order by first_letter = '#', first_letter, name`,
  { distributor_id: number, name: text, logo: text, first_letter: text },
)

export const shopCategories = statement(
  'shop_categories',
  `select category_id, category_name, sort, created from distributor_categories order by sort desc, category_id`,
  { category_id: number, category_name: text, sort: number, created: number },
)

export const shopCategoryNames = statement(
  'shop_category_names',
  `select category_id as id, category_name as name from distributor_categories where category_id = any($1::int[])`,
  { id: number, name: text },
)

/** Open shops of a province $1, city $2 and area $3; an empty name matches any. */
export const shopsOfRegion = statement(
  'shops_of_region',
  `select ${shopColumns} from distributors d
    where ${isOpenShop('d')} and ($1 = '' or d.province = $1)
      and ($2 = '' or d.city = $2) and ($3 = '' or d.area = $3)
    order by d.is_default desc, d.created desc, d.distributor_id desc limit $4`,
  shopRow,
)

/** The widest delivery radius of any shop, in kilometres. */
export const widestDelivery = statement(
  'farthest_reach',
  'select coalesce(max(delivery_distance), 0) as km from distributors',
  { km: number },
)

/** A page of shops and their distance in kilometres; null without coordinates. */
export const shopPage = composedStatement('shop_page', { distributorId: number, distance: nullable(number) })

export const shopCount = composedStatement('shop_count', { total: number })

const tagColumns = { tag_id: number, tag_name: text, tag_color: text, font_color: text, tag_icon: text }

export const tagsOfShops = statement(
  'shops_tags',
  `select d.distributor_id as "distributorId", t.tag_id, t.tag_name, t.tag_color, t.font_color, t.tag_icon
     from distributor_tags d join shop_tags t on t.tag_id = d.tag_id
    where d.distributor_id = any($1::int[]) and t.front_show
    order by t.tag_id`,
  { distributorId: number, ...tagColumns },
)

export const frontTags = statement(
  'shop_tags_shown',
  `select tag_id, tag_name, tag_color, font_color, tag_icon, description, created from shop_tags
    where front_show order by tag_id`,
  { ...tagColumns, description: text, created: number },
)

export const salesOfShops = statement(
  'shops_sales',
  `select g.distributor_id as "distributorId", sum(g.sales)::int as sales,
          count(*) filter (where ${publicGoods})::int as goods
     from goods g where g.distributor_id = any($1::int[]) group by g.distributor_id`,
  { distributorId: number, sales: number, goods: number },
)

export const scoresOfShops = statement(
  'shops_scores',
  `select g.distributor_id as "distributorId", avg(r.star)::float8 as stars, count(*)::int as rates
     from goods g join rates r on r.goods_id = g.goods_id
    where g.distributor_id = any($1::int[]) group by g.distributor_id`,
  { distributorId: number, stars: number, rates: number },
)

type ShopCard = z.infer<typeof shopCard>

/** Coupons of shops that all members can claim at $2; `receive` 1 when member $3 has one. */
export const cardsOfShops = statement(
  'shops_cards',
  `select c.distributor_id as "distributorId", c.card_id, c.card_type, c.title, c.color, c.date_type, c.begin_date,
          c.end_date, c.fixed_term, c.quantity, c.discount, c.least_cost, c.most_cost, c.reduce_cost, c.get_limit,
          exists (select 1 from user_cards u where u.card_id = c.card_id and u.user_id = $3)::int as receive
     from cards c
    where c.distributor_id = any($1::int[]) and c.receive and c.kq_status = 0 and c.get_num < c.quantity
      and (c.date_type = 'DATE_TYPE_FIX_TERM' or c.end_date > $2)
      and c.grade_ids = '{}' and c.vip_grade_ids = '{}'
    order by c.created desc, c.card_id desc`,
  {
    distributorId: number,
    card_id: number,
    card_type: oneOf<ShopCard['card_type']>(),
    title: text,
    color: text,
    date_type: text,
    begin_date: number,
    end_date: number,
    fixed_term: number,
    quantity: number,
    discount: number,
    least_cost: number,
    most_cost: number,
    reduce_cost: number,
    get_limit: number,
    receive: number as Column<0 | 1>,
  },
)

export const marketingsOfShops = statement(
  'shops_marketings',
  `select m.distributor_id as "distributorId", m.marketing_id, m.marketing_type as "marketingType", m.marketing_name, m.promotion_tag,
          m.start_time, m.end_time
     from marketings m
    where m.distributor_id = any($1::int[]) and ${isRunning('m', '$2')}
      and m.marketing_type in ${appliedTypeList}
    order by m.start_time desc, m.marketing_id`,
  {
    distributorId: number,
    marketing_id: number,
    marketingType: oneOf<PromotionType>(),
    marketing_name: text,
    promotion_tag: text,
    start_time: number,
    end_time: number,
  },
)

/** The first $3 products of each shop; only those with one of the tags $2 unless it is empty. */
export const itemsOfShops = statement(
  'shops_items',
  `select "distributorId", ranked.item_id, item_name, ds.price, ds.market_price, ranked.store, pics
     from (select g.distributor_id as "distributorId", g.goods_id as item_id, g.item_name,
                  (select coalesce(sum(s.store), 0)::int from skus s where s.goods_id = g.goods_id) as store,
                  coalesce(g.pics ->> 0, '') as pics,
                  row_number() over (partition by g.distributor_id order by g.sort desc, g.goods_id desc) as item_rank
             from goods g
            where g.distributor_id = any($1::int[]) and ${publicGoods}
              and ($2::int[] = '{}' or exists (select 1 from goods_tags t where t.goods_id = g.goods_id and t.tag_id = any($2)))
          ) ranked
     join skus ds on ds.goods_id = ranked.item_id and ds.is_default
    where item_rank <= $3 order by "distributorId", item_rank`,
  {
    distributorId: number,
    item_id: number,
    item_name: text,
    price: number,
    market_price: number,
    store: number,
    pics: text,
  },
)
