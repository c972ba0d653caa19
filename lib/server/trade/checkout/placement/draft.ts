import 'server-only'
import type { NewOrder, NewOrderItem } from './order-columns'
import type { OrderTraits } from './traits'

/** The limits that an order counts towards, at the time of pricing: pieces of SKUs, and cents in limited-time sales. */
export interface MemberLimits {
  pieces: { itemId: number; since: number; bought: number }[]
  money: { seckillId: number; spent: number }[]
}

/** Rows and amounts of an order that is about to be placed. */
export interface OrderDraft {
  /** The order id around its counter (`orderIdParts`). */
  idHead: string
  idTail: string
  source: OrderTraits['source']
  /** Pieces to take per SKU; each SKU once. */
  stock: { itemId: number; num: number }[]
  /** Pieces to take from limited-time sales; `bought` are the member's purchases at the time of pricing. */
  sales: { seckillId: number; itemId: number; num: number; bought: number }[]
  order: NewOrder
  items: NewOrderItem[]
  /** The promotions to count; `joined` is the member's number of uses of a limited one at the time of pricing. */
  joins: { id: number; joined: number | null }[]
  /**
   * Pieces and cents to draw per class of the programme; `limit` is the number of pieces per person, 0 for no limit.
   */
  claims: { classId: number; className: string; limit: number; pieces: number; amount: number }[]
  /** The person who draws; null without claims. */
  personKey: string | null
  /** Limits of the member that are not among the promotions: limited buys and money in sales. */
  limits: MemberLimits
  /** Most unpaid orders of a member. */
  unpaidLimit: number
  /** Most units of one SKU in the member's unpaid orders; 0: no limit. */
  unpaidSkuLimit: number
  ticket: string | null
  /** The activity of a group order, and the data of a team that it opens. `order.team_id` is the team to join. */
  group: { activityId: number; people: number; endTime: number; bought: number } | null
  /**
   * The pieces and amount that an order of employee purchase takes from its budget and activity; money in cents, limits
   * of 0 do not apply.
   */
  employee: {
    activityId: number
    enterpriseId: number
    ownerId: number
    limit: number
    fee: number
    lines: { itemId: number; num: number; price: number; limitNum: number; limitFee: number }[]
    isFromCart: boolean
  } | null
  now: number
  /** The cart lines to take; empty for other sources. */
  cartIds: number[]
  /** Quantities of the lines at the time of pricing; those of the cart in the sequence of `cartIds`. */
  lineNums: number[]
}
