'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import PictureViewer from '@/components/ui/picture-viewer'
import { Stars } from '@/components/ui/star-rate'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskReview } from '@/lib/contract/operator/catalogue/review'
import { minuteText } from '@/lib/domain/time/china'
import { goodsHref } from '@/lib/web/hrefs'

interface ReviewLineProps {
  review: DeskReview
  /** Opens the form; absent for people who may only see. */
  onOpen?: (kind: 'reply' | 'hide') => void
}

/** One review with its product, its replies, and what can be done with it. */
export function ReviewLine({ review, onOpen }: ReviewLineProps) {
  const client = useQueryClient()
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const show = useSingleMutation({
    mutationFn: () => desk.review.show({ rate_id: review.rate_id }),
    onSuccess: () => toast.success('已恢复显示'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.review.key() }),
  })
  const name = `${review.username}的评价`
  return (
    <li className="rounded-card border-line border p-4">
      <div className="flex items-center gap-3">
        <Picture src={review.item_pic} alt="" width={240} className="rounded-control size-12 shrink-0" />
        <div className="min-w-0 flex-1">
          <Link href={goodsHref(review.item_id)} className="text-ink hover:text-brand line-clamp-1 text-sm">
            {review.item_name}
          </Link>
          <p className="text-muted mt-0.5 text-xs break-words">
            {[review.item_spec_desc, review.order_id && `订单 ${review.order_id}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars value={review.star} />
        <span className="text-text">{review.username}</span>
        {review.anonymous && <span className="text-muted text-xs">匿名</span>}
        <time className="text-muted nums text-xs">{minuteText(review.created)}</time>
        {review.disabled && (
          <span className="text-brand text-xs">已隐藏{review.hide_reason && `：${review.hide_reason}`}</span>
        )}
      </p>
      <p className="text-ink mt-2 text-sm leading-relaxed break-words whitespace-pre-line">
        {review.content}
      </p>
      {review.rate_pic.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {review.rate_pic.map((src, at) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`放大第 ${at + 1} 张晒图`}
                aria-haspopup="dialog"
                onClick={() => setEnlarged(at)}
                className="rounded-control block cursor-zoom-in overflow-hidden"
              >
                <Picture src={src} alt="" width={240} className="size-16" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <PictureViewer
          pictures={review.rate_pic}
          at={enlarged}
          title="晒图"
          onClose={() => setEnlarged(null)}
        />
      )}
      {review.replies.length > 0 && (
        <ul className="bg-page rounded-control mt-3 grid gap-2 p-3 text-sm">
          {review.replies.map((reply) => (
            <li key={reply.reply_id} className="break-words">
              <span className="text-muted">{reply.role === 'seller' ? '商家回复' : reply.username}：</span>
              {reply.content}
              <time className="text-muted nums ml-2 text-xs">{minuteText(reply.created)}</time>
            </li>
          ))}
        </ul>
      )}
      {onOpen && (
        <p className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={`回复${name}`}
            onClick={() => onOpen('reply')}
          >
            回复
          </Button>
          {review.disabled ? (
            <Button
              variant="ghost"
              aria-label={`恢复显示${name}`}
              loading={show.isPending}
              onClick={() => show.mutate()}
            >
              恢复显示
            </Button>
          ) : (
            <Button
              variant="ghost"
              aria-haspopup="dialog"
              aria-label={`隐藏${name}`}
              onClick={() => onOpen('hide')}
            >
              隐藏
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
