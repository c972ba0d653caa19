'use client'
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { reviewRequestOf, type ReviewRequest } from './review-request'

const LiveReviews = lazy(async () => ({ default: (await import('./live-reviews')).LiveReviews }))

/**
 * The reviews as the document shows them, until somebody asks for more: the first press brings the code that filters, turns
 * pages, enlarges pictures and writes, and carries out what was asked. Reading the first page needs none of it.
 */
export function ReviewBoard({ goodsId, children }: { goodsId: number; children: ReactNode }) {
  const [wish, setWish] = useState<ReviewRequest | null>(null)
  if (wish)
    return (
      <Suspense fallback={children}>
        <LiveReviews goodsId={goodsId} wish={wish}>
          {children}
        </LiveReviews>
      </Suspense>
    )
  const onClick = (event: MouseEvent) => {
    const asked = reviewRequestOf(event.target)
    if (!asked) return
    event.preventDefault()
    setWish(asked)
  }
  return <div onClick={onClick}>{children}</div>
}
