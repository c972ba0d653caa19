import type { ReactNode } from 'react'
import { BackLink } from './back-link'
import { BarIcon } from './bar-icon'
import { cx } from './cx'
import { Link } from './link'

interface PageBarProps {
  title: string
  /** The page above this one, where 返回 leads on a visit that began here. */
  back: string
  /** 返回 always leads to `back`, where the step before must not be repeated. */
  isBackDirect?: boolean
  /** `p` where the page has a heading of its own; the bar is then for phones only. */
  heading?: 'h1' | 'p'
  /** Beside the title; on phones below it. */
  note?: ReactNode
  /** At the right end. */
  action?: ReactNode
  /** Classes of the heading on wide windows. */
  className?: string
}

/**
 * The heading of an inner page. On phones it is a sticky bar with 返回, title, one action and 搜索, which replaces header,
 * member menu and footer of the mall (page-bar.css). Its links are followed by components/layout/phone-behaviour.
 */
export function PageBar({
  title,
  back,
  isBackDirect = false,
  heading: Heading = 'h1',
  note,
  action,
  className,
}: PageBarProps) {
  return (
    <div className={cx('page-bar', Heading === 'p' && 'md:hidden', className)}>
      <div className="md:hidden">
        <BackLink href={back} isDirect={isBackDirect} />
      </div>
      <div className="min-w-0 max-md:text-center md:contents">
        <Heading className="bar-title text-ink font-semibold">{title}</Heading>
        {note && <p className="bar-note text-muted md:text-sm">{note}</p>}
      </div>
      <div className="flex items-center justify-end md:ml-auto">
        {action}
        <Link
          href="/items"
          aria-label="搜索商品"
          data-open-search=""
          className="text-ink flex size-11 shrink-0 items-center justify-center md:hidden"
        >
          <BarIcon name="search" className="size-5" />
        </Link>
      </div>
    </div>
  )
}
