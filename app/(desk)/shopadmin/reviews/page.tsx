import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { ReviewList } from '@/components/desk/reviews/review-list'

export const metadata: Metadata = { title: '评价' }

/** Reviews of products (contract operator). */
export default function ReviewsPage() {
  return (
    <DeskPage entry="reviews">
      <ReviewList />
    </DeskPage>
  )
}
