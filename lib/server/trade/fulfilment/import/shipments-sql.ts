import 'server-only'
import { json, number, statement, text } from '@/lib/server/ground/db/statement'
import { stateColumns, stateFields } from '@/lib/server/trade/order/state-columns'

/** Locks orders $1 in the sequence of their ids, as two files at the same moment do. */
export const lockShipments = statement(
  'shipments_import_lock',
  'select order_id as "orderId" from orders where order_id = any($1::text[]) order by order_id for update',
  { orderId: text },
)

/** Orders $1 with the units that are left, and the parcels that left already. */
export const ordersToShip = statement(
  'shipments_import_orders',
  `select o.order_id as "orderId", ${stateFields('o')}, l.units as left,
          (select coalesce(json_agg(p.delivery_corp || ' ' || p.delivery_code), '[]') from parcels p
            where p.order_id = o.order_id) as parcels
     from orders o cross join lateral (
       select coalesce(sum(i.num - i.delivered_num - i.cancelled_num), 0)::int as units
         from order_items i where i.order_id = o.order_id) l
    where o.order_id = any($1::text[])`,
  { orderId: text, ...stateColumns, left: number, parcels: json<string[]>() },
)
