import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { nullable, number, statement, text, type RowOf } from '@/lib/server/db/statement'

const orderByKey = statement(
  'checkout_order_by_key',
  `select order_id as "orderId", pay_type as "payType", order_class as "orderClass", total_fee as "totalFee",
          team_id as "teamId"
     from orders where user_id = $1 and idempotency_key = $2`,
  { orderId: text, payType: text, orderClass: text, totalFee: number, teamId: nullable(number) },
)
export type PlacedOrder = RowOf<typeof orderByKey>

/** The order that a member placed with an idempotency key; null without one. */
export async function findOrderByKey(
  db: Queries,
  userId: number,
  key: string | null,
): Promise<PlacedOrder | null> {
  if (key === null) return null
  const [order] = await db.run(orderByKey, [userId, key])
  return order ?? null
}
