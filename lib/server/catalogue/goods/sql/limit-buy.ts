import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'

/** 2100-01-01 in China: the own limit of a product has no end. */
const noEnd = 4_102_416_000

/** Product $1 has a limit of its own, which has no name: $2 pieces for a member within $3 days, 0 in all, counted from $4 on. */
export const putLimit = statement(
  'goods_limit_put',
  `insert into limited_buys (limited_buy_name, day, limit_num, start_time, end_time, goods_id, created)
   values ('', $3, $2, $4::bigint, ${noEnd}, $1, $4::bigint)
   on conflict (goods_id) do update set day = excluded.day, limit_num = excluded.limit_num`,
)

/** The own limit of product $1 is for all of its SKUs. */
export const spreadLimit = statement(
  'goods_limit_spread',
  `insert into limited_buy_items (item_id, limited_buy_id)
   select s.item_id, b.limited_buy_id from limited_buys b join skus s on s.goods_id = b.goods_id
    where b.goods_id = $1
   on conflict do nothing`,
)

/** Product $1 has no limit of its own any more. */
export const removeLimit = statement(
  'goods_limit_remove',
  `with items as (
     delete from limited_buy_items i using limited_buys b
      where b.goods_id = $1 and i.limited_buy_id = b.limited_buy_id)
   delete from limited_buys where goods_id = $1`,
)
