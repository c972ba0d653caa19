import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { OrderDraft } from './draft'
import { placementOf, type PlacementResult } from './placement-of'
import type { OrderTraits } from './traits'

function groupOf({ group, order }: OrderDraft): OrderTraits['group'] {
  if (!group) return 'none'
  return order.team_id === null ? 'open' : 'join'
}

/**
 * Runs the statement for the traits of the order. A repeated key fails with the driver's unique violation of
 * `orders_idempotent`, a slot that a parallel order of the member has taken with that of `orders_unpaid_slot`, an order
 * that cannot be placed with an error that `refusalOf` reads.
 */
export async function insertOrder(db: Queries, draft: OrderDraft): Promise<PlacementResult> {
  const { order, source, stock, sales, joins } = draft
  const { placement, values } = placementOf({
    source,
    hasManySkus: stock.length > 1,
    hasPromotions: sales.length > 0 || joins.length > 0,
    group: groupOf(draft),
    hasAssets: order.coupon_code !== null || order.point_use !== 0 || order.seckill_id !== null,
    hasSubsidy: draft.claims.length > 0,
    isEmployeeOrder: draft.employee !== null,
  })
  const result = only(
    await db.run(
      placement,
      values.map(({ of }) => of(draft)),
    ),
    'placing an order',
  )
  return result
}
