'use client'
import { useId } from 'react'
import { StarRate } from '@/components/ui/star-rate'
import { Textarea } from '@/components/ui/textarea'
import { PictureField } from '@/components/upload/picture-field'
import type { Order } from '@/lib/contract/trade/order'
import { maxReviewPictures, maxReviewText } from '@/lib/domain/content/review'
import { OrderLine } from '../order-line'
import { reviewProblem, type ReviewDraft } from './review-draft'

/** Words for the stars, in their sequence. */
const starWords = ['非常差', '差', '一般', '好', '非常好']

interface RateLineProps {
  line: Order['items'][number]
  /** The order is one of the points mall. */
  isPoints: boolean
  draft: ReviewDraft
  /** Whether to show the messages of missing fields. */
  showsProblem: boolean
  onChange: (part: Partial<ReviewDraft>) => void
}

/** The review of one product. */
export function RateLine({ line, isPoints, draft, showsProblem, onChange }: RateLineProps) {
  const id = useId()
  const problem = showsProblem ? reviewProblem(draft) : null
  return (
    <section
      aria-label={line.item_name}
      className="rounded-card border-line bg-card grid grid-cols-1 gap-6 border p-5 max-md:p-4 md:grid-cols-[min(16rem,35%)_minmax(0,1fr)]"
    >
      <OrderLine item={line} isPoints={isPoints} />
      <div className="grid grid-cols-1 content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-text text-sm">商品评分</span>
          <StarRate
            name={`star-${line.id}`}
            label={`商品评分：${line.item_name}`}
            value={draft.star}
            onChange={(star) => onChange({ star })}
            error={problem?.field === 'star' ? `${id}-problem` : undefined}
          />
          <span className="text-muted min-w-12 text-sm" aria-hidden>
            {starWords[draft.star - 1] ?? ''}
          </span>
          {problem?.field === 'star' && <Problem id={`${id}-problem`} text={problem.text} />}
        </div>
        <div className="grid grid-cols-1 gap-1.5">
          <label htmlFor={id} className="text-text text-sm">
            评价晒单
          </label>
          <Textarea
            id={id}
            rows={5}
            maxLength={maxReviewText}
            placeholder="写点评价吧，你的评价对其他买家很有帮助哦~"
            value={draft.content}
            aria-describedby={problem?.field === 'content' ? `${id}-problem ${id}-left` : `${id}-left`}
            aria-invalid={problem?.field === 'content' || undefined}
            onChange={(event) => onChange({ content: event.target.value })}
          />
          <div className="flex justify-between gap-3 text-xs">
            {problem?.field === 'content' && <Problem id={`${id}-problem`} text={problem.text} />}
            <p id={`${id}-left`} className="nums text-muted ml-auto text-right">
              还可以输入<span translate="no">{maxReviewText - draft.content.length}</span>字
            </p>
          </div>
        </div>
        <PictureField
          label="上传图片"
          purpose="rate"
          max={maxReviewPictures}
          value={draft.pics}
          onChange={(pics) => onChange({ pics })}
        />
      </div>
    </section>
  )
}

const Problem = ({ id, text }: { id: string; text: string }) => (
  <p id={id} role="alert" className="text-brand text-sm">
    {text}
  </p>
)
