import 'server-only'
import { openAftersales } from '@/lib/domain/order/states'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const counts = statement(
  'order_counts',
  `select count(*) filter (where order_status = 'NOTPAY' and auto_cancel_time > $2) as "notPaid",
          count(*) filter (where order_status = 'PAYED') as "paid",
          count(*) filter (where order_status = 'PAYED' and ziti_status = 'NOTZITI') as "toShip",
          count(*) filter (where order_status = 'WAIT_BUYER_CONFIRM' and ziti_status = 'NOTZITI') as "toReceive",
          count(*) filter (where order_status = 'PAYED' and ziti_status = 'PENDING') as "toPickUp",
          count(*) filter (where order_status = 'DONE' and not is_rate) as "toRate",
          (select count(*) from order_items i join orders p on p.order_id = i.order_id
            where p.user_id = $1 and i.aftersales_status = any($3::text[])) as "aftersales"
     from orders where user_id = $1`,
)

/** How many orders of a member stand where (contract trade §8.3). */
export interface OrderCounts {
  notPaid: number
  paid: number
  toShip: number
  toReceive: number
  toPickUp: number
  toRate: number
  /** Lines in an open after-sale. */
  aftersales: number
}

/** Counts for the badges of the member centre. */
export async function countOrders(db: Queries, userId: number, now: number): Promise<OrderCounts> {
  const [row] = await db.run<OrderCounts>(counts, [userId, now, openAftersales])
  if (!row) throw new Error('counting gave no row')
  return row
}
