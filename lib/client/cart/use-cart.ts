'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/query'

const input = { cart_type: 'cart' } as const

/** Where the cart lies in the query cache; the mini cart reads the same entry. */
export const cartKey = query.cart.list.queryKey({ input })

/** The whole cart of the member. The page shows a failure itself. */
export const useCart = () =>
  useQuery(query.cart.list.queryOptions({ input, staleTime: 0, meta: { silent: true } }))
