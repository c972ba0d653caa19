import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { pageCount } from '@/components/ui/page-window'
import { SortTabs } from '../sort-tabs'
import { listHref, type ListQuery } from '@/lib/web/list-href'
import { listPageSize } from './list-input'

/** 综合 | 销量 | 上新 | 价格 and previous/next page; sticky below the header. */
export function SortBar({ query, count }: { query: ListQuery; count: number }) {
  const { page } = query
  const pages = pageCount(count, listPageSize)
  return (
    <div className="sticky top-16 z-30 max-md:top-13">
      <div className="rounded-card border-line bg-card flex items-center gap-4 border px-3 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-1">
        <SortTabs sort={query.goodsSort} href={(goodsSort) => listHref(query, { goodsSort })} />
        {pages > 1 && (
          <nav
            aria-label="快速翻页"
            className="text-muted ml-auto flex items-center gap-2 text-sm max-lg:hidden"
          >
            <span className="nums">
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

function Step({ href, label, children }: { href: string | null; label: string; children: React.ReactNode }) {
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
