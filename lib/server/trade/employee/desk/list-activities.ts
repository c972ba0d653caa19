import 'server-only'
import type { EmployeeActivityStatus } from '@/lib/domain/employee'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorActivities, type ActivityRow } from './sql'

/** A condition on activities; absent fields, empty texts and 0 match all of them. */
interface ActivityFilter {
  activityId: number | undefined
  enterpriseId: number | undefined
  /** A part of the name. */
  name: string | undefined
  status: EmployeeActivityStatus | '' | undefined
}

/** A page of the activities, the latest first. Each row has the number of all that match in `total`. */
export const listActivities = (
  db: Queries,
  { activityId, enterpriseId, name, status }: ActivityFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ActivityRow[]> =>
  db.run(operatorActivities, [
    activityId || null,
    enterpriseId || null,
    name || null,
    status || null,
    ...limitAndOffset(page, pageSize),
  ])
