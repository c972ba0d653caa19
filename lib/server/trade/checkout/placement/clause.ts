import 'server-only'
import type { Refusal } from './refusal'
import type { OrderTraits } from './traits'
import type { PlacementValue, SharedValue } from './values'

/** Writes a value into a statement as a typed parameter: a shared one, or one of the clause. */
export type Parameter<Own extends string = never> = (value: SharedValue | Own) => string

/** A common table expression of the statement, and the condition under which it could not take what the order needs. */
export interface Step {
  cte: string
  refuses?: { when: string; reason: Refusal }
}

/** The steps of the statement that belong to one subject, with their values. */
export interface Clause<Own extends string = string> {
  name: string
  /** Whether an order of these traits needs it; absent for every order. */
  isNeeded?: (traits: OrderTraits) => boolean
  /** Its own values, beside the shared ones. */
  values: Readonly<Record<Own, PlacementValue>>
  steps: ($: Parameter<Own>, traits: OrderTraits) => readonly Step[]
}

/** Declares a clause whose steps can use no values but its own and the shared ones. */
export const clause = <Own extends string = never>(declared: Clause<Own>): Clause => declared
