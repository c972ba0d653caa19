'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/query'

const input = { cart_type: 'cart' } as const

/** Key of the cart in the query cache; cart page and mini cart share the entry. */
export const cartKey = query.cart.list.queryKey({ input })

/** The whole cart of the member. `silent`: the caller shows errors itself. */
export const useCart = () =>
  useQuery(query.cart.list.queryOptions({ input, staleTime: 0, meta: { silent: true } }))
