import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { MessageSquare } from '@/components/ui/icons/message-square'
import { ThumbsUp } from '@/components/ui/icons/thumbs-up'
import { Picture } from '@/components/ui/picture'
import { Stars } from '@/components/ui/star-rate'
import type { Rate, RateReply } from '@/lib/contract/catalogue/review'
import { dateTimeText } from '@/lib/domain/time/china'
import { reviewRequests } from './review-request'

interface ReviewItemProps {
  rate: Rate
  /** Whether this visitor liked it. */
  isPraised?: boolean
  praiseNum?: number
  /** All replies and the form; without it the first replies are shown. */
  children?: ReactNode
}

/** URLs of a review's pictures (contract goods §13: joined by commas). */
export const reviewPictures = ({ rate_pic }: Pick<Rate, 'rate_pic'>): string[] =>
  rate_pic ? rate_pic.split(',').filter(Boolean) : []

const day = (seconds: number) => dateTimeText(seconds).slice(0, 10)
const tool = 'hover:text-brand inline-flex items-center gap-1 transition-colors max-md:min-h-11'

/** One review: author, stars, SKU, text, pictures, replies. Used by the document and by the live list. */
export function ReviewItem({ rate, isPraised = false, praiseNum, children }: ReviewItemProps) {
  const pictures = reviewPictures(rate)
  const praises = praiseNum ?? rate.praise_num
  return (
    <li className="border-line flex gap-4 border-b py-5 last:border-b-0 max-md:gap-3 max-md:py-4">
      {rate.avatar ? (
        <Picture src={rate.avatar} alt="" width={240} className="size-10 shrink-0 rounded-full" />
      ) : (
        <span
          aria-hidden
          className="bg-page text-muted flex size-10 shrink-0 items-center justify-center rounded-full text-sm"
        >
          {rate.username.slice(0, 1)}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="text-ink text-sm">{rate.username}</span>
          <Stars value={rate.star} />
          <time
            dateTime={new Date(rate.created * 1000).toISOString()}
            className="nums text-muted ml-auto text-xs"
          >
            {day(rate.created)}
          </time>
        </p>
        {rate.item_spec_desc && (
          <p className="text-muted mt-0.5 text-xs">{rate.item_spec_desc.replaceAll(',', '　')}</p>
        )}
        <p className="text-text mt-2 text-sm leading-relaxed break-words whitespace-pre-line">
          {rate.content}
        </p>
        {pictures.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {pictures.map((src, at) => (
              <li key={src}>
                <button
                  type="button"
                  aria-label={`放大第 ${at + 1} 张晒图`}
                  className="rounded-control block cursor-zoom-in overflow-hidden"
                  {...reviewRequests({ enlarge: rate.rate_id, at })}
                >
                  <Picture src={src} alt="" width={240} className="size-20 max-md:size-[4.5rem]" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {!children && rate.reply.list.length > 0 && <Answers answers={rate.reply.list} />}
        <p className="text-muted mt-3 flex flex-wrap gap-x-6 gap-y-2 text-xs">
          <button
            type="button"
            aria-pressed={isPraised}
            className={cx(tool, isPraised && 'text-brand')}
            {...reviewRequests({ praise: rate.rate_id })}
          >
            <ThumbsUp className={cx('size-3.5', isPraised && 'fill-current')} aria-hidden />
            有用
            {praises > 0 && (
              <span translate="no" className="nums">
                ({praises})
              </span>
            )}
          </button>
          <button
            type="button"
            aria-expanded={Boolean(children)}
            className={tool}
            {...reviewRequests({ answers: rate.rate_id })}
          >
            <MessageSquare className="size-3.5" aria-hidden />
            回复
            {rate.reply.total_count > 0 && (
              <span translate="no" className="nums">
                ({rate.reply.total_count})
              </span>
            )}
          </button>
        </p>
        {children}
      </div>
    </li>
  )
}

/** Replies on a grey background; the shop's name is highlighted. */
export function Answers({ answers }: { answers: readonly RateReply[] }) {
  return (
    <ul className="rounded-control bg-page mt-3 grid gap-2 px-4 py-3 text-xs leading-relaxed">
      {answers.map((answer) => (
        <li key={answer.reply_id} className="break-words whitespace-pre-line">
          <span className={answer.role === 'seller' ? 'text-brand-deep mr-1 font-medium' : 'text-muted mr-1'}>
            {answer.username}：
          </span>
          {answer.content}
          <time
            dateTime={new Date(answer.created * 1000).toISOString()}
            className="nums text-muted ml-2 whitespace-nowrap"
          >
            {day(answer.created)}
          </time>
        </li>
      ))}
    </ul>
  )
}
