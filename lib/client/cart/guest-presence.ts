'use client'
import { useSyncExternalStore } from 'react'
import { loginHref, useSession } from '@/lib/client/person/session'
import { onShowMiniCart } from '@/lib/client/trade/mini-cart'

/** Whether the browser keeps a guest cart. Apart from its content, because every page asks for it. */

export const guestCartKey = 'guest_cart'

export function hasGuestCart(): boolean {
  try {
    return guestCartKey in localStorage
  } catch {
    return false
  }
}

/**
 * Whether the visitor is a guest with a cart; false until hydration. An addition opens the mini cart, which is the
 * event.
 */
export function useHasGuestCart(): boolean {
  const has = useSyncExternalStore(onShowMiniCart, hasGuestCart, () => false)
  return useSession() === null && has
}

/** Where cart links lead: guests who have added nothing go to the login page (spec 1 §2). */
export function useCartHref(): string {
  const has = useHasGuestCart()
  return useSession() === null && !has ? loginHref('/cart') : '/cart'
}
