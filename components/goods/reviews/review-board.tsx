'use client'
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { reviewRequestOf, type ReviewedProduct, type ReviewRequest } from './review-request'

const LiveReviews = lazyPart(() => import('./live-reviews'), 'LiveReviews')

/**
 * The server-rendered reviews. The first click loads the code that filters, pages, enlarges pictures and writes, and
 * then carries out the click. Reading the first page needs none of it.
 */
export function ReviewBoard({ children, ...product }: ReviewedProduct & { children: ReactNode }) {
  const [request, setRequest] = useState<ReviewRequest | null>(null)
  if (request)
    return (
      <Suspense fallback={children}>
        <LiveReviews {...product} request={request}>
          {children}
        </LiveReviews>
      </Suspense>
    )
  const onClick = (event: MouseEvent) => {
    const clicked = reviewRequestOf(event.target)
    if (!clicked) return
    event.preventDefault()
    setRequest(clicked)
  }
  return <div onClick={onClick}>{children}</div>
}
