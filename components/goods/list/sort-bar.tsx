import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { pageCount } from '@/components/ui/page-window'
import { listHref, listPageSize, type ListQuery } from './list-query'
import { PriceRange } from './price-range'

const tab =
  'flex h-11 items-center gap-1 border-b-2 px-4 text-sm whitespace-nowrap transition-colors max-md:px-3'

/** 综合 | 销量 | 上新 | 价格, the price range and a short way through the pages; stays under the header. */
export function SortBar({ query, count }: { query: ListQuery; count: number }) {
  const { goodsSort: sort, page } = query
  const pages = pageCount(count, listPageSize)
  const tabs = [
    { label: '综合', sort: undefined },
    { label: '销量', sort: 1 },
    { label: '上新', sort: 4 },
  ]
  const byPrice = sort === 2 || sort === 3
  return (
    <div className="sticky top-16 z-30 max-md:top-13">
      <div className="rounded-card border-line bg-card flex items-center gap-4 border px-3 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-1">
        <nav aria-label="排序" className="flex max-md:flex-1 max-md:justify-between">
          {tabs.map(({ label, sort: own }) => (
            <Link
              key={label}
              href={listHref(query, { goodsSort: own })}
              rel="nofollow"
              aria-current={sort === own ? 'true' : undefined}
              className={cx(tab, look(sort === own))}
            >
              {label}
            </Link>
          ))}
          <Link
            href={listHref(query, { goodsSort: sort === 3 ? 2 : 3 })}
            rel="nofollow"
            aria-current={byPrice ? 'true' : undefined}
            aria-label={sort === 3 ? '价格从高到低' : '价格从低到高'}
            className={cx(tab, look(byPrice))}
          >
            价格
            <span className="flex flex-col" aria-hidden>
              <ChevronUp className={cx('-mb-1 size-3.5', sort === 3 ? 'text-brand' : 'text-faint')} />
              <ChevronDown className={cx('-mt-1 size-3.5', sort === 2 ? 'text-brand' : 'text-faint')} />
            </span>
          </Link>
        </nav>
        <div className="ml-auto max-md:hidden">
          <PriceRange query={query} />
        </div>
        {pages > 1 && (
          <nav aria-label="快速翻页" className="text-muted flex items-center gap-2 text-sm max-lg:hidden">
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

const look = (chosen: boolean) =>
  chosen ? 'border-brand font-medium text-brand' : 'border-transparent text-text hover:text-brand'

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
