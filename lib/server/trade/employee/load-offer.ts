import 'server-only'
import {
  budgetOf,
  identityOf,
  employeeTexts,
  type EmployeeItem,
  type EmployeeOffer,
} from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { activityForMember, type MemberActivityRow } from './sql/activities'
import { checkedLines } from './sql/cart'
import { ownEnterprises } from './sql/employers'
import { itemsForBudget } from './sql/items'

/** An activity and the employer for which a member buys in it. */
export interface EmployeeContext {
  activityId: number
  enterpriseId: number
}

/** An activity with the data of a member. */
export interface MemberActivity extends Pick<EmployeeOffer, 'activity' | 'membership' | 'userId' | 'used'> {
  row: MemberActivityRow
  enterpriseId: number
  /** The owner of the budget that the member uses, and its total amount. */
  budget: { ownerId: number; limit: number }
}

export function toMemberActivity(
  row: MemberActivityRow,
  userId: number,
  enterpriseId: number,
): MemberActivity {
  const { participates, isEmployee, invitedBy, used, ...activity } = row
  const membership = { participates, isEmployee, invitedBy }
  return {
    row,
    activity,
    membership,
    userId,
    used,
    enterpriseId,
    budget: budgetOf(activity, membership, userId),
  }
}

/**
 * An activity for a member, whether or not the member may buy in it.
 * @throws MallError 活动不存在
 */
export async function loadActivity(
  db: Queries,
  userId: number,
  { activityId, enterpriseId }: EmployeeContext,
): Promise<MemberActivity> {
  const [row] = await db.run(activityForMember, [userId, activityId, enterpriseId])
  if (!row) throw new MallError(employeeTexts.noActivity)
  return toMemberActivity(row, userId, enterpriseId)
}

/**
 * The same for members who belong to the employer: its products are hidden from others.
 * @throws MallError 活动不存在, 企业不参与该活动, 企业员工验证失败
 */
export async function loadOwnActivity(
  db: Queries,
  userId: number,
  context: EmployeeContext,
): Promise<MemberActivity> {
  const found = await loadActivity(db, userId, context)
  if (!found.membership.participates) throw new MallError(employeeTexts.outside)
  if (identityOf(found.membership) === 'none') throw new MallError(employeeTexts.notIdentified)
  return found
}

/** The employer of the context; without one the member's first employer that takes part, or 0. */
export async function enterpriseIn(
  db: Queries,
  userId: number,
  activityId: number,
  enterpriseId: number | undefined,
): Promise<number> {
  if (enterpriseId) return enterpriseId
  const own = await db.run(ownEnterprises, [userId, activityId])
  return own.find(({ identityDisabled }) => !identityDisabled)?.enterpriseId ?? 0
}

/** The SKUs with their remaining limits for the budget; all SKUs by default. */
export async function loadItems(
  db: Queries,
  { activity, enterpriseId, budget }: MemberActivity,
  itemIds: readonly number[] | null,
): Promise<Map<number, EmployeeItem>> {
  const rows = await db.run(itemsForBudget, [activity.activityId, enterpriseId, budget.ownerId, itemIds])
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** The ticked lines of the member's cart in an activity. */
export const loadCheckedLines = (
  db: Queries,
  userId: number,
  { activityId, enterpriseId }: EmployeeContext,
): Promise<{ itemId: number; num: number }[]> => db.run(checkedLines, [userId, activityId, enterpriseId])
