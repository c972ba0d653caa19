import { toHtml } from '@/components/ui/to-html'
import { ReviewBoard } from './review-board'
import { ReviewItem } from './review-item'
import { ReviewList } from './review-list'
import type { Reviews } from './reviews-data'

interface ReviewsSectionProps {
  goodsId: number
  reviews: Reviews
  /** A product of the points mall. */
  isPoints?: boolean
}

/** 商品评价: the first page is part of the document (spec 1 §2). */
export function ReviewsSection({ goodsId, reviews, isPoints }: ReviewsSectionProps) {
  const { list, statistics } = reviews
  const html = toHtml(list.map((rate) => <ReviewItem key={rate.rate_id} rate={rate} />))
  return (
    <ReviewBoard goodsId={goodsId} isPoints={isPoints}>
      <ReviewList
        statistics={statistics}
        rates={list}
        total={statistics.total}
        items={{ dangerouslySetInnerHTML: { __html: html } }}
      />
    </ReviewBoard>
  )
}
