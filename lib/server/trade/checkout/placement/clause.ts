import 'server-only'
import type { OrderDraft } from './draft'
import type { Refusal } from './refusal'
import type { Value } from './values'

/**
 * The traits of an order that decide which clauses place it. Each combination is a statement of its own, because
 * PostgreSQL sets up every step of a statement before it runs, including steps that find nothing to do, which would take
 * most of the time of an ordinary order.
 */
export interface OrderTraits {
  source: 'cart' | 'fastbuy' | 'named'
  /** More than one SKU: they are locked in id order before stock is taken. */
  hasManySkus: boolean
  /** Promotions to count, or pieces of limited-time sales. */
  hasPromotions: boolean
  /** A coupon, points or a ticket. */
  hasAssets: boolean
  /** Pieces and money of the renewal programme. */
  hasSubsidy: boolean
  /** A group order opens a team or joins one. It has one SKU and no promotions. */
  group: 'none' | 'open' | 'join'
  /** An order of employee purchase: SKUs that the call names, without promotions and subsidies. */
  isEmployeeOrder: boolean
}

/** A value of placing statements: its SQL type, and its position in the draft. */
export interface PlacementValue {
  type: string
  of: (draft: OrderDraft) => unknown
}
export type PlacementValues = Readonly<Record<string, PlacementValue>>

/** A value that is passed as JSON. */
export const json = (of: PlacementValue['of']): PlacementValue => ({
  type: 'jsonb',
  of: (draft) => JSON.stringify(of(draft)),
})

/** Writes a value into a statement as a typed parameter. */
export type Parameter = (value: Value) => string

/** A common table expression of the statement, and the condition under which it could not take what the order needs. */
export interface Step {
  cte: string
  refuses?: { when: string; reason: Refusal }
}

/**
 * The steps of the statement that belong to one subject. The values of a clause are defined beside it and listed in
 * `values.ts`.
 */
export interface Clause {
  /** Whether an order of these traits needs it; absent for every order. */
  isNeeded?: (traits: OrderTraits) => boolean
  steps: ($: Parameter, traits: OrderTraits) => readonly Step[]
}
