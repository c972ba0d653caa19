import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface RowButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown'> {
  label: string
  /** It opens a sheet. */
  hasPopup?: boolean
  className?: string
  children: ReactNode
}

/** A row of the product page on phones that leads on: label, content, ›. */
export function RowButton({ label, hasPopup, className, children, ...handlers }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      className={cx('flex min-h-11 w-full items-center gap-2 text-left text-sm md:hidden', className)}
      {...handlers}
    >
      <span className="text-muted w-10 shrink-0">{label}</span>
      <span className="text-ink min-w-0 flex-1">{children}</span>
      <span className="text-muted" aria-hidden>
        ›
      </span>
    </button>
  )
}
