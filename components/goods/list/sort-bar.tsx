import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Check } from '@/components/ui/icons/check'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Link } from '@/components/ui/link'
import { pageCount } from '@/components/ui/page-window'
import { listHref, type ListQuery } from '@/lib/web/list-href'
import { SortTabs } from '../sort-tabs'
import type { FacetOption } from './facets'
import { listPageSize } from './list-input'
import { listSwitches } from './switches'

interface SortBarProps {
  query: ListQuery
  count: number
  hasProgramme: boolean
  /** At the right end on phones, where the switches are in the sheet of filters. */
  filters?: ReactNode
}

/** 综合 | 销量 | 上新 | 价格, switches and previous/next page; on phones 综合 | 销量 | 价格 | 筛选. Sticky below the header. */
export function SortBar({ query, count, hasProgramme, filters }: SortBarProps) {
  const { page } = query
  const pages = pageCount(count, listPageSize)
  return (
    <div className="sticky top-16 z-20 max-md:top-13">
      <div className="rounded-card border-line bg-card flex items-center gap-x-4 border px-3 max-md:-mx-4 max-md:gap-0 max-md:rounded-none max-md:border-x-0 max-md:border-t-0 max-md:px-1 md:flex-wrap">
        <SortTabs sort={query.goodsSort} href={(goodsSort) => listHref(query, { goodsSort })} isBrief />
        {filters}
        <ul aria-label="快捷筛选" className="flex min-w-0 flex-wrap gap-x-1 max-md:hidden">
          {listSwitches(query, hasProgramme).map((option) => (
            <li key={option.key}>
              <Switch option={option} />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <nav
            aria-label="快速翻页"
            className="text-muted ml-auto flex items-center gap-2 text-sm max-lg:hidden"
          >
            <span translate="no" className="nums">
              <span className="text-brand">{page}</span>/{pages}
            </span>
            <Step href={page > 1 ? listHref(query, { page: page - 1 }) : null} label="上一页">
              <ChevronLeft className="size-4" aria-hidden />
            </Step>
            <Step href={page < pages ? listHref(query, { page: page + 1 }) : null} label="下一页">
              <ChevronRight className="size-4" aria-hidden />
            </Step>
          </nav>
        )}
      </div>
    </div>
  )
}

function Switch({ option: { label, href, isSelected } }: { option: FacetOption }) {
  return (
    <Link
      href={href}
      rel="nofollow"
      aria-current={isSelected ? 'true' : undefined}
      className={cx(
        'flex h-11 items-center gap-1.5 px-2 text-sm whitespace-nowrap transition-colors',
        isSelected ? 'text-brand' : 'text-text hover:text-brand',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'flex size-4 items-center justify-center rounded-[3px] border',
          isSelected ? 'border-brand bg-brand text-white' : 'border-faint bg-card',
        )}
      >
        {isSelected && <Check className="size-3" strokeWidth={3} />}
      </span>
      {label}
    </Link>
  )
}

function Step({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  const box = 'flex size-7 items-center justify-center rounded-control border border-line'
  return href ? (
    <Link href={href} aria-label={label} className={cx(box, 'text-text hover:border-brand hover:text-brand')}>
      {children}
    </Link>
  ) : (
    <span role="link" aria-disabled="true" aria-label={label} className={cx(box, 'text-faint bg-page')}>
      {children}
    </span>
  )
}
