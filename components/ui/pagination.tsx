import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link'
import { cx } from './cx'
import { defaultPageSize, pageCount, pageWindow } from './page-window'

type PaginationProps = {
  /** Present page, from 1. */
  page: number
  /** All rows. */
  count: number
  pageSize?: number
  className?: string
} & (
  | {
      /** Pages are addresses, so that crawlers and new tabs reach them. */ href: (page: number) => string
      onChange?: never
    }
  | { onChange: (page: number) => void; href?: never }
)

const cell =
  'nums flex h-9 min-w-9 items-center justify-center rounded-control border px-2 text-sm transition-colors max-md:h-11 max-md:min-w-11'

/** Pages of a list; nothing for a single page. */
export function Pagination({
  page,
  count,
  pageSize = defaultPageSize,
  href,
  onChange,
  className,
}: PaginationProps) {
  const pages = pageCount(count, pageSize)
  if (pages === 1) return null

  const target = (to: number, label: string, content: ReactNode) => {
    const present = to === page
    const look = cx(
      cell,
      present
        ? 'border-brand bg-brand text-white'
        : 'border-line bg-card text-text hover:border-brand hover:text-brand',
    )
    if (to < 1 || to > pages) {
      return (
        <span
          className={cx(cell, 'border-line bg-card text-faint')}
          aria-disabled="true"
          aria-label={label}
          role="link"
        >
          {content}
        </span>
      )
    }
    const common = {
      className: look,
      'aria-label': label,
      'aria-current': present ? ('page' as const) : undefined,
    }
    return href ? (
      <Link {...common} href={href(to)}>
        {content}
      </Link>
    ) : (
      <button {...common} type="button" onClick={() => onChange(to)}>
        {content}
      </button>
    )
  }

  return (
    <nav aria-label="分页" className={cx('flex flex-wrap items-center justify-center gap-2', className)}>
      {target(page - 1, '上一页', <ChevronLeft className="size-4" aria-hidden />)}
      {pageWindow(page, pages).map((number) => (
        <span key={number} className="contents">
          {target(number, `第 ${number} 页`, number)}
        </span>
      ))}
      {target(page + 1, '下一页', <ChevronRight className="size-4" aria-hidden />)}
      <span className="nums text-muted ml-2 text-sm">共 {pages} 页</span>
    </nav>
  )
}
