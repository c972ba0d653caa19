'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/lib/client/person/session'

const Terms = lazyPart(() => import('./coupon-terms'), 'CouponTerms')

/**
 * The coupon whose products a list shows (`card_id`); its place is kept while it loads, so that the list does not move.
 */
export function CouponBanner({ cardId }: { cardId: number }) {
  const user = useSession()
  const place = <div className="mb-3 min-h-16 max-md:mt-3" />
  if (user === undefined) return place
  return (
    <Suspense fallback={place}>
      <Terms cardId={cardId} />
    </Suspense>
  )
}
