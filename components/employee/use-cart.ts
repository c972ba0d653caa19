'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { PurchaseCart } from '@/lib/contract/trade/employee-shape'
import type { PurchaseRef } from '@/lib/web/staff-href'
import { contextOf } from './use-activities'

/** The member's cart in an activity. */
export const usePurchaseCart = (purchase: PurchaseRef) =>
  useQuery(query.purchase.cart.queryOptions({ input: contextOf(purchase), staleTime: 0 }))

/** Changes of that cart; each answer is the new cart. */
export function useCartChanges(purchase: PurchaseRef) {
  const client = useQueryClient()
  const input = contextOf(purchase)
  const show = (cart: PurchaseCart) => client.setQueryData(query.purchase.cart.queryKey({ input }), cart)
  const reload = () => client.invalidateQueries({ queryKey: query.purchase.cart.key() })

  const add = useSingleMutation({
    mutationFn: ({ itemId, num }: { itemId: number; num: number }) =>
      api.purchase.addToCart({ ...input, item_id: itemId, num }),
    onSuccess: (cart) => {
      show(cart)
      toast.success('成功加入内购车')
    },
  })
  const setNum = useSingleMutation({
    mutationFn: ({ itemId, num }: { itemId: number; num: number }) =>
      api.purchase.updateCart({ ...input, item_id: itemId, num }),
    onSuccess: show,
    onError: reload,
  })
  const remove = useSingleMutation({
    mutationFn: (itemId: number) => api.purchase.removeFromCart({ ...input, cart_id: [itemId] }),
    onSuccess: reload,
  })
  return { add, setNum, remove }
}
