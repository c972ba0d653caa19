import { api } from '../call/api'

/** The running activities of all employers of the member, with the remaining budgets. */
export async function loadActivities() {
  const employers = await api.employee.ownEnterprises({})
  const lists = await Promise.all(
    employers.map(async ({ enterprise_id, name }) => {
      const { list } = await api.employee.activities({ enterprise_id, need_aggregate: true, pageSize: 50 })
      return list.map((activity) => ({ ...activity, employer: name }))
    }),
  )
  return { employers, activities: lists.flat() }
}
export type Activity = Awaited<ReturnType<typeof loadActivities>>['activities'][number]

/**
 * The activities in the sequence in which a product is looked for: the first one that sells it decides page and price.
 */
export const bySellingOrder = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted((a, b) => Number(b.can_buy) - Number(a.can_buy))
