import 'server-only'
import type { EmployeeActivityStatus } from '@/lib/domain/employee'
import {
  boolean,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** Statements of activities and their members. Money in cents, times in epoch seconds. */

const activityFields = `a.activity_id as "activityId", a.name, a.title, a.pic, a.list_pic as "listPic", a.share_pic as "sharePic",
  a.status, a.display_time as "displayTime", a.employee_begin_time as "employeeBeginTime",
  a.employee_end_time as "employeeEndTime", a.employee_limitfee as "employeeLimitfee",
  a.if_relative_join as "ifRelativeJoin", a.invite_limit as "inviteLimit", a.relative_begin_time as "relativeBeginTime",
  a.relative_end_time as "relativeEndTime", a.if_share_limitfee as "ifShareLimitfee",
  a.relative_limitfee as "relativeLimitfee", a.minimum_amount as "minimumAmount",
  a.discount_description as "discountDescription"`
const activityColumns = {
  activityId: number,
  name: text,
  title: text,
  pic: text,
  listPic: text,
  sharePic: text,
  status: oneOf<EmployeeActivityStatus>(),
  displayTime: number,
  employeeBeginTime: number,
  employeeEndTime: number,
  employeeLimitfee: number,
  ifRelativeJoin: boolean,
  inviteLimit: number,
  relativeBeginTime: number,
  relativeEndTime: number,
  ifShareLimitfee: boolean,
  relativeLimitfee: number,
  minimumAmount: number,
  discountDescription: text,
}

/** The employee who invited member $1 to activity `a` for an employer, if still employed. `enterprise` is SQL. */
const invitedBy = (enterprise: string) => `(
  select r.employee_user_id from employee_relatives r
    join employees i on i.enterprise_id = r.enterprise_id and i.user_id = r.employee_user_id and not i.disabled
   where r.activity_id = a.activity_id and r.enterprise_id = ${enterprise} and r.user_id = $1 and not r.disabled)`

const isEmployee = (enterprise: string) => `exists (
  select from employees m where m.enterprise_id = ${enterprise} and m.user_id = $1 and not m.disabled)`

/** The columns of an activity for member $1, and the used part of the budget; `enterprise` is SQL. */
const memberFields = (enterprise: string) => `${activityFields}, f.*, coalesce((
  select b.used from employee_budgets b
   where b.activity_id = a.activity_id and b.enterprise_id = ${enterprise}
     and b.owner_id = case when f."isEmployee" or f."invitedBy" is null or not a.if_share_limitfee then $1 else f."invitedBy" end), 0) as used`
const memberFrom = (enterprise: string) => `cross join lateral (
  select exists (select from employee_enterprises pe join enterprises e on e.enterprise_id = pe.enterprise_id
                  where pe.activity_id = a.activity_id and pe.enterprise_id = ${enterprise} and not e.disabled) as participates,
         ${isEmployee(enterprise)} as "isEmployee", ${invitedBy(enterprise)} as "invitedBy") f`
const memberColumns = {
  ...activityColumns,
  participates: boolean,
  isEmployee: boolean,
  invitedBy: nullable(number),
  used: number,
}

/** Activity $2 as member $1 of employer $3 sees it. */
export const activityForMember = statement(
  'employee_activity_for_member',
  `select ${memberFields('$3::int')} from employee_activities a ${memberFrom('$3::int')} where a.activity_id = $2`,
  memberColumns,
)
export type MemberActivityRow = RowOf<typeof activityForMember>

/**
 * Shown activities of employer $2 for member $1 at $3 that are not over, of activity $4 and with the name $5, each null
 * for any; the latest first.
 */
export const activitiesForMember = statement(
  'employee_activities_for_member',
  `select ${memberFields('$2::int')} from employee_activities a ${memberFrom('$2::int')}
    where a.status in ('active', 'pending') and a.display_time <= $3
      and greatest(a.employee_end_time, case when a.if_relative_join then a.relative_end_time else 0 end) > $3
      and ($4::int is null or a.activity_id = $4) and ($5::text is null or strpos(a.name, $5) > 0)
      and f.participates and (f."isEmployee" or f."invitedBy" is not null)
    order by a.employee_begin_time desc, a.activity_id desc limit 100`,
  memberColumns,
)

/** Whether an activity is shown at $1 and not over. */
export const anyActivity = statement(
  'employee_any_activity',
  `select 1 as one from employee_activities a
    where a.status in ('active', 'pending') and a.display_time <= $1
      and greatest(a.employee_end_time, case when a.if_relative_join then a.relative_end_time else 0 end) > $1 limit 1`,
  { one: number },
)

/** The public data of activity $1, if it is shown at $2. */
export const publicActivity = statement(
  'employee_public_activity',
  `select activity_id as "activityId", name, title, pic, share_pic as "sharePic"
     from employee_activities where activity_id = $1 and status <> 'cancel' and display_time <= $2`,
  { activityId: number, name: text, title: text, pic: text, sharePic: text },
)
export type PublicActivityRow = RowOf<typeof publicActivity>
