import 'server-only'
import { goodsOnSale, inOpenShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** Statements of the products in activities, and of staff products. Money in cents, times in epoch seconds. */

/**
 * The SKUs $4 of activity $1 with the pieces and cents that budget $3 of employer $2 has used for them; null for all
 * SKUs.
 */
export const itemsForBudget = statement(
  'employee_items_for_budget',
  `select i.item_id as "itemId", i.price, i.store, i.sold, i.limit_num as "limitNum", i.limit_fee as "limitFee",
          coalesce(q.num, 0) as "boughtNum", coalesce(q.fee, 0) as "boughtFee"
     from employee_items i
     left join employee_quotas q on q.activity_id = i.activity_id and q.enterprise_id = $2 and q.owner_id = $3
                                and q.item_id = i.item_id
    where i.activity_id = $1 and ($4::bigint[] is null or i.item_id = any($4::bigint[]))`,
  {
    itemId: number,
    price: number,
    store: number,
    sold: number,
    limitNum: number,
    limitFee: number,
    boughtNum: number,
    boughtFee: number,
  },
)

/** A SKU `s` of a product `g` that the mall sells. */
export const isSold = `${goodsOnSale} and s.approve_status = 'onsale' and ${inOpenShop('g.distributor_id')}`

/** A SKU of a product in an activity. */
export interface ActivitySku {
  itemId: number
  isDefault: boolean
  itemBn: string
  specText: string
  activityPrice: number
  activityStore: number
  store: number
  price: number
  marketPrice: number
  limitNum: number
  limitFee: number
  sort: number
}

/**
 * Products of activity $1 that are on sale, with a part of the name $2, article number $3 and category $4 (main $5),
 * each null for any; sort $6 as `goodsSort` of contract member §14.1; $7 from index $8.
 */
export const activityProducts = statement(
  'employee_activity_products',
  `with part as materialized (
     select g.goods_id, i.item_id as "itemId", s.is_default as "isDefault", s.item_bn as "itemBn", s.spec_text as "specText",
            i.price as "activityPrice", i.store - i.sold as "activityStore", s.store, s.price, s.market_price as "marketPrice",
            i.limit_num as "limitNum", i.limit_fee as "limitFee", i.sort
       from employee_items i join skus s on s.item_id = i.item_id join goods g on g.goods_id = s.goods_id
      where i.activity_id = $1 and ${isSold}
        and ($2::text is null or strpos(lower(g.item_name), lower($2)) > 0) and ($3::text is null or s.item_bn = $3)
        and ($4::int is null or exists (
              select from goods_categories gc join categories c on c.category_id = gc.category_id
               where gc.goods_id = g.goods_id and c.path @> array[$4::int]))
        and ($5::int is null or exists (
              select from categories c where c.category_id = g.main_category_id and c.path @> array[$5::int]))),
   product as (
     select goods_id, min("activityPrice") as price, max(sort) as sort from part group by goods_id)
   select g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "itemBn", g.brief, g.pics, g.nospec,
          g.product_type as "productType", g.staff_goods as "staffGoods", g.sales,
          (select json_agg(row_to_json(part) order by part."activityPrice", part."itemId") from part
            where part.goods_id = g.goods_id) as skus,
          count(*) over ()::int as total
     from product p join goods g on g.goods_id = p.goods_id
    order by case $6::int when 1 then g.sales when 2 then p.price when 3 then -p.price else p.sort end desc, g.goods_id desc
    limit $7 offset $8`,
  {
    goodsId: number,
    itemName: text,
    itemBn: text,
    brief: text,
    pics: json<string[]>(),
    nospec: boolean,
    productType: oneOf<'normal' | 'sale' | 'bag'>(),
    staffGoods: boolean,
    sales: number,
    skus: json<ActivitySku[]>(),
    total: number,
  },
)
export type ActivityProductRow = RowOf<typeof activityProducts>

/** The SKUs of activity $1 of the product of SKU $2 that are on sale. */
export const activitySkusOf = statement(
  'employee_activity_skus_of',
  `select i.item_id as "itemId", s.is_default as "isDefault", s.item_bn as "itemBn", s.spec_text as "specText",
          i.price as "activityPrice", i.store - i.sold as "activityStore", s.store, s.price, s.market_price as "marketPrice",
          i.limit_num as "limitNum", i.limit_fee as "limitFee", i.sort
     from skus asked join skus s on s.goods_id = asked.goods_id join goods g on g.goods_id = s.goods_id
     join employee_items i on i.activity_id = $1 and i.item_id = s.item_id
    where asked.item_id = $2 and ${isSold}
    order by i.price, i.item_id`,
  {
    itemId: number,
    isDefault: boolean,
    itemBn: text,
    specText: text,
    activityPrice: number,
    activityStore: number,
    store: number,
    price: number,
    marketPrice: number,
    limitNum: number,
    limitFee: number,
    sort: number,
  },
)

/** Staff products that are bags (福袋) or not ($1), for staff: $2 from index $3. */
export const staffProducts = statement(
  'employee_staff_products',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.brief, g.pics, g.product_type as "productType",
          s.price, s.market_price as "marketPrice",
          (select sum(o.store)::int from skus o where o.goods_id = g.goods_id) as store,
          g.approve_status = 'onsale' and s.approve_status = 'onsale' as "isOnSale", count(*) over ()::int as total
     from goods g join skus s on s.goods_id = g.goods_id and s.is_default
    where g.staff_goods and (g.product_type = 'bag') = $1 and g.audit_status = 'approved' and not g.is_gift
      and not g.points_goods and g.approve_status in ('onsale', 'only_show') and ${inOpenShop('g.distributor_id')}
    order by g.sort desc, g.goods_id desc limit $2 offset $3`,
  {
    goodsId: number,
    itemName: text,
    brief: text,
    pics: json<string[]>(),
    productType: oneOf<'normal' | 'sale' | 'bag'>(),
    price: number,
    marketPrice: number,
    store: number,
    isOnSale: boolean,
    total: number,
  },
)
export type StaffProductRow = RowOf<typeof staffProducts>
