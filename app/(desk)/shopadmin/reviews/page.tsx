import type { Metadata } from 'next'
import { ReviewList } from '@/components/desk/catalogue/reviews/review-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '评价' }

/** Reviews of products (contract operator). */
export default function ReviewsPage() {
  return (
    <DeskPage entry="reviews">
      <ReviewList />
    </DeskPage>
  )
}
