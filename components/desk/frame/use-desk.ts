'use client'
import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { desk } from '@/lib/client/call/desk'
import { leaveForFactor } from '@/lib/client/person/second-factor'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'

/** Until the page of the second factor is there, this one stays as it is. @throws any other error */
function toSecondFactor(error: unknown): Promise<never> {
  if (leaveForFactor(error)) return new Promise<never>(() => {})
  throw error
}

/** The shop of a merchant in numbers, or all shops for an operator; null for applicants, who have no shop yet. */
export async function readDesk() {
  const { audit_status: state } = await api.merchant.auditStatus({})
  return state === '2' ? desk.shop.overview({}).catch(toSecondFactor) : null
}

export const deskKey = ['desk']

/** The overview of the desk, fetched again whenever the window gets the focus. */
export const useDesk = () =>
  useQuery({
    queryKey: deskKey,
    queryFn: readDesk,
    refetchOnWindowFocus: 'always',
    meta: { silent: true },
  })

/** Whether the signed-in person has a permission; false until the role is loaded. */
export function useMay(permission: Permission): boolean {
  const { data } = useDesk()
  return data?.desk_role !== undefined && mayDo(data.desk_role, permission)
}
