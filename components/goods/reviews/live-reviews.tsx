'use client'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Providers } from '@/lib/client/providers'
import { AnswerPanel } from './answer-panel'
import { PictureDialog } from './picture-dialog'
import { ReviewItem, reviewPictures } from './review-item'
import { ReviewList } from './review-list'
import { usePraise, useReviewPage } from './use-reviews'
import { reviewRequestOf, type ReviewChoice, type ReviewRequest } from './review-request'

interface LiveReviewsProps {
  goodsId: number
  /** The click that loaded this module. */
  wish: ReviewRequest
  /** The server-rendered reviews, shown until the current ones are fetched. */
  children: ReactNode
}

/** The interactive reviews, loaded by the first click. */
export function LiveReviews(props: LiveReviewsProps) {
  return (
    <Providers>
      <Reviews {...props} />
    </Providers>
  )
}

function Reviews({ goodsId, wish, children }: LiveReviewsProps) {
  const [choice, setChoice] = useState<ReviewChoice>({})
  const [page, setPage] = useState(1)
  const [enlarged, setEnlarged] = useState<{ pictures: string[]; at: number } | null>(null)
  const [answering, setAnswering] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData } = useReviewPage(goodsId, choice, page)
  const praise = usePraise(data?.list.map(({ rate_id }) => rate_id) ?? [])

  const carryOut = (asked: ReviewRequest) => {
    if ('choose' in asked) {
      setChoice(asked.choose)
      setPage(1)
    } else if ('page' in asked) {
      setPage(asked.page)
      box.current?.scrollIntoView()
    } else if ('praise' in asked) {
      praise.toggle(asked.praise)
    } else if ('answers' in asked) {
      setAnswering((open) => (open === asked.answers ? null : asked.answers))
    } else {
      const rate = data?.list.find(({ rate_id }) => rate_id === asked.enlarge)
      if (rate) setEnlarged({ pictures: reviewPictures(rate), at: asked.at })
    }
  }

  // The click that loaded this module. Pictures wait for their reviews.
  const first = useRef<ReviewRequest | null>(wish)
  const isReady = data !== undefined
  const begin = useEffectEvent(() => {
    const asked = first.current
    if (!asked || ('enlarge' in asked && !isReady)) return
    first.current = null
    carryOut(asked)
  })
  useEffect(() => begin(), [isReady])

  const onClick = (event: MouseEvent) => {
    const asked = reviewRequestOf(event.target)
    if (!asked) return
    event.preventDefault()
    carryOut(asked)
  }

  return (
    <div ref={box} onClick={onClick} className="scroll-mt-30">
      {data ? (
        <ReviewList
          statistics={data.rate_statistics}
          rates={data.list}
          total={data.total_count}
          choice={choice}
          page={page}
          busy={isPlaceholderData}
          draw={(rate) => (
            <ReviewItem key={rate.rate_id} rate={rate} {...praise.stateOf(rate.rate_id)}>
              {answering === rate.rate_id && <AnswerPanel rateId={rate.rate_id} />}
            </ReviewItem>
          )}
        />
      ) : (
        children
      )}
      {enlarged && <PictureDialog {...enlarged} onClose={() => setEnlarged(null)} />}
    </div>
  )
}
