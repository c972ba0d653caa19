import 'server-only'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { ActivityInput } from '@/lib/contract/operator/trade/employee'
import {
  activityTermsProblem,
  isRunnable,
  mayBecome,
  operatorEmployeeTexts as texts,
  type EmployeeActivityStatus,
} from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { enterprises, employeeActivities, employeeEnterprises } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { recordSaved } from './audit'
import { lockActivity, operatorActivities, type ActivityRow } from './sql'

/** @throws MallError 活动不存在 */
export async function getActivity(db: Queries, activityId: number): Promise<ActivityRow> {
  const [row] = await db.run(operatorActivities, [activityId, null, null, null, 1, 0])
  if (!row) throw new MallError(texts.noActivity)
  return row
}

/**
 * Locks an activity that can still be changed.
 * @throws MallError 活动不存在, 活动已结束，不能修改
 */
export async function lockRunnable(tx: Queries, activityId: number) {
  const [locked] = await tx.run(lockActivity, [activityId])
  if (!locked) throw new MallError(texts.noActivity)
  if (!isRunnable(locked.status)) throw new MallError(texts.finished)
  return locked
}

const valuesOf = (input: ActivityInput) => ({
  name: input.name,
  title: input.title,
  pic: input.pic,
  listPic: input.list_pic,
  sharePic: input.share_pic,
  displayTime: input.display_time,
  employeeBeginTime: input.employee_begin_time,
  employeeEndTime: input.employee_end_time,
  employeeLimitfee: input.employee_limitfee,
  ifRelativeJoin: input.if_relative_join,
  inviteLimit: input.invite_limit,
  relativeBeginTime: input.relative_begin_time,
  relativeEndTime: input.relative_end_time,
  ifShareLimitfee: input.if_share_limitfee,
  relativeLimitfee: input.relative_limitfee,
  minimumAmount: input.minimum_amount,
  discountDescription: input.discount_description,
})

/** Sets the employers that take part. */
async function setEnterprises({ orm }: Queries, activityId: number, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const known = await orm
    .select({ id: enterprises.enterpriseId })
    .from(enterprises)
    .where(inArray(enterprises.enterpriseId, wanted))
  if (known.length !== wanted.length) throw new MallError(texts.noEnterprise)
  const others = notInArray(employeeEnterprises.enterpriseId, wanted)
  await orm.delete(employeeEnterprises).where(and(eq(employeeEnterprises.activityId, activityId), others))
  await orm
    .insert(employeeEnterprises)
    .values(wanted.map((enterpriseId) => ({ activityId, enterpriseId })))
    .onConflictDoNothing()
}

/**
 * Adds an activity, or changes one; amounts spent before stay counted, even above a lower limit. `ifShareLimitfee`
 * cannot change once there are orders, because it decides to whom existing budgets belong.
 * @throws MallError texts of `activityTermsProblem`, 请选择参与企业, 企业不存在, 活动不存在, 活动已结束，不能修改
 */
export async function saveActivity(mall: Mall, scope: Scope, input: ActivityInput): Promise<ActivityRow> {
  const { orm } = mall.db
  const values = valuesOf(input)
  const problem = activityTermsProblem(values)
  if (problem) throw new MallError(problem)
  if (input.enterprise_ids.length === 0) throw new MallError(texts.enterprises)
  const stamps = { updated: mall.now() }
  let { activity_id: activityId } = input
  let before: ActivityRow | null = null
  if (activityId === undefined) {
    const added = only(
      await orm
        .insert(employeeActivities)
        .values({ ...values, ...stamps, created: mall.now() })
        .returning({ id: employeeActivities.activityId }),
      'adding an activity',
    )
    activityId = added.id
  } else {
    const locked = await lockRunnable(mall.db, activityId)
    if (locked.hasOrders && locked.ifShareLimitfee !== values.ifShareLimitfee)
      throw new MallError(texts.shared)
    before = await getActivity(mall.db, activityId)
    await orm
      .update(employeeActivities)
      .set({ ...values, ...stamps })
      .where(eq(employeeActivities.activityId, activityId))
  }
  await setEnterprises(mall.db, activityId, input.enterprise_ids)
  const after = await getActivity(mall.db, activityId)
  const entry = { event: 'saveEmployeeActivity', subject: 'employeeActivity', subjectId: activityId }
  await recordSaved(mall, scope, entry, before, after)
  return after
}

/**
 * Pauses, resumes, ends or cancels an activity. While it is not running nothing can be bought; existing orders
 * continue.
 * @throws MallError 活动不存在, 活动状态不能更改
 */
export async function moveActivity(
  mall: Mall,
  { actor }: Scope,
  { activityId, status, reason }: { activityId: number; status: EmployeeActivityStatus; reason: string },
): Promise<ActivityRow> {
  const [locked] = await mall.db.run(lockActivity, [activityId])
  if (!locked) throw new MallError(texts.noActivity)
  if (!mayBecome(locked.status, status)) throw new MallError('活动状态不能更改')
  await mall.db.orm
    .update(employeeActivities)
    .set({ status, updated: mall.now() })
    .where(eq(employeeActivities.activityId, activityId))
  await recordAudit(
    mall.db,
    {
      actor,
      event: 'moveEmployeeActivity',
      subject: 'employeeActivity',
      subjectId: activityId,
      reason,
      before: { status: locked.status },
      after: { status },
    },
    mall.now(),
  )
  return getActivity(mall.db, activityId)
}
