'use client'
import { useState } from 'react'
import { Answers, reviewPictures } from '@/components/goods/reviews/review-item'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import PictureViewer from '@/components/ui/picture-viewer'
import { Tag } from '@/components/ui/pill'
import { Stars } from '@/components/ui/star-rate'
import type { OwnRate } from '@/lib/contract/catalogue/review'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { dateTimeText } from '@/lib/domain/time/china'
import { soldGoodsHref } from '@/lib/web/points-href'

/** A review that the member wrote, with its product and the first answers. */
export function OwnReview({ rate }: { rate: OwnRate }) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const pictures = reviewPictures(rate)
  const href = soldGoodsHref(rate.item_id, rate.order_type === 'pointsmall')
  return (
    <li className="rounded-card border-line bg-card border p-4">
      <div className="flex gap-3">
        <Link href={href} tabIndex={-1} aria-hidden>
          <Picture src={rate.item_pic} alt="" width={240} className="rounded-control size-[4.375rem]" />
        </Link>
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 text-sm">
            <Link href={href} className="text-ink hover:text-brand transition-colors">
              {rate.item_name}
            </Link>
          </p>
          {rate.item_spec_desc && <p className="text-muted mt-1 text-xs">{shownSpec(rate.item_spec_desc)}</p>}
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rate.star} />
        {rate.anonymous === 1 && <Tag>匿名</Tag>}
        {rate.disabled === 1 && <Tag>未展示</Tag>}
        <time className="nums text-muted ml-auto text-xs">{dateTimeText(rate.created)}</time>
      </p>
      <p className="text-text mt-2 text-sm leading-relaxed break-words whitespace-pre-line">{rate.content}</p>
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((src, at) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`放大第 ${at + 1} 张晒图`}
                className="rounded-control block cursor-zoom-in overflow-hidden"
                onClick={() => setEnlarged(at)}
              >
                <Picture src={src} alt="" width={240} className="size-20 max-md:size-[4.5rem]" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {rate.reply.list.length > 0 && <Answers answers={rate.reply.list} />}
      {enlarged !== null && (
        <PictureViewer pictures={pictures} at={enlarged} title="晒图" onClose={() => setEnlarged(null)} />
      )}
    </li>
  )
}
