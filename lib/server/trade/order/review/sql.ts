import 'server-only'
import { boolean, number, statement, text } from '@/lib/server/ground/db/statement'
import { hasKeptUnits, isRatedOrder } from '@/lib/server/trade/order/kept-units-sql'

/** The lines of order $1 with the facts that decide whether they can be reviewed. */
export const linesToRate = statement(
  'review_lines',
  `select i.item_id as "itemId", i.goods_id as "goodsId", i.item_spec_desc as "itemSpecDesc",
          i.distributor_id as "distributorId", i.is_rate as "isRate", ${hasKeptUnits} as "isKept"
     from order_items i where i.order_id = $1 order by i.id`,
  {
    itemId: number,
    goodsId: number,
    itemSpecDesc: text,
    distributorId: number,
    isRate: boolean,
    isKept: boolean,
  },
)

/** Marks order $1 as reviewed once none of its lines is waiting for a review. */
export const markRated = statement(
  'review_mark_order',
  `update orders o set is_rate = true where o.order_id = $1 and ${isRatedOrder}`,
)
