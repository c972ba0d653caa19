import 'server-only'
import type { OrderKind } from '@/lib/domain/order/kinds'
import type { Queries } from '@/lib/server/ground/db/connection'
import { nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { assertSameRequest, type RequestKey } from '@/lib/server/ground/idempotency/request-key'

const orderByKey = statement(
  'checkout_order_by_key',
  `select order_id as "orderId", pay_type as "payType", order_class as "orderClass", total_fee as "totalFee",
          team_id as "teamId", request_hash as "requestHash"
     from orders where user_id = $1 and idempotency_key = $2`,
  {
    orderId: text,
    payType: text,
    orderClass: oneOf<OrderKind>(),
    totalFee: number,
    teamId: nullable(number),
    requestHash: nullable(text),
  },
)
export interface PlacedOrder {
  orderId: string
  payType: string
  orderClass: OrderKind
  /** Cents. */
  totalFee: number
  teamId: number | null
}

/**
 * The order that a member placed with an idempotency key; null without one.
 * @throws MallError 请求标识已用于其他操作，请刷新后重试 when it was placed by another request
 */
export async function findOrderByKey(
  db: Queries,
  userId: number,
  key: RequestKey | null,
): Promise<PlacedOrder | null> {
  if (key === null) return null
  const [order] = await db.run(orderByKey, [userId, key.key])
  if (!order) return null
  const { requestHash, ...placed } = order
  assertSameRequest(key, requestHash)
  return placed
}
