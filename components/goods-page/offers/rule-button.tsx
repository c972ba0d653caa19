'use client'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { isPhone } from '@/components/ui/use-phone'

const RuleSheet = lazy(() => import('./rule-sheet'))

interface RuleButtonProps {
  title: string
  /** The rule. */
  text: ReactNode
  /** The button and its tooltip, as markup of the server. */
  children: ReactNode
}

/** Opens a rule as a sheet on phones; elsewhere its button has a tooltip. */
export function RuleButton({ title, text, children }: RuleButtonProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <span className="group relative inline-flex" onClick={() => isPhone() && setOpen(true)}>
        {children}
      </span>
      {open !== undefined && (
        <Suspense>
          <RuleSheet title={title} open={open} onClose={() => setOpen(false)}>
            {text}
          </RuleSheet>
        </Suspense>
      )}
    </>
  )
}
