import 'server-only'
import { number, statement } from '@/lib/server/db/statement'

/** Lowers the price of order $1: total $2, freight $3, lines $4 by $5 cents each; $6: the sum, $7: discount entries of the order. */
export const lowerPrice = statement(
  'fulfilment_lower_price',
  `with lines as (
     update order_items i set total_fee = i.total_fee - c.down, discount_fee = i.discount_fee + c.down,
            discount_info = i.discount_info || jsonb_build_array(jsonb_set($7::jsonb, '{discountFee}', to_jsonb(c.down)))
       from unnest($4::bigint[], $5::bigint[]) c(id, down) where i.id = c.id and i.order_id = $1)
   update orders set bonus_points = case when total_fee > freight_fee
            then (bonus_points::bigint * (total_fee - freight_fee - $6) / (total_fee - freight_fee))::int else 0 end,
          total_fee = $2, freight_fee = $3, promotion_discount = promotion_discount + $6,
          discount_fee = discount_fee + $6,
          discount_info = case when $6 > 0 then discount_info || jsonb_build_array($7::jsonb) else discount_info end,
          update_time = $8
    where order_id = $1`,
)

/** Closes trades that were started while the price changed; their providers are asked to close them by the reconciliation. */
export const closeOpenTrades = statement(
  'fulfilment_close_open_trades',
  `update trades set trade_state = 'CLOSED', next_query = case when next_query is not null then 0 end
    where order_id = $1 and trade_state = 'NOTPAY'`,
)

/** What a line costs, for price changes. */
export const lineFees = statement(
  'fulfilment_line_fees',
  `select id, total_fee as "totalFee" from order_items where order_id = $1 order by id for update`,
  { id: number, totalFee: number },
)
