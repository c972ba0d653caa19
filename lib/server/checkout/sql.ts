import 'server-only'
import { causesOf, sqlState, type Queries } from '@/lib/server/db/connection'
import { nullable, number, statement, text, type RowOf } from '@/lib/server/db/statement'
import { orderColumns, type NewOrder, type NewOrderItem, type OrderColumn } from './order-columns'
import type { MemberLimits } from './limits'
import { placementOf, type Parts, type PlacementResult, type Refusal, type Value } from './placement'

export type { Refusal } from './placement'

const refusals: readonly string[] = [
  'limits',
  'stock',
  'ticket',
  'coupon',
  'points',
  'lines',
  'subsidy',
  'group',
  'team',
] satisfies Refusal[]
const isRefusal = (message: string): message is Refusal => refusals.includes(message)

/** SQLSTATE of the database's function `refuse`. */
const refused = 'MR001'

/** Why `insertOrder` was refused; undefined for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (sqlState(error) !== refused) return undefined
  return [...causesOf(error)].map(({ message }) => message).find(isRefusal)
}

/** The order that a member placed with an idempotency key. */
export const orderByKey = statement(
  'checkout_order_by_key',
  `select order_id as "orderId", pay_type as "payType", order_class as "orderClass", total_fee as "totalFee",
          team_id as "teamId"
     from orders where user_id = $1 and idempotency_key = $2`,
  { orderId: text, payType: text, orderClass: text, totalFee: number, teamId: nullable(number) },
)
export type PlacedOrder = RowOf<typeof orderByKey>

/** Rows and amounts of an order that is about to be placed. */
export interface OrderDraft {
  /** The order id around its counter (`orderIdParts`). */
  idHead: string
  idTail: string
  source: 'cart' | 'fastbuy' | 'named'
  /** Pieces to take per SKU; each SKU once. */
  stock: { itemId: number; num: number }[]
  /** Pieces to take from limited-time sales; `bought` are those that the member had bought when the order was priced. */
  sales: { seckillId: number; itemId: number; num: number; bought: number }[]
  order: NewOrder
  items: NewOrderItem[]
  /** The promotions to count; `joined` is how often the member had joined a limited one when the order was priced. */
  joins: { id: number; joined: number | null }[]
  /** Pieces and cents to draw per class of the programme; `limit` are the pieces of a person, 0 for no limit. */
  claims: { classId: number; className: string; limit: number; pieces: number; amount: number }[]
  /** Who draws; null without claims. */
  personKey: string | null
  /** Limits of the member that are not among the promotions: limited buys and money in sales. */
  limits: MemberLimits
  ticket: string | null
  /** The activity of a group order, and what a team needs that it opens. `order.team_id` is the team to join. */
  group: { activityId: number; people: number; endTime: number; bought: number } | null
  now: number
  cartIds: number[]
}

const isJson = (column: OrderColumn) => orderColumns[column] === 'jsonb'

function valueOf(draft: OrderDraft, value: Value): unknown {
  switch (value) {
    case 'idHead':
    case 'idTail':
    case 'cartIds':
    case 'ticket':
    case 'personKey':
    case 'now':
      return draft[value]
    case 'groupActivity':
      return draft.group?.activityId
    case 'groupPeople':
      return draft.group?.people
    case 'groupEnd':
      return draft.group?.endTime
    case 'groupBought':
      return draft.group?.bought
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
 * an order that cannot be placed with an error that `refusalOf` reads.
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
  })
  const [result] = await db.run(
    placement,
    values.map((value) => valueOf(draft, value)),
  )
  if (!result) throw new Error('placing an order returned no row')
  return result
}
