'use client'
import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { desk } from '@/lib/client/call/desk'

/** The shop of a merchant in numbers, or all shops for an operator; null for applicants, who have no shop yet. */
export async function readDesk() {
  const { audit_status: state } = await api.merchant.auditStatus({})
  return state === '2' ? desk.shop.overview({}) : null
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
