'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/call/query'
import { useSession } from '@/lib/client/person/session'

/** Whether the member has stored value or can recharge it; no page mentions it to others. */
export function useHasDeposit(): boolean {
  const user = useSession()
  const { data } = useQuery(
    query.member.info.queryOptions({
      input: {},
      enabled: user !== null && user !== undefined,
      meta: { silent: true },
    }),
  )
  return data !== undefined && (data.is_recharge_status || data.deposit > 0)
}
