import 'server-only'
import {
  boolean,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** Statements of employers, their employees and addresses. Money in cents, times in epoch seconds. */

const enterpriseFields = `e.enterprise_id as "enterpriseId", e.name, e.enterprise_sn as "enterpriseSn", e.logo,
  e.auth_type as "authType", e.disabled, e.sort`
const enterpriseColumns = {
  enterpriseId: number,
  name: text,
  enterpriseSn: text,
  logo: text,
  authType: oneOf<'mobile' | 'qr_code' | 'no_verify'>(),
  disabled: boolean,
  sort: number,
}
export type EnterpriseRow = RowOf<typeof enterpriseColumns>

/** Employers, of number $1 and id $2, each null for any: $3 from index $4. */
export const enterpriseList = statement(
  'employee_enterprises',
  `select ${enterpriseFields}, count(*) over ()::int as total from enterprises e
    where not e.disabled and ($1::text is null or e.enterprise_sn = $1) and ($2::int is null or e.enterprise_id = $2)
    order by e.sort desc, e.enterprise_id limit $3 offset $4`,
  { ...enterpriseColumns, total: number },
)

/**
 * The rows of a mobile number at employers with verification $2, of employer $3 and those in activity $4, each null for
 * any. An employee with an account is also found by the account's number, which may be newer than the employer's.
 */
export const employeesOfMobile = statement(
  'employee_employees_of_mobile',
  `select m.employee_id as "employeeId", m.name as "personName", m.mobile, m.user_id as "userId", u.mobile as "memberMobile", m.created, m.updated, ${enterpriseFields}
     from employees m join enterprises e on e.enterprise_id = m.enterprise_id
     left join members u on u.user_id = m.user_id
    where (m.mobile = $1 or m.user_id = (select o.user_id from members o where o.mobile = $1)) and not m.disabled and not e.disabled and e.auth_type = $2
      and ($3::int is null or e.enterprise_id = $3)
      and ($4::int is null or exists (select from employee_enterprises pe
                                       where pe.activity_id = $4 and pe.enterprise_id = e.enterprise_id))
    order by e.sort desc, e.enterprise_id limit 50`,
  {
    employeeId: number,
    personName: text,
    mobile: text,
    userId: nullable(number),
    memberMobile: nullable(text),
    created: number,
    updated: number,
    ...enterpriseColumns,
  },
)
export type EmployeeRow = RowOf<typeof employeesOfMobile>

/** Employer $1. */
export const enterpriseById = statement(
  'employee_enterprise',
  `select ${enterpriseFields} from enterprises e where e.enterprise_id = $1 and not e.disabled`,
  enterpriseColumns,
)

/** Whether member $1 is an employee of employer $2. */
export const ownEmployee = statement(
  'employee_own_employee',
  `select employee_id as "employeeId", disabled from employees where enterprise_id = $2 and user_id = $1`,
  { employeeId: number, disabled: boolean },
)

/** Assigns the row of mobile $3 at employer $2 to member $1 at $4, unless it is already assigned. */
export const claimEmployee = statement(
  'employee_claim_employee',
  `update employees set user_id = $1, updated = $4
    where enterprise_id = $2 and mobile = $3 and not disabled and user_id is null
   returning employee_id as "employeeId"`,
  { employeeId: number },
)

/**
 * Makes member $1, named $3, an employee of employer $2, which accepts every member, at $4; no row when the member is
 * one already.
 */
export const addEmployee = statement(
  'employee_add_employee',
  `insert into employees (enterprise_id, name, user_id, created, updated) values ($2, $3, $1, $4, $4)
   on conflict (enterprise_id, user_id) do nothing returning employee_id as "employeeId"`,
  { employeeId: number },
)

/** Removes a new employee as a relative at employer $2. */
export const dropOwnRelatives = statement(
  'employee_drop_own_relatives',
  'update employee_relatives set disabled = true where user_id = $1 and enterprise_id = $2 and not disabled',
)

/**
 * The employers of member $1: as an employee, or as a relative in an activity; of those in activity $2, null for any.
 */
export const ownEnterprises = statement(
  'employee_own_enterprises',
  `select ${enterpriseFields}, coalesce(m.disabled, false) as "identityDisabled", m.employee_id is not null as "isEmployee",
          exists (select from employee_relatives r
                   where r.enterprise_id = e.enterprise_id and r.user_id = $1 and not r.disabled) as "isRelative"
     from enterprises e
     left join employees m on m.enterprise_id = e.enterprise_id and m.user_id = $1
    where (m.employee_id is not null or exists (
            select from employee_relatives r where r.enterprise_id = e.enterprise_id and r.user_id = $1 and not r.disabled))
      and ($2::int is null or exists (
            select from employee_enterprises pe where pe.activity_id = $2 and pe.enterprise_id = e.enterprise_id))
    order by e.sort desc, e.enterprise_id`,
  { ...enterpriseColumns, identityDisabled: boolean, isEmployee: boolean, isRelative: boolean },
)
export type OwnEnterpriseRow = RowOf<typeof ownEnterprises>

/** The delivery addresses of the employers of member $1, with the member as the receiver. */
export const staffAddresses = statement(
  'employee_staff_addresses',
  `select a.address_id as "addressId", a.name, a.province, a.city, a.county, a.adrdetail, u.username
     from members u cross join enterprise_addresses a join enterprises e on e.enterprise_id = a.enterprise_id and not e.disabled
    where u.user_id = $1 and not a.disabled and exists (
            select from employees m where m.enterprise_id = e.enterprise_id and m.user_id = $1 and not m.disabled)
    order by a.sort desc, a.address_id`,
  {
    addressId: number,
    name: text,
    province: text,
    city: text,
    county: text,
    adrdetail: text,
    username: text,
  },
)
export type StaffAddressRow = RowOf<typeof staffAddresses>
