'use client'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import PictureViewer from '@/components/ui/picture-viewer'
import { Providers } from '@/lib/client/call/providers'
import { AnswerPanel } from './answer-panel'
import { ReviewItem, reviewPictures } from './review-item'
import { ReviewList } from './review-list'
import {
  reviewRequestOf,
  reviewRequests,
  type ReviewedProduct,
  type ReviewFilter,
  type ReviewRequest,
} from './review-request'
import { usePraise, useReviewPage } from './use-reviews'

interface LiveReviewsProps extends ReviewedProduct {
  /** The click that loaded this module. */
  request: ReviewRequest
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

function Reviews({ goodsId, isPoints, request, children }: LiveReviewsProps) {
  const [filter, setFilter] = useState<ReviewFilter>({})
  const [page, setPage] = useState(1)
  const [enlarged, setEnlarged] = useState<{ pictures: string[]; at: number } | null>(null)
  const [answering, setAnswering] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  /** The request of the button whose picture is enlarged. */
  const opener = useRef<string>(undefined)
  const { data, isPlaceholderData } = useReviewPage({ goodsId, isPoints }, filter, page)
  const praise = usePraise(data?.list.map(({ rate_id }) => rate_id) ?? [])

  const handle = (request: ReviewRequest) => {
    if ('filter' in request) {
      setFilter(request.filter)
      setPage(1)
    } else if ('page' in request) {
      setPage(request.page)
      box.current?.scrollIntoView()
    } else if ('praise' in request) {
      praise.toggle(request.praise)
    } else if ('answers' in request) {
      setAnswering((open) => (open === request.answers ? null : request.answers))
    } else {
      const rate = data?.list.find(({ rate_id }) => rate_id === request.enlarge)
      if (!rate) return
      opener.current = reviewRequests(request)['data-request']
      setEnlarged({ pictures: reviewPictures(rate), at: request.at })
    }
  }

  // The click that loaded this module. Pictures wait for their reviews.
  const first = useRef<ReviewRequest | null>(request)
  const isReady = data !== undefined
  const handleFirst = useEffectEvent(() => {
    const request = first.current
    if (!request || ('enlarge' in request && !isReady)) return
    first.current = null
    handle(request)
  })
  useEffect(() => handleFirst(), [isReady])

  const onClick = (event: MouseEvent) => {
    const request = reviewRequestOf(event.target)
    if (!request) return
    event.preventDefault()
    handle(request)
  }

  const closePicture = () => {
    setEnlarged(null)
    requestAnimationFrame(() => {
      // The press that loaded this module was on a button of the server, which is not there any more.
      if (document.activeElement === document.body && opener.current)
        box.current?.querySelector<HTMLElement>(`[data-request='${opener.current}']`)?.focus()
    })
  }

  return (
    <div ref={box} onClick={onClick} className="scroll-mt-12">
      {data ? (
        <ReviewList
          statistics={data.rate_statistics}
          rates={data.list}
          total={data.total_count}
          filter={filter}
          page={page}
          busy={isPlaceholderData}
          items={{
            children: data.list.map((rate) => (
              <ReviewItem key={rate.rate_id} rate={rate} {...praise.stateOf(rate.rate_id)}>
                {answering === rate.rate_id && <AnswerPanel rateId={rate.rate_id} />}
              </ReviewItem>
            )),
          }}
        />
      ) : (
        children
      )}
      {enlarged && <PictureViewer {...enlarged} title="晒图" onClose={closePicture} />}
    </div>
  )
}
