import type { ReactNode } from 'react'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { cx } from './cx'

interface CollapseProps {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** Shown beside the arrow while the panel is open, such as 收回. */
  closeLabel?: string
  /** Only one of the panels with the same name is open. */
  name?: string
  className?: string
}

/** A panel that its title opens. Works without JavaScript; the find-in-page search of browsers opens it. */
export function Collapse({ title, children, open, closeLabel, name, className }: CollapseProps) {
  return (
    <details open={open} name={name} className={cx('group border-line border-b', className)}>
      <summary className="text-ink flex min-h-11 list-none items-center justify-between gap-3 py-2 text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <span className="text-muted flex shrink-0 items-center gap-1 text-xs">
          {closeLabel && <span className="hidden group-open:inline">{closeLabel}</span>}
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden />
        </span>
      </summary>
      <div className="text-text pb-4 text-sm">{children}</div>
    </details>
  )
}
