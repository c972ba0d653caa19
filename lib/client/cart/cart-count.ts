'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/call/query'
import { useSession } from '@/lib/client/person/session'

/** Milliseconds in which the number is not read twice, however often the visitor comes back to the window. */
const staleTime = 5000

/**
 * Query options of the number on the cart badge; changes of the cart invalidate `query.cart.key()`, and it is read
 * again when the window gets the focus: another one may have changed the cart.
 */
const cartCountOptions = () =>
  query.cart.count.queryOptions({
    input: { shop_type: 'distributor' },
    meta: { silent: true },
    staleTime,
    refetchOnWindowFocus: true,
  })

/** Pieces in the cart; 0 for guests and while loading. */
export function useCartCount(): number {
  const user = useSession()
  const { data } = useQuery({ ...cartCountOptions(), enabled: Boolean(user) })
  return user && data ? data.item_count : 0
}
