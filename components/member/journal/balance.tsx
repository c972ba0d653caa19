import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

interface BalanceProps {
  /** Such as 可用积分. */
  label: string
  /** Undefined until it is known. */
  value: ReactNode
  isError: boolean
  /** Buttons, such as 去充值. */
  children?: ReactNode
}

/** The balance of an account of the member: points or stored value. */
export const Balance = ({ label, value, isError, children }: BalanceProps) => (
  <div className="from-brand-tint rounded-card to-brand-pale flex flex-wrap items-center gap-4 bg-linear-to-r px-6 py-5 max-md:px-4">
    <p className="text-text text-sm">
      {label}
      <span
        translate="no"
        className="nums text-brand-deep mt-1 block h-10 text-[2rem] leading-10 font-semibold [--color-brand:var(--color-brand-deep)]"
      >
        {value ?? (isError ? '–' : <Skeleton className="h-9 w-24" />)}
      </span>
    </p>
    {children}
  </div>
)
