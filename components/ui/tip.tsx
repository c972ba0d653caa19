import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

const kinds = {
  info: { look: 'bg-[#eef4ff] text-link', Mark: Info },
  success: { look: 'bg-programme-tint text-programme', Mark: CircleCheck },
  warning: { look: 'bg-[#fff7e6] text-[#8a5200]', Mark: TriangleAlert },
  error: { look: 'bg-brand-tint text-brand-deep', Mark: CircleAlert },
} as const

/** A message that stays in the page, beside what it is about. */
export function Tip({
  kind = 'info',
  className,
  children,
}: {
  kind?: keyof typeof kinds
  className?: string
  children: ReactNode
}) {
  const { look, Mark } = kinds[kind]
  return (
    <div
      role={kind === 'error' ? 'alert' : 'note'}
      className={cx('rounded-control flex items-start gap-2 px-3 py-2 text-sm', look, className)}
    >
      <Mark className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
