import 'server-only'
import { boolean, number, statement } from '@/lib/server/ground/db/statement'

/** Locks SKUs in id order, as placing an order does, so that the two cannot deadlock. */
export const lockSkus = statement(
  'lock_skus_to_price',
  `select s.item_id as "itemId", s.goods_id as "goodsId", s.price, g.deleted is not null as "isDeleted"
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = any($1::bigint[])
    order by s.item_id for update of s`,
  { itemId: number, goodsId: number, price: number, isDeleted: boolean },
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
