'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/call/query'
import { useSession } from '@/lib/client/person/session'

/** Milliseconds for which the employers of the member are taken as known. */
const employersStay = 5 * 60_000

/**
 * Whether the member buys in employee purchase: staff of the mall, an employee of another employer, or an invited
 * relative.
 */
export function useIsPurchaser(): boolean {
  const user = useSession()
  const { data } = useQuery(
    query.employee.ownEnterprises.queryOptions({
      input: {},
      enabled: user !== null && user !== undefined && !user.isStaff,
      staleTime: employersStay,
      meta: { silent: true },
    }),
  )
  return user?.isStaff === true || (data !== undefined && data.length > 0)
}
