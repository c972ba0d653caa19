'use client'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { isPhone } from '@/components/ui/use-phone'

const RuleSheet = lazy(() => import('./rule-sheet'))

interface RuleButtonProps {
  /** Name of the button. */
  label: string
  icon: ReactNode
  title: string
  children: ReactNode
}

/** A rule behind a button: a tooltip on hover and focus, with CSS alone; a sheet on phones. */
export function RuleButton({ label, icon, title, children }: RuleButtonProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <span className="group relative inline-flex">
      <button
        type="button"
        aria-label={label}
        onClick={() => isPhone() && setOpen(true)}
        className="tap flex size-6 items-center justify-center"
      >
        {icon}
      </button>
      <span
        role="tooltip"
        className="rounded-card border-line bg-card text-text shadow-float invisible absolute top-full left-1/2 z-40 mt-1.5 w-72 -translate-x-1/2 border p-4 text-xs leading-relaxed opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 max-lg:right-0 max-lg:left-auto max-lg:translate-x-10 max-md:hidden"
      >
        <span className="text-ink mb-1 block text-sm font-medium">{title}</span>
        {children}
      </span>
      {open !== undefined && (
        <Suspense>
          <RuleSheet title={title} open={open} onClose={() => setOpen(false)}>
            {children}
          </RuleSheet>
        </Suspense>
      )}
    </span>
  )
}
