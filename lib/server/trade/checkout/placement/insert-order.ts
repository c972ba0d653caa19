import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { OrderDraft } from './draft'
import { orderColumns, type OrderColumn } from './order-columns'
import type { Parts, Value } from './part'
import { placementOf, type PlacementResult } from './placement-of'

const isJson = (column: OrderColumn) => orderColumns[column] === 'jsonb'

function valueOf(draft: OrderDraft, value: Value): unknown {
  switch (value) {
    case 'idHead':
    case 'idTail':
    case 'cartIds':
    case 'lineNums':
    case 'ticket':
    case 'personKey':
    case 'now':
    case 'unpaidLimit':
      return draft[value]
    case 'unpaidFrom':
      // Parallel orders of a member look for a free slot from different ones. A free order is never unpaid.
      return draft.order.total_fee === 0 ? null : Math.floor(Math.random() * draft.unpaidLimit)
    case 'groupActivity':
      return draft.group?.activityId
    case 'groupPeople':
      return draft.group?.people
    case 'groupEnd':
      return draft.group?.endTime
    case 'groupBought':
      return draft.group?.bought
    case 'purchaseActivity':
      return draft.purchase?.activityId
    case 'purchaseEnterprise':
      return draft.purchase?.enterpriseId
    case 'purchaseOwner':
      return draft.purchase?.ownerId
    case 'purchaseFee':
      return draft.purchase?.fee
    case 'purchaseLimit':
      return draft.purchase?.limit
    case 'purchaseFromCart':
      return draft.purchase?.isFromCart
    case 'purchaseLines':
      return JSON.stringify(draft.purchase?.lines ?? [])
    case 'skus':
      return draft.stock.map(({ itemId }) => itemId)
    case 'nums':
      return draft.stock.map(({ num }) => num)
    case 'items':
    case 'sales':
    case 'joins':
    case 'claims':
      return JSON.stringify(draft[value])
    default: {
      const column = draft.order[value]
      return isJson(value) && column !== null ? JSON.stringify(column) : column
    }
  }
}

function groupPart({ group, order }: OrderDraft): Parts['group'] {
  if (!group) return 'none'
  return order.team_id === null ? 'open' : 'join'
}

/**
 * Runs the statement of the order's parts. A repeated key fails with the driver's unique violation of `orders_idempotent`,
 * a slot that a parallel order of the member has taken with that of `orders_unpaid_slot`, an order that cannot be placed with
 * an error that `refusalOf` reads.
 */
export async function insertOrder(db: Queries, draft: OrderDraft): Promise<PlacementResult> {
  const { order, source, stock, sales, joins } = draft
  const { placement, values } = placementOf({
    source,
    hasManySkus: stock.length > 1,
    hasPromotions: sales.length > 0 || joins.length > 0,
    group: groupPart(draft),
    hasAssets: order.coupon_code !== null || order.point_use !== 0 || order.seckill_id !== null,
    hasSubsidy: draft.claims.length > 0,
    isPurchase: draft.purchase !== null,
  })
  const [result] = await db.run(
    placement,
    values.map((value) => valueOf(draft, value)),
  )
  if (!result) throw new Error('placing an order returned no row')
  return result
}
