import { useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface SectionProps {
  title: string
  /** At the right end of the title bar. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled card of checkout, cashier and order pages. */
export function Section({ title, action, className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('rounded-card border-line bg-card border', className)}>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 px-4 pt-2 md:px-6">
        <h2 id={id} className="text-ink text-base font-semibold">
          {title}
        </h2>
        {action}
      </div>
      <div className="px-4 pb-5 md:px-6">{children}</div>
    </section>
  )
}
