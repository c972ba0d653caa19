import 'server-only'
import { causesOf } from './connection'

/** SQLSTATE of the database's function `refuse`. */
const refused = 'MR001'

/** The reason with which a statement stopped itself through `refuse`; undefined for any other error. */
export function refusalReason(error: unknown): string | undefined {
  for (const cause of causesOf(error)) if ('code' in cause && cause.code === refused) return cause.message
  return undefined
}
