import type { Reviews } from '@/components/goods/reviews/reviews-data'
import { Stars } from '@/components/ui/star-rate'

/** Score and first review of a product on phones; leads to all reviews. Nothing without reviews. */
export function ReviewPreview({ reviews: { list, statistics } }: { reviews: Reviews }) {
  const [first] = list
  if (!first) return null
  return (
    <a href="#reviews" className="grid gap-1.5 py-3 text-sm md:hidden">
      <span className="flex items-center justify-between">
        <span className="text-ink text-base font-semibold">
          评价{' '}
          <span translate="no" className="nums text-muted text-sm font-normal">
            ({statistics.total})
          </span>
        </span>
        <span className="text-muted">
          好评率{' '}
          <span translate="no" className="nums text-brand">
            {statistics.good_percent}%
          </span>{' '}
          <span aria-hidden>›</span>
        </span>
      </span>
      <span className="flex items-center gap-2">
        <span className="text-muted text-xs">{first.username}</span>
        <Stars value={first.star} className="text-xs" />
      </span>
      <span className="text-text line-clamp-2">{first.content}</span>
    </a>
  )
}
