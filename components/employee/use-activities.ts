'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/call/query'
import { loadActivities, type Activity } from '@/lib/client/trade/employee-activities'
import type { EmployeeRef } from '@/lib/web/staff-href'

export type { Activity }

export const useActivities = () =>
  useQuery({
    queryKey: [...query.employee.activities.key(), 'of-all-employers'],
    queryFn: loadActivities,
    meta: { silent: true },
  })

export const refOf = ({ id, enterprise_id }: Activity): EmployeeRef => ({
  activityId: id,
  enterpriseId: enterprise_id,
})

/** The fields that name an activity in calls. */
export const contextOf = ({ activityId, enterpriseId }: EmployeeRef) => ({
  activity_id: activityId,
  enterprise_id: enterpriseId,
})
