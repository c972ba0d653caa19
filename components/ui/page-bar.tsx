import type { ReactNode } from 'react'
import { BackLink } from './back-link'
import { cx } from './cx'

interface PageBarProps {
  title: string
  /** The page above this one, where 返回 leads on a visit that began here. */
  back: string
  /** 返回 always leads to `back`. */
  isBackDirect?: boolean
  /** Beside the title on wide windows. */
  note?: ReactNode
  /** At the right end. */
  action?: ReactNode
  /** Of the heading on wide windows. */
  className?: string
}

/**
 * The heading of an inner page. On phones it is a sticky bar with 返回, title and one action, which replaces header,
 * member menu and footer of the mall (page-bar.css).
 */
export function PageBar({ title, back, isBackDirect = false, note, action, className }: PageBarProps) {
  return (
    <div className={cx('page-bar', className)}>
      <BackLink href={back} isDirect={isBackDirect} />
      <h1 className="text-ink font-semibold">{title}</h1>
      {note && <p className="text-muted text-sm max-md:hidden">{note}</p>}
      <div className="flex justify-end max-md:pr-4 md:ml-auto">{action}</div>
    </div>
  )
}
