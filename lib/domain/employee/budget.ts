import { shortYuan } from '../money'
import { isOpenFor, type EmployeeActivity, type EmployeeIdentity } from './activity'
import { employeeTexts } from './texts'

/** How a member belongs to one employer in an activity. */
export interface EmployeeMembership {
  /** The employer takes part in the activity and exists. */
  participates: boolean
  isEmployee: boolean
  /** The employee who invited the member; null for a member without an invitation. */
  invitedBy: number | null
}

/** Employees who were also invited buy as employees. */
export const identityOf = ({ participates, isEmployee, invitedBy }: EmployeeMembership): EmployeeIdentity => {
  if (!participates) return 'none'
  if (isEmployee) return 'employee'
  return invitedBy === null ? 'none' : 'relative'
}

/**
 * The owner of the budget that a member spends, and its limit in cents; relatives share the employee's budget or have
 * their own.
 */
export function budgetOf(
  activity: Pick<EmployeeActivity, 'employeeLimitfee' | 'ifShareLimitfee' | 'relativeLimitfee'>,
  membership: EmployeeMembership,
  userId: number,
): { ownerId: number; limit: number } {
  const { invitedBy } = membership
  if (identityOf(membership) === 'employee' || invitedBy === null)
    return { ownerId: userId, limit: activity.employeeLimitfee }
  return activity.ifShareLimitfee
    ? { ownerId: invitedBy, limit: activity.employeeLimitfee }
    : { ownerId: userId, limit: activity.relativeLimitfee }
}

/** A SKU in an activity. `boughtNum` and `boughtFee` are what the budget has bought of it; limits of 0 do not limit. */
export interface EmployeeItem {
  itemId: number
  price: number
  store: number
  sold: number
  limitNum: number
  limitFee: number
  boughtNum: number
  boughtFee: number
}

/** Pieces of a SKU that its limits per budget still allow; null when it has none. */
export function budgetLimitLeft(item: EmployeeItem): number | null {
  const limits = [
    ...(item.limitNum > 0 ? [item.limitNum - item.boughtNum] : []),
    ...(item.limitFee > 0 ? [Math.floor((item.limitFee - item.boughtFee) / item.price)] : []),
  ]
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits))
}

/** Pieces of a SKU that may still be bought, by the activity and by its limits per budget. */
export function activityPiecesLeft(item: EmployeeItem): number {
  const left = item.store - item.sold
  return Math.max(0, Math.min(left, budgetLimitLeft(item) ?? left))
}

/** Why a quantity of one SKU cannot be bought in an activity, or null. */
export function employeeItemProblem(
  item: EmployeeItem | undefined,
  { itemName, num }: { itemName: string; num: number },
): string | null {
  if (!item) return employeeTexts.noItem
  if (num > item.store - item.sold) return `${itemName}${employeeTexts.noStock}`
  if (item.limitNum > 0 && item.boughtNum + num > item.limitNum) return `${itemName}超出限购数量`
  if (item.limitFee > 0 && item.boughtFee + num * item.price > item.limitFee) return `${itemName}超出限购金额`
  return null
}

/** Offer of an activity for one member. Money in cents. */
export interface EmployeeOffer {
  activity: EmployeeActivity
  membership: EmployeeMembership
  userId: number
  /** Amount spent from the budget in the activity. */
  used: number
  items: ReadonlyMap<number, EmployeeItem>
}

/** Why a member cannot buy in an activity at all, or null. */
function accessProblem(
  { activity, membership }: Pick<EmployeeOffer, 'activity' | 'membership'>,
  now: number,
): string | null {
  if (!membership.participates) return employeeTexts.outside
  const identity = identityOf(membership)
  if (identity === 'none') return employeeTexts.notIdentified
  return isOpenFor(activity, identity, now) ? null : employeeTexts.closed
}

/** Why an order cannot be placed in an activity, or null: the activity, each SKU, the least amount, then the budget. */
export function employeeOrderProblem(
  offer: EmployeeOffer,
  lines: readonly { itemId: number; itemName: string; num: number }[],
  now: number,
): string | null {
  const problem = accessProblem(offer, now)
  if (problem) return problem
  let total = 0
  for (const line of lines) {
    const item = offer.items.get(line.itemId)
    const itemProblem = employeeItemProblem(item, line)
    if (itemProblem) return itemProblem
    total += (item?.price ?? 0) * line.num
  }
  const { minimumAmount } = offer.activity
  if (total < minimumAmount) return `订单商品金额满${shortYuan(minimumAmount)}元才可下单`
  const { limit } = budgetOf(offer.activity, offer.membership, offer.userId)
  return offer.used + total > limit ? employeeTexts.budget : null
}
