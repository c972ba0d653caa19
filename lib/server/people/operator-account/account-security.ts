import 'server-only'
import type { DeskSession } from '@/lib/contract/operator/people/security'
import type { Actor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { dropFactor } from '@/lib/server/people/second-factor/set-up-factor'
import { endAllSessions, listDeskSessions } from '@/lib/server/people/session/desk-sessions'
import { lockedAccount } from './change-account'

/** The sessions at the desk of an account, as owners see them. @throws MallError 账号不存在; 403 */
export async function accountSessions(mall: Mall, actor: Actor, userId: number): Promise<DeskSession[]> {
  await mall.db.transaction((tx) => lockedAccount(tx, actor, userId))
  const rows = await listDeskSessions(mall, userId)
  return rows.map(({ sessionId, ip, device, created, seen }) => ({
    id: sessionId,
    ip,
    device,
    created,
    seen,
    is_current: false,
  }))
}

/**
 * Ends all sign-ins of an account, at the desk and in the storefront.
 * @returns how many had used the desk
 * @throws MallError 账号不存在; 403
 */
export async function endAccountSessions(mall: Mall, actor: Actor, userId: number): Promise<number> {
  await mall.db.transaction((tx) => lockedAccount(tx, actor, userId))
  const { ended } = await endAllSessions(mall, actor, userId)
  return ended
}

/**
 * Takes the second factor of a person who lost it, with the recovery codes.
 * @returns false when there was none
 * @throws MallError 账号不存在; 403
 */
export async function resetFactor({ db, now }: Mall, actor: Actor, userId: number): Promise<boolean> {
  await lockedAccount(db, actor, userId)
  return dropFactor(db, actor, userId, now())
}
