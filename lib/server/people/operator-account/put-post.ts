import 'server-only'
import { isForShops, type StoredRole } from '@/lib/domain/desk/roles'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { endLinks } from '@/lib/server/people/password-link/end-links'
import { markInvited, putRole, type lockAccountOf } from './sql'

/** An account that the transaction has locked. */
export type LockedAccount = RowOf<typeof lockAccountOf>

/** The role of a person and its shop; the role is null for a shopper. */
export interface Post {
  deskRole: StoredRole | null
  /** The role `own` in detail; null for others. */
  ownRoleId: number | null
  /** Of a person with a role for shops; others keep the shop that they had. */
  shopId: number | null
}

const audienceOf = (role: StoredRole | null) =>
  role === null ? 'shopper' : isForShops(role) ? 'merchant' : 'operator'

const recorded = ({ deskRole, ownRoleId, shopId }: Post) => ({
  deskRole,
  shopId,
  ...(ownRoleId !== null && { role: ownRoleId }),
})

/**
 * Gives an account its post, with an audit row, and ends the open links for it and by it; does nothing when it has the
 * post.
 * @param now epoch seconds
 */
export async function putPost(
  tx: Queries,
  actor: Actor,
  account: Pick<LockedAccount, 'userId' | 'deskRole' | 'ownRoleId' | 'shopId'> & { isNew: boolean },
  { deskRole, ownRoleId, shopId }: Post,
  now: number,
): Promise<void> {
  const { userId } = account
  if (account.deskRole === deskRole && account.ownRoleId === ownRoleId && account.shopId === shopId) return
  await tx.run(putRole, [userId, audienceOf(deskRole), deskRole, shopId, now, ownRoleId])
  await endLinks(tx, userId)
  if (account.isNew) await tx.run(markInvited, [userId])
  const before = account.isNew ? null : recorded(account)
  await recordAudit(
    tx,
    {
      actor,
      event: 'grantRole',
      subject: 'member',
      subjectId: userId,
      before,
      after: recorded({ deskRole, ownRoleId, shopId }),
    },
    now,
  )
}
