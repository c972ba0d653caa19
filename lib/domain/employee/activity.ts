/** The stored states of an activity of employee purchase (contract member §17). */
export const employeeActivityStatuses = ['active', 'pending', 'over', 'cancel'] as const
export type EmployeeActivityStatus = (typeof employeeActivityStatuses)[number]

/** Relation of a member to an employer in an activity; `none` has no access. */
export type EmployeeIdentity = 'employee' | 'relative' | 'none'

/** An activity. Money in cents, times in epoch seconds. */
export interface EmployeeActivity {
  activityId: number
  name: string
  status: EmployeeActivityStatus
  displayTime: number
  employeeBeginTime: number
  employeeEndTime: number
  employeeLimitfee: number
  ifRelativeJoin: boolean
  inviteLimit: number
  relativeBeginTime: number
  relativeEndTime: number
  ifShareLimitfee: boolean
  relativeLimitfee: number
  minimumAmount: number
}

/** The state of an activity as pages and clients see it. */
export type ShownActivityStatus = 'not_started' | 'warm_up' | 'ongoing' | 'pending' | 'over' | 'cancel'

/** The Chinese names of the shown states. */
export const employeeActivityStatusNames: Record<ShownActivityStatus, string> = {
  not_started: '未开始',
  warm_up: '预热中',
  ongoing: '进行中',
  pending: '已暂停',
  over: '已结束',
  cancel: '已取消',
}

const isWithin = (begin: number, end: number, now: number) => begin <= now && now < end

/** Whether a member with this identity may buy in the activity now. */
export function isOpenFor(activity: EmployeeActivity, identity: EmployeeIdentity, now: number): boolean {
  if (activity.status !== 'active' || activity.displayTime > now) return false
  if (identity === 'employee') return isWithin(activity.employeeBeginTime, activity.employeeEndTime, now)
  return (
    identity === 'relative' &&
    activity.ifRelativeJoin &&
    isWithin(activity.relativeBeginTime, activity.relativeEndTime, now)
  )
}

/** When the last buying window of an activity closes. */
const lastWindowEnd = (activity: EmployeeActivity): number =>
  activity.ifRelativeJoin
    ? Math.max(activity.employeeEndTime, activity.relativeEndTime)
    : activity.employeeEndTime

/** The shown state (contract member §17): 预热中 is shown before a buying window opens, or between two. */
export function shownActivityStatus(activity: EmployeeActivity, now: number): ShownActivityStatus {
  const { status, displayTime } = activity
  if (status === 'cancel' || status === 'over') return status
  if (displayTime > now) return 'not_started'
  if (now >= lastWindowEnd(activity)) return 'over'
  if (status === 'pending') return 'pending'
  const isOpen = isOpenFor(activity, 'employee', now) || isOpenFor(activity, 'relative', now)
  return isOpen ? 'ongoing' : 'warm_up'
}
