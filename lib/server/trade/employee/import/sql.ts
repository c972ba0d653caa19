import 'server-only'
import { boolean, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** Employers of numbers $1. */
export const enterprisesOf = statement(
  'employee_import_enterprises',
  `select enterprise_sn as "enterpriseSn", enterprise_id as "enterpriseId" from enterprises
    where enterprise_sn = any($1::text[])`,
  { enterpriseSn: text, enterpriseId: number },
)

/** Locks people with the numbers $1 on the lists of employers. */
export const lockEmployees = statement(
  'employee_import_lock',
  `select employee_id as "employeeId" from employees where mobile = any($1::text[]) order by employee_id for update`,
  { employeeId: number },
)

/** People with the numbers $2 on the lists of employers $1. */
export const employeesOf = statement(
  'employee_import_present',
  `select employee_id as "employeeId", enterprise_id as "enterpriseId", name, mobile, disabled, updated from employees
    where enterprise_id = any($1::int[]) and mobile = any($2::text[])`,
  { employeeId: number, enterpriseId: number, name: text, mobile: text, disabled: boolean, updated: number },
)
export type PresentEmployee = RowOf<typeof employeesOf>

const undone = `jsonb_to_recordset($1::jsonb) as r ("employeeId" bigint, name text, updated bigint, "oldName" text,
  "oldDisabled" boolean, "oldUpdated" bigint, "isNew" boolean)`
const isAsWritten = `e.employee_id = r."employeeId" and e.name = r.name and not e.disabled and e.updated = r.updated`

/** Entries of $1 (JSON rows) that are as the import changed them get their earlier values. */
export const restoreEmployees = statement(
  'employee_import_restore',
  `update employees e set name = r."oldName", disabled = r."oldDisabled", updated = r."oldUpdated"
     from ${undone} where ${isAsWritten} and not r."isNew" returning e.employee_id as "employeeId"`,
  { employeeId: number },
)
/** Entries of $1 that the import created are removed, unless somebody has become an employee with one. */
export const removeEmployees = statement(
  'employee_import_remove',
  `delete from employees e using ${undone} where ${isAsWritten} and r."isNew" and e.user_id is null
   returning e.employee_id as "employeeId"`,
  { employeeId: number },
)
