import 'server-only'
import type { GoodsState } from '@/lib/domain/shop/goods-state'
import { goodsOnSale } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { boolean, json, number, statement, text } from '@/lib/server/ground/db/statement'

/** A shop for the home page of its merchant. */
export const shopOfMerchant = statement(
  'shop_of_merchant',
  `select distributor_id as "distributorId", name, logo, is_valid = 'true' as "isOpen" from distributors
    where distributor_id = $1`,
  { distributorId: number, name: text, logo: text, isOpen: boolean },
)

/** Products `g` of shop $1, of all shops for null, those in the recycle bin excepted, with the facts that decide their state. */
const shopGoods = `select g.goods_id, ${goodsOnSale} as on_sale, s.store
   from goods g cross join lateral (select coalesce(sum(store), 0) as store from skus where goods_id = g.goods_id) s
  where g.deleted is null and not g.is_gift and not g.points_goods and ($1::int is null or g.distributor_id = $1)`

const states: Record<GoodsState, string> = {
  on_sale: 'g.on_sale',
  sold_out: 'g.on_sale and g.store <= 0',
  off_sale: 'not g.on_sale',
}

/** Products of shop $1, of all shops for null. */
export const goodsOfShop = statement(
  'shop_goods_counts',
  `select count(*) filter (where ${states.on_sale}) as "onSale",
          count(*) filter (where ${states.sold_out}) as "soldOut",
          count(*) filter (where ${states.off_sale}) as "offSale"
     from (${shopGoods}) g`,
  { onSale: number, soldOut: number, offSale: number },
)

const ofState = `from (${shopGoods}) g where ($2::text is null
  or case $2 ${Object.entries(states)
    .map(([state, condition]) => `when '${state}' then ${condition}`)
    .join(' ')} end)`

export interface ShopGoodsRow {
  goodsId: number
  itemId: number
  itemName: string
  itemBn: string
  pic: string
  price: number
  store: number
  state: GoodsState
}

/** Products of shop $1 in state $2, null for any, newest first: $3 from index $4, and their total number. */
export const goodsPageOfShop = statement(
  'shop_goods_page',
  `select ${jsonRows(`select p.goods_id as "goodsId", d.item_id as "itemId", p.item_name as "itemName", d.item_bn as "itemBn",
            coalesce(p.pics->>0, '') as pic, p.price, x.store,
            case when not x.on_sale then 'off_sale' when x.store <= 0 then 'sold_out' else 'on_sale' end as state
       from (select g.* ${ofState} order by g.goods_id desc limit $3 offset $4) x
       join goods p using (goods_id)
       join skus d on d.goods_id = p.goods_id and d.is_default
      order by p.goods_id desc`)} as rows,
          (select count(*) ${ofState}) as total`,
  { rows: json<ShopGoodsRow[]>(), total: number },
)

/** Orders of shop $1, of all shops for null, that were paid since $2, and their amounts. */
export const salesOfShop = statement(
  'shop_sales_since',
  `select count(*) as "orders", coalesce(sum(o.total_fee), 0) as "amount" from orders o
    where o.pay_status = 'PAYED' and o.pay_time >= $2 and ($1::int is null or o.distributor_id = $1)`,
  { orders: number, amount: number },
)
