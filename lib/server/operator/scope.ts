import 'server-only'
import type { Actor } from '@/lib/domain/actor'
import { notSignedIn } from '@/lib/domain/errors'
import type { CallContext } from '@/lib/server/context'

/** What an operator or merchant may see and change. */
export interface Scope {
  actor: Actor
  /** The only shop of a merchant; null for operators, who run all of them. */
  shopId: number | null
}

/**
 * The scope of a call. Statements compare it as `($n::int is null or o.distributor_id = $n)`, so rows of other shops answer
 * as if they did not exist (contract operator).
 * @throws MallError 401 for shoppers and for merchants without a shop
 */
export function scopeOf({ viewer }: CallContext): Scope {
  if (viewer?.role === 'operator') return { actor: { kind: 'operator', id: viewer.userId }, shopId: null }
  if (viewer?.role === 'merchant' && viewer.shopId !== null)
    return { actor: { kind: 'merchant', id: viewer.userId }, shopId: viewer.shopId }
  throw notSignedIn()
}
