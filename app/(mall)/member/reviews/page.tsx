import type { Metadata } from 'next'
import { OwnReviews } from '@/components/order/rate/own-reviews'

export const metadata: Metadata = { title: '我的评价' }

/** The member's reviews and the products still to review. Not one of the pages of spec 1 §2. */
export default function OwnReviewsPage() {
  return <OwnReviews />
}
