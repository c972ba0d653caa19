'use client'
import { lazy, Suspense } from 'react'
import { useSession } from '@/lib/client/session'

const CartNumber = lazy(async () => ({ default: (await import('./cart-number')).CartNumber }))

/** The number on a cart icon; nothing for guests, whose browsers do not load what asks for it. */
export function CartBadge({ className }: { className?: string }) {
  const user = useSession()
  if (!user) return null
  return (
    <Suspense>
      <CartNumber className={className} />
    </Suspense>
  )
}
