import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { Pagination } from '@/components/ui/pagination'
import type { Rate, RateStatistics } from '@/lib/contract/catalogue/review'
import { bestStar, reviewLevels, reviewPageSize, type ReviewLevel } from '@/lib/domain/content/review'
import { reviewPageHref, reviewRequests, type ReviewFilter } from './review-request'

interface ReviewListProps {
  statistics: RateStatistics
  rates: readonly Rate[]
  /** Number of reviews that match the filter. */
  total: number
  filter?: ReviewFilter
  page?: number
  /** Another page is loading. */
  busy?: boolean
  /** The reviews, as elements or as HTML. */
  items: Pick<ComponentProps<'ul'>, 'children' | 'dangerouslySetInnerHTML'>
}

/** Statistics, filters, one page of reviews and pagination. */
export function ReviewList(props: ReviewListProps) {
  const { statistics, rates, total, filter = {}, page = 1, busy = false, items } = props
  if (statistics.total === 0) return <Empty small occasion="search" text="暂无评价" />
  return (
    <>
      <div className="bg-page rounded-card flex flex-wrap items-center gap-x-10 gap-y-4 px-6 py-4 max-md:block max-md:space-y-3 max-md:px-4">
        <Score statistics={statistics} />
        <Filters statistics={statistics} filter={filter} />
      </div>
      {rates.length === 0 && !busy ? (
        <Empty small occasion="search" text="没有符合条件的评价" />
      ) : (
        <ul
          aria-label="评价列表"
          aria-busy={busy}
          className={cx('transition-opacity', busy && 'opacity-50')}
          {...items}
        />
      )}
      <Pagination
        page={page}
        count={total}
        pageSize={reviewPageSize}
        href={reviewPageHref}
        className="border-line border-t pt-5"
      />
    </>
  )
}

function Score({ statistics: { average, good_percent } }: { statistics: RateStatistics }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-6">
      <p className="text-muted text-xs">
        好评率
        <span translate="no" className="nums text-brand ml-2 text-[1.75rem] leading-none font-semibold">
          {good_percent}
        </span>
        <span className="text-brand">%</span>
      </p>
      <p className="text-muted text-xs">
        平均
        <span translate="no" className="nums text-ink mx-1 text-lg font-semibold">
          {average.toFixed(1)}
        </span>
        / {bestStar} 分
      </p>
    </div>
  )
}

const levels = Object.keys(reviewLevels) as ReviewLevel[]

function Filters({ statistics, filter }: { statistics: RateStatistics; filter: ReviewFilter }) {
  const filters: { label: string; count: number; is: ReviewFilter }[] = [
    { label: '全部', count: statistics.total, is: {} },
    { label: '有图', count: statistics.with_pictures, is: { withPictures: true } },
    ...levels.map((level) => ({ label: reviewLevels[level].label, count: statistics[level], is: { level } })),
  ]
  return (
    <div
      role="group"
      aria-label="筛选评价"
      className="flex flex-wrap gap-2 max-md:-mx-4 max-md:[scrollbar-width:none] max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:*:shrink-0"
    >
      {filters.map(({ label, count, is }) => {
        const chosen = is.level === filter.level && is.withPictures === filter.withPictures
        return (
          <button
            key={label}
            type="button"
            aria-pressed={chosen}
            disabled={count === 0 && !chosen}
            className={cx(
              'h-8 rounded-full border px-4 text-xs transition-colors max-md:h-11',
              chosen
                ? 'border-brand bg-brand-tint text-brand-deep'
                : 'border-line bg-card text-text enabled:hover:border-brand enabled:hover:text-brand disabled:text-faint',
            )}
            {...reviewRequests({ filter: is })}
          >
            {label}
            <span translate="no" className="nums ml-1">
              ({count})
            </span>
          </button>
        )
      })}
    </div>
  )
}
