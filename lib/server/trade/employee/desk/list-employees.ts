import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorEmployees, type EmployeeRow } from './sql'

/** A condition on employees; absent fields, empty texts and 0 match all of them. */
interface EmployeeFilter {
  enterpriseId: number | undefined
  mobile: string | undefined
  /** A part of the name. */
  name: string | undefined
}

/** A page of the employees, newest first. Each row has the number of all that match in `total`. */
export const listEmployees = (
  db: Queries,
  { enterpriseId, mobile, name }: EmployeeFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<EmployeeRow[]> =>
  db.run(operatorEmployees, [
    enterpriseId || null,
    mobile || null,
    name || null,
    null,
    ...limitAndOffset(page, pageSize),
  ])
