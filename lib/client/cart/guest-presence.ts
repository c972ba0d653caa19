'use client'
import { useSyncExternalStore } from 'react'
import { loginHref, useSession } from '@/lib/client/session'

/** Whether the browser keeps a guest cart. Apart from its content, because every page asks for it. */

export const guestCartKey = 'guest_cart'
const changed = 'guest-cart'

export function hasGuestCart(): boolean {
  try {
    return guestCartKey in localStorage
  } catch {
    return false
  }
}

/** Calls `listener` when the guest cart changes in this tab; returns the function that unsubscribes. */
export function onGuestCart(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

export const announceGuestCart = (): void => void dispatchEvent(new Event(changed))

/** Whether the visitor is a guest with a cart; false until hydration. */
export function useHasGuestCart(): boolean {
  const has = useSyncExternalStore(onGuestCart, hasGuestCart, () => false)
  return useSession() === null && has
}

/** Where cart links lead: guests who have added nothing go to the login page (spec 1 §2). */
export function useCartHref(): string {
  const has = useHasGuestCart()
  return useSession() === null && !has ? loginHref('/cart') : '/cart'
}
