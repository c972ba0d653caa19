'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/query'
import { useSession } from '@/lib/client/session'

/** Options of the count on the cart's badge; everything that changes the cart invalidates `query.cart.key()`. */
export const cartCountOptions = () =>
  query.cart.count.queryOptions({ input: { shop_type: 'distributor' }, meta: { silent: true } })

/** Pieces in the cart; 0 for guests and while it is unknown. */
export function useCartCount(): number {
  const user = useSession()
  const { data } = useQuery({ ...cartCountOptions(), enabled: Boolean(user) })
  return user && data ? data.item_count : 0
}
