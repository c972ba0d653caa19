import 'server-only'
import { goodsOnSale } from '@/lib/server/goods-lookup/visible-products'
import { boolean, number, statement, text } from '@/lib/server/db/statement'

/** A shop for the home page of its merchant. */
export const shopOfMerchant = statement(
  'shop_of_merchant',
  `select distributor_id as "distributorId", name, logo, is_valid = 'true' as "isOpen" from distributors
    where distributor_id = $1`,
  { distributorId: number, name: text, logo: text, isOpen: boolean },
)

/** Products of shop $1, of all shops for null. */
export const goodsOfShop = statement(
  'shop_goods_counts',
  `select count(*) filter (where g.on_sale) as "onSale",
          count(*) filter (where g.on_sale and not g.in_stock) as "soldOut",
          count(*) filter (where not g.on_sale) as "offSale"
     from (select ${goodsOnSale} as on_sale,
                  exists (select from skus s where s.goods_id = g.goods_id and s.store > 0) as in_stock
             from goods g
            where not g.is_gift and not g.points_goods and ($1::int is null or g.distributor_id = $1)) g`,
  { onSale: number, soldOut: number, offSale: number },
)

/** Orders of shop $1, of all shops for null, that were paid since $2, and their amounts. */
export const salesOfShop = statement(
  'shop_sales_since',
  `select count(*) as "orders", coalesce(sum(o.total_fee), 0) as "amount" from orders o
    where o.pay_status = 'PAYED' and o.pay_time >= $2 and ($1::int is null or o.distributor_id = $1)`,
  { orders: number, amount: number },
)
