import 'server-only'
import { nullable, number, statement, text } from '@/lib/server/ground/db/statement'

/** Statements of relatives and invitations. Money in cents, times in epoch seconds. */

/** Locks member $1 as an employee of employer $2, so that parallel invitations wait for each other. */
export const lockEmployee = statement(
  'employee_lock_employee',
  `select employee_id as "employeeId" from employees
    where enterprise_id = $2 and user_id = $1 and not disabled for no key update`,
  { employeeId: number },
)

/** The number of relatives of employee $3 of employer $2 in activity $1. */
export const countRelatives = statement(
  'employee_count_relatives',
  `select count(*)::int as relatives from employee_relatives
    where activity_id = $1 and enterprise_id = $2 and employee_user_id = $3 and not disabled`,
  { relatives: number },
)

/** Stores an invitation; no row when the code exists. */
export const addInvite = statement(
  'employee_add_invite',
  `insert into employee_invites (code, activity_id, enterprise_id, employee_user_id, created) values ($1, $2, $3, $4, $5)
   on conflict (code) do nothing returning code`,
  { code: text },
)

export const inviteByCode = statement(
  'employee_invite_by_code',
  `select activity_id as "activityId", enterprise_id as "enterpriseId", employee_user_id as "employeeUserId",
          used_by as "usedBy"
     from employee_invites where code = $1 for no key update`,
  { activityId: number, enterpriseId: number, employeeUserId: number, usedBy: nullable(number) },
)

export const useInvite = statement(
  'employee_use_invite',
  'update employee_invites set used_by = $2 where code = $1 and used_by is null',
)

/** Makes member $1 a relative of employee $4 at employer $3 in activity $2; no row when the member is one already. */
export const addRelative = statement(
  'employee_add_relative',
  `insert into employee_relatives as r (user_id, activity_id, enterprise_id, employee_user_id, created)
   values ($1, $2, $3, $4, $5)
   on conflict (activity_id, enterprise_id, user_id) do update
     set employee_user_id = excluded.employee_user_id, disabled = false, created = excluded.created where r.disabled
   returning user_id as "userId"`,
  { userId: number },
)

/** The relatives of employee $3 at employer $2 in activity $1: $4 from index $5. */
export const relativeList = statement(
  'employee_relatives',
  `select r.user_id as "userId", r.created, m.username, m.avatar, m.mobile, coalesce(b.used, 0) as used,
          count(*) over ()::int as total
     from employee_relatives r join members m on m.user_id = r.user_id
     left join employee_budgets b on b.activity_id = r.activity_id and b.enterprise_id = r.enterprise_id
                                 and b.owner_id = r.user_id
    where r.activity_id = $1 and r.enterprise_id = $2 and r.employee_user_id = $3 and not r.disabled
    order by r.created desc, r.user_id desc limit $4 offset $5`,
  {
    userId: number,
    created: number,
    username: text,
    avatar: text,
    mobile: text,
    used: number,
    total: number,
  },
)
