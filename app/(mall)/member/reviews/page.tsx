import type { Metadata } from 'next'
import { OwnReviews } from '@/components/order/rate/own-reviews'

export const metadata: Metadata = { title: '我的评价' }

/** What the member has reviewed and may still review; a page of our own beside those of spec 1 §2. */
export default function OwnReviewsPage() {
  return <OwnReviews />
}
