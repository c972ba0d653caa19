import type { ReactNode } from 'react'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { cx } from './cx'
import { Link } from './link'
import { defaultPageSize, maxNumbers, pageCount, pageJumps, pageWindow } from './page-window'

type PaginationProps = {
  /** Current page, from 1. */
  page: number
  /** Number of rows in all pages. */
  count: number
  pageSize?: number
  /** Phones load the next pages on scroll instead; the links stay for crawlers and without scripts. */
  isScrolledOnPhones?: boolean
  className?: string
} & (
  | {
      /** The URL of a page: crawlers follow it, and it opens in a new tab. */
      href: (page: number) => string
      onChange?: never
    }
  | { onChange: (page: number) => void; href?: never }
)

const cell =
  'nums flex h-9 min-w-9 items-center justify-center rounded-control border px-2 text-sm transition-colors max-md:h-11 max-md:min-w-11'

/** The pages of a list; renders nothing for a single page. */
export function Pagination({
  page,
  count,
  pageSize = defaultPageSize,
  isScrolledOnPhones = false,
  href,
  onChange,
  className,
}: PaginationProps) {
  const pages = pageCount(count, pageSize)
  if (pages === 1) return null

  const target = (to: number, label: string, content: ReactNode, isJump = false) => {
    const isCurrent = to === page
    const look = cx(
      cell,
      isCurrent
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
      // Announced once: the jump menu repeats the current page.
      'aria-current': isCurrent && !isJump ? ('page' as const) : undefined,
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
    <nav
      aria-label="分页"
      className={cx(
        'flex flex-wrap items-center justify-center gap-2',
        isScrolledOnPhones && 'scrolled-on-phones',
        className,
      )}
    >
      {target(page - 1, '上一页', <ChevronLeft className="size-4" aria-hidden />)}
      {pageWindow(page, pages).map((number) => (
        <span key={number} className="contents">
          {target(number, `第 ${number} 页`, number)}
        </span>
      ))}
      {target(page + 1, '下一页', <ChevronRight className="size-4" aria-hidden />)}
      {pages <= maxNumbers ? (
        <span className="nums text-muted ml-2 text-sm">
          共 <span translate="no">{pages}</span> 页
        </span>
      ) : (
        // All other pages within one click, also for crawlers, which read closed details. The key closes it on the next
        // page.
        <details key={page} className="group/jump relative ml-1">
          <summary className="nums text-muted hover:text-brand rounded-control flex h-9 list-none items-center gap-1 px-2 text-sm max-md:h-11 [&::-webkit-details-marker]:hidden">
            共 <span translate="no">{pages}</span> 页
            <ChevronDown className="size-3.5 transition-transform group-open/jump:rotate-180" aria-hidden />
          </summary>
          <div className="rounded-card border-line bg-card shadow-float absolute right-0 bottom-full z-30 mb-1.5 grid max-h-60 w-64 grid-cols-5 gap-1.5 overflow-y-auto border p-3">
            {pageJumps(pages).map((number) => (
              <span key={number} className="contents">
                {target(number, `跳到第 ${number} 页`, number, true)}
              </span>
            ))}
          </div>
        </details>
      )}
    </nav>
  )
}
