import 'server-only'
import type { NewOrder, NewOrderItem } from './order-columns'
import type { Parts } from './part'

/** The limits that an order counts towards, as the order was priced: pieces of SKUs, and cents in limited-time sales. */
export interface MemberLimits {
  pieces: { itemId: number; since: number; bought: number }[]
  money: { seckillId: number; spent: number }[]
}

/** Rows and amounts of an order that is about to be placed. */
export interface OrderDraft {
  /** The order id around its counter (`orderIdParts`). */
  idHead: string
  idTail: string
  source: Parts['source']
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
  /** How many unpaid orders a member may have. */
  unpaidLimit: number
  /** Units of one SKU that the member may hold in unpaid orders; 0: no limit. */
  unpaidSkuLimit: number
  ticket: string | null
  /** The activity of a group order, and what a team needs that it opens. `order.team_id` is the team to join. */
  group: { activityId: number; people: number; endTime: number; bought: number } | null
  /** What an order of employee purchase takes from its budget and activity; money in cents, limits of 0 do not limit. */
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
  /** Quantities of the lines as priced; those of the cart in the sequence of `cartIds`. */
  lineNums: number[]
}
