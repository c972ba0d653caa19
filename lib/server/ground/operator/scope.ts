import 'server-only'
import type { DeskRole } from '@/lib/domain/desk/roles'
import { MallError, notSignedIn } from '@/lib/domain/errors'
import * as shopMessages from '@/lib/domain/messages/shop'
import type { Actor } from '@/lib/domain/person/actor'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { CallContext } from '@/lib/server/ground/call-context'

/** The data that an operator or merchant may see and change. */
export interface Scope {
  actor: Actor
  /** The only shop of a merchant; null for operators, who run all of them. */
  shopId: number | null
}

/**
 * The scope of a call. Statements compare it as `($n::int is null or o.distributor_id = $n)`, so rows of other shops
 * behave as if they did not exist (contract operator).
 * @throws MallError 401 for shoppers and for merchants without a shop
 */
export function scopeOf({ viewer }: CallContext): Scope {
  if (viewer?.role === 'operator') return { actor: { kind: 'operator', id: viewer.userId }, shopId: null }
  if (viewer?.role === 'merchant' && viewer.shopId !== null)
    return { actor: { kind: 'merchant', id: viewer.userId }, shopId: viewer.shopId }
  throw notSignedIn()
}

/** The role of a person at the desk. @throws MallError 401 for shoppers */
export function deskRoleOf({ viewer }: CallContext): DeskRole {
  if (!viewer?.deskRole) throw notSignedIn()
  return viewer.deskRole
}

/** The scope of a call with the role of its caller. @throws MallError 401 as `scopeOf` */
export const personOf = (context: CallContext): Scope & { role: DeskRole } => ({
  ...scopeOf(context),
  role: deskRoleOf(context),
})

/**
 * Rejects a merchant's call that contains the id of another shop, even if the call has no such field: otherwise the
 * rows of the own shop would be returned for the other one.
 * @param input the input as sent; invalid ids are left to the schema of the call
 * @throws MallError 店铺不存在
 */
export function refuseOtherShop(
  viewer: Viewer | null,
  { distributor_id: named }: Record<string, unknown>,
): void {
  if (viewer?.role !== 'merchant' || viewer.shopId === null) return
  if (named === undefined || named === null || named === '') return
  const id = Number(named)
  if (Number.isInteger(id) && id !== viewer.shopId) throw new MallError(shopMessages.shopMissing)
}
