import 'server-only'
import { randomInt } from 'node:crypto'
import { identityOf, employeeTexts, shownActivityStatus } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { loadActivity, type MemberActivity, type EmployeeContext } from './load-offer'
import { enterpriseById } from './sql/employers'
import {
  addInvite,
  addRelative,
  countRelatives,
  inviteByCode,
  lockEmployee,
  relativeList,
  useInvite,
} from './sql/relatives'

/** Most codes that a member may try: there are ten million, and an employer may have issued thousands. */
const tries = { max: 20, window: 600, message: requestMessages.tooManyRequests }

/** Rejects invitations to an activity that has none or is over. */
function assertInvites({ activity, membership }: MemberActivity, now: number): void {
  if (!membership.participates) throw new MallError(employeeTexts.outside)
  const status = shownActivityStatus(activity, now)
  if (!activity.ifRelativeJoin || status === 'over' || status === 'cancel')
    throw new MallError(employeeTexts.noInvites)
}

/** Locks the employee and rejects when all places are taken; parallel calls wait for each other. */
async function assertPlace(
  tx: Queries,
  employeeUserId: number,
  { activity, enterpriseId }: MemberActivity,
): Promise<void> {
  const locked = await tx.run(lockEmployee, [employeeUserId, enterpriseId])
  if (locked.length === 0) throw new MallError(employeeTexts.employeesOnly)
  const [row] = await tx.run(countRelatives, [activity.activityId, enterpriseId, employeeUserId])
  if ((row?.relatives ?? 0) >= activity.inviteLimit) throw new MallError(employeeTexts.invitesUsedUp)
}

/**
 * A new code of seven digits, with which one member becomes a relative (contract member §14.1).
 * @throws MallError 活动不存在, 企业不参与该活动, 活动不可以邀请亲友, 只有员工可以邀请, 已达到邀请上限
 */
export async function inviteRelative(mall: Mall, userId: number, context: EmployeeContext): Promise<string> {
  return mall.db.transaction(async (tx) => {
    const found = await loadActivity(tx, userId, context)
    assertInvites(found, mall.now())
    if (identityOf(found.membership) !== 'employee') throw new MallError(employeeTexts.employeesOnly)
    await assertPlace(tx, userId, found)
    for (;;) {
      const code = String(randomInt(10_000_000)).padStart(7, '0')
      const { activityId, enterpriseId } = context
      const added = await tx.run(addInvite, [code, activityId, enterpriseId, userId, mall.now()])
      if (added.length > 0) return code
    }
  })
}

/** An invitation that a member may accept, with its activity. */
type OpenInvite = RowOf<typeof inviteByCode> & { found: MemberActivity }

/**
 * The invitation of a code, if this member may accept it; whether the employee has places left is not checked.
 * @throws MallError 429 after many codes; 分享链接已失效, 邀请码已被使用, 活动不可以邀请亲友, 已经是员工，不可以绑定,
 *   已经是亲友，不需要重复绑定
 */
async function findInvite(tx: Queries, userId: number, code: string, now: number): Promise<OpenInvite> {
  const [invite] = await tx.run(inviteByCode, [code])
  if (!invite) throw new MallError(employeeTexts.inviteUnknown)
  if (invite.usedBy !== null) throw new MallError(employeeTexts.inviteUsed)
  const found = await loadActivity(tx, userId, invite)
  assertInvites(found, now)
  const identity = identityOf(found.membership)
  if (identity === 'employee') throw new MallError(employeeTexts.employeeCannotBind)
  if (identity === 'relative') throw new MallError(employeeTexts.isRelative)
  return { ...invite, found }
}

const countTry = ({ db, now }: Mall, userId: number) => takeHit(db, `relative-bind:${userId}`, tries, now())

/**
 * The activity of a code, before the member accepts. It rejects the same as `bindRelative` and counts with its
 * attempts, so that it reveals no more codes than accepting them would.
 * @throws MallError as `bindRelative`
 */
export async function readInvite(mall: Mall, userId: number, code: string) {
  await countTry(mall, userId)
  return mall.db.transaction(async (tx) => {
    const { found, employeeUserId } = await findInvite(tx, userId, code, mall.now())
    await assertPlace(tx, employeeUserId, found)
    const [employer] = await tx.run(enterpriseById, [found.enterpriseId])
    return { row: found.row, enterpriseId: found.enterpriseId, enterpriseName: employer?.name ?? '' }
  })
}

/**
 * Makes a member a relative of the employee who issued the code. A code is used once, and an employee has no more
 * relatives than the activity allows, even when many codes are redeemed at once.
 * @throws MallError as `findInvite`, and 已达到邀请上限
 */
export async function bindRelative(mall: Mall, userId: number, code: string): Promise<void> {
  const now = mall.now()
  await countTry(mall, userId)
  await mall.db.transaction(async (tx) => {
    const { activityId, enterpriseId, employeeUserId, found } = await findInvite(tx, userId, code, now)
    await assertPlace(tx, employeeUserId, found)
    const added = await tx.run(addRelative, [userId, activityId, enterpriseId, employeeUserId, now])
    if (added.length === 0) throw new MallError(employeeTexts.isRelative)
    await tx.run(useInvite, [code, userId])
  })
}

/** The number of relatives that a member has invited to an activity. */
export async function countInvited(
  db: Queries,
  userId: number,
  { activityId, enterpriseId }: EmployeeContext,
): Promise<number> {
  const [row] = await db.run(countRelatives, [activityId, enterpriseId, userId])
  return row?.relatives ?? 0
}

/** A page of the relatives whom a member invited into an activity. */
export const listRelatives = (
  db: Queries,
  userId: number,
  { activityId, enterpriseId }: EmployeeContext,
  { page, pageSize }: { page: number; pageSize: number },
) => db.run(relativeList, [activityId, enterpriseId, userId, ...limitAndOffset(page, pageSize)])
