'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHasGuestCart } from '@/lib/client/cart/guest-presence'
import { useSession } from '@/lib/client/person/session'

const CartNumber = lazyPart(() => import('./cart-number'), 'CartNumber')

/** The number on a cart icon. Renders nothing for guests without a cart, so that they load nothing for it. */
export function CartBadge({ className }: { className?: string }) {
  const hasGuestCart = useHasGuestCart()
  if (!useSession() && !hasGuestCart) return null
  return (
    <Suspense>
      <CartNumber className={className} />
    </Suspense>
  )
}
