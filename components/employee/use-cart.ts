'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { EmployeeCart } from '@/lib/contract/trade/employee-shape'
import type { EmployeeRef } from '@/lib/web/staff-href'
import { contextOf } from './use-activities'

/** The member's cart in an activity. */
export const useEmployeeCart = (employee: EmployeeRef) =>
  useQuery(query.employee.cart.queryOptions({ input: contextOf(employee), staleTime: 0 }))

/** Changes of that cart; each answer is the new cart. */
export function useCartChanges(employee: EmployeeRef) {
  const client = useQueryClient()
  const input = contextOf(employee)
  const show = (cart: EmployeeCart) => client.setQueryData(query.employee.cart.queryKey({ input }), cart)
  const reload = () => client.invalidateQueries({ queryKey: query.employee.cart.key() })

  const add = useSingleMutation({
    mutationFn: ({ itemId, num }: { itemId: number; num: number }) =>
      api.employee.addToCart({ ...input, item_id: itemId, num }),
    onSuccess: (cart) => {
      show(cart)
      toast.success('成功加入内购车')
    },
  })
  const setNum = useSingleMutation({
    mutationFn: ({ itemId, num }: { itemId: number; num: number }) =>
      api.employee.updateCart({ ...input, item_id: itemId, num }),
    onSuccess: show,
    onError: reload,
  })
  const remove = useSingleMutation({
    mutationFn: (itemId: number) => api.employee.removeFromCart({ ...input, cart_id: [itemId] }),
    onSuccess: reload,
  })
  return { add, setNum, remove }
}
