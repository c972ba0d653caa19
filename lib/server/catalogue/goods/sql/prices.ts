import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'

/** Locks SKUs in id order, as placing an order does, so that the two cannot deadlock. */
export const lockSkus = statement(
  'lock_skus_to_price',
  `select item_id as "itemId", goods_id as "goodsId", price from skus where item_id = any($1::bigint[])
    order by item_id for update`,
  { itemId: number, goodsId: number, price: number },
)

export const writeSkuPrices = statement(
  'price_skus',
  `update skus s set price = p.price
     from (select unnest($1::bigint[]) as item_id, unnest($2::bigint[]) as price) p
    where s.item_id = p.item_id`,
)

/** The price of a product is the lowest of its SKUs. */
export const writeGoodsPrices = statement(
  'price_goods',
  `update goods g set price = s.price, updated = $2
     from (select goods_id, min(price) as price from skus where goods_id = any($1::bigint[]) group by goods_id) s
    where g.goods_id = s.goods_id`,
)
