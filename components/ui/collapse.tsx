import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

interface CollapseProps {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** Of the panels with the same name only one is open. */
  name?: string
  className?: string
}

/** A panel that its title opens. Works without JavaScript; the find-in-page search of browsers opens it. */
export function Collapse({ title, children, open, name, className }: CollapseProps) {
  return (
    <details open={open} name={name} className={cx('group border-line border-b', className)}>
      <summary className="text-ink flex min-h-11 list-none items-center justify-between gap-3 py-2 text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="text-muted size-4 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="text-text pb-4 text-sm">{children}</div>
    </details>
  )
}
