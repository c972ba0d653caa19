import 'server-only'
import { causesOf, sqlState } from '@/lib/server/ground/db/connection'

/**
 * What an order could not take: pieces, its ticket, coupon, points or subsidy, lines that another order has taken, pieces
 * of a group-buying activity, a seat in a team, a slot among the unpaid orders, units of a SKU
 * that may stay unpaid, or in employee purchase its amount or pieces.
 */
export type Refusal =
  | 'limits'
  | 'stock'
  | 'ticket'
  | 'coupon'
  | 'points'
  | 'lines'
  | 'subsidy'
  | 'group'
  | 'team'
  | 'unpaid'
  | 'held'
  | 'budget'
  | 'purchase'

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
  'unpaid',
  'held',
  'budget',
  'purchase',
] satisfies Refusal[]
const isRefusal = (message: string): message is Refusal => refusals.includes(message)

/** SQLSTATE of the database's function `refuse`. */
const refused = 'MR001'

/** Why `insertOrder` was refused; undefined for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (sqlState(error) !== refused) return undefined
  return [...causesOf(error)].map(({ message }) => message).find(isRefusal)
}
