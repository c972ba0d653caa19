import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { cx } from './cx'
import { Link } from './link'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  href?: string
}

/** The path from the home page to the current page. */
export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="当前位置" className={cx('text-muted text-xs', className)}>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
        {items.map((item, index) => (
          <li key={`${item.label}-${index}`} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight className="text-faint size-3 shrink-0" aria-hidden />}
            {item.href ? (
              <Link href={item.href} className="hover:text-brand">
                {item.label}
              </Link>
            ) : (
              <span className="text-text truncate" aria-current="page">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
