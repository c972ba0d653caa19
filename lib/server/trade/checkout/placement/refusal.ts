import 'server-only'
import { causesOf, sqlState } from '@/lib/server/ground/db/connection'

/**
 * Reasons why an order is not placed: missing pieces (`stock`), ticket, coupon, points, subsidy, lines that another
 * order has taken, pieces of its group-buying activity (`group`), a seat in its team, a slot among the unpaid orders,
 * the limit of units of a SKU in unpaid orders (`held`), in employee purchase its amount or pieces, or a member who was
 * erased meanwhile (`closed`, by a trigger of `orders`).
 */
const refusals = [
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
  'employee',
  'closed',
] as const
export type Refusal = (typeof refusals)[number]

const isRefusal = (message: string): message is Refusal => (refusals as readonly string[]).includes(message)

/** SQL that ends a statement with a reason. */
export const refuseSql = (reason: Refusal): string => `refuse('${reason}')`

/** SQLSTATE of the database's function `refuse`. */
const refused = 'MR001'

/** The reason why `insertOrder` was rejected; undefined for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (sqlState(error) !== refused) return undefined
  return [...causesOf(error)].map(({ message }) => message).find(isRefusal)
}
