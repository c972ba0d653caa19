'use client'
import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/api'
import { query } from '@/lib/client/query'
import type { PurchaseRef } from '@/lib/web/staff-href'

/** The running activities of all employers of the member, with what is left to spend. */
export async function loadActivities() {
  const employers = await api.purchase.ownEnterprises({})
  const lists = await Promise.all(
    employers.map(async ({ enterprise_id, name }) => {
      const { list } = await api.purchase.activities({ enterprise_id, need_aggregate: true, pageSize: 50 })
      return list.map((activity) => ({ ...activity, employer: name }))
    }),
  )
  return { employers, activities: lists.flat() }
}
export type Activity = Awaited<ReturnType<typeof loadActivities>>['activities'][number]

export const useActivities = () =>
  useQuery({
    queryKey: [...query.purchase.activities.key(), 'of-all-employers'],
    queryFn: loadActivities,
    meta: { silent: true },
  })

export const refOf = ({ id, enterprise_id }: Activity): PurchaseRef => ({
  activityId: id,
  enterpriseId: enterprise_id,
})

/** The fields that name an activity in calls. */
export const contextOf = ({ activityId, enterpriseId }: PurchaseRef) => ({
  activity_id: activityId,
  enterprise_id: enterpriseId,
})
