'use client'
import { lazy, Suspense } from 'react'
import { useSession } from '@/lib/client/session'

const CartNumber = lazy(async () => ({ default: (await import('./cart-number')).CartNumber }))

/** The number on a cart icon. Renders nothing for guests, so that they do not load the query library. */
export function CartBadge({ className }: { className?: string }) {
  const user = useSession()
  if (!user) return null
  return (
    <Suspense>
      <CartNumber className={className} />
    </Suspense>
  )
}
