'use client'
import { useId } from 'react'
import { PictureField } from '@/components/upload/picture-field'
import { StarRate } from '@/components/ui/star-rate'
import { Textarea } from '@/components/ui/textarea'
import type { Order } from '@/lib/contract/order'
import { maxReviewPictures, maxReviewText } from '@/lib/domain/review'
import { OrderLine } from '../order-line'
import { reviewProblem, type ReviewDraft } from './review-draft'

/** Words for the stars, in their sequence. */
const starWords = ['非常差', '差', '一般', '好', '非常好']

interface RateLineProps {
  line: Order['items'][number]
  draft: ReviewDraft
  /** Whether to say what is missing. */
  showProblems: boolean
  onChange: (part: Partial<ReviewDraft>) => void
}

/** The review of one product. */
export function RateLine({ line, draft, showProblems, onChange }: RateLineProps) {
  const id = useId()
  const problem = showProblems ? reviewProblem(draft) : null
  return (
    <section
      aria-label={line.item_name}
      className="rounded-card border-line bg-card grid gap-6 border p-5 max-md:p-4 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <OrderLine item={line} />
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-text text-sm">商品评分</span>
          <StarRate
            name={`star-${line.id}`}
            label={`商品评分：${line.item_name}`}
            value={draft.star}
            onChange={(star) => onChange({ star })}
          />
          <span className="text-muted min-w-12 text-sm" aria-hidden>
            {starWords[draft.star - 1] ?? ''}
          </span>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-text text-sm">
            评价晒单
          </label>
          <Textarea
            id={id}
            rows={5}
            maxLength={maxReviewText}
            placeholder="写点评价吧，你的评价对其他买家很有帮助哦~"
            value={draft.content}
            aria-describedby={`${id}-left`}
            aria-invalid={problem === '评价内容不能为空' || undefined}
            onChange={(event) => onChange({ content: event.target.value })}
          />
          <p id={`${id}-left`} className="nums text-muted text-right text-xs">
            还可以输入{maxReviewText - draft.content.length}字
          </p>
        </div>
        <PictureField
          label="上传图片"
          purpose="rate"
          max={maxReviewPictures}
          value={draft.pics}
          onChange={(pics) => onChange({ pics })}
        />
        {problem && (
          <p role="alert" className="text-brand text-sm">
            {problem}
          </p>
        )}
      </div>
    </section>
  )
}
