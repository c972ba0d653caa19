'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/call/query'
import { queryClient } from '@/lib/client/call/query-client'
import { userCookie } from '@/lib/client/person/user-cookie'
import { forgetSeenCart } from '@/lib/client/trade/forget-seen-cart'
import { keepSeenCart } from '@/lib/client/trade/seen-cart'
import { emptyCart } from '@/lib/domain/order/empty-cart'

const input = { cart_type: 'cart' } as const

/** Key of the cart in the query cache; cart page and mini cart share the entry. */
export const cartKey = query.cart.list.queryKey({ input })

/** Key of the mutations that change the cart. */
export const cartChangeKey = ['cart-change']

const options = query.cart.list.queryOptions({
  input,
  staleTime: 0,
  meta: { silent: true },
  // The session ended: the answer is that for a visitor, an empty list.
  select: (cart) => (Array.isArray(cart) ? emptyCart : cart),
  refetchOnWindowFocus: () => queryClient().isMutating({ mutationKey: cartChangeKey }) === 0,
})

/**
 * The whole cart of the member, read again when the window gets the focus: another tab may have changed it. Not while a
 * change is on its way, which reads it afterwards. `silent`: the caller shows errors itself. Each answer is kept as the
 * cart as last seen.
 */
export const useCart = () =>
  useQuery({
    ...options,
    queryFn: async (context) => {
      const owner = userCookie()
      const cart = await options.queryFn(context)
      if (Array.isArray(cart)) forgetSeenCart()
      else void keepSeenCart(cart, owner)
      return cart
    },
  })
