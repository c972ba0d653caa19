import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { AuthCard } from './auth-card'

interface DonePanelProps {
  title: string
  children: ReactNode
  /** Links and buttons that lead on. */
  actions: ReactNode
}

/** The success state of a form. */
export function DonePanel({ title, children, actions }: DonePanelProps) {
  return (
    <AuthCard title={title}>
      <div role="status" className="flex flex-col items-center py-8 text-center">
        <span className="bg-programme-tint text-programme-bright flex size-20 items-center justify-center rounded-full">
          <CircleCheck className="size-10" aria-hidden />
        </span>
        {children}
      </div>
      <div className="grid gap-3">{actions}</div>
    </AuthCard>
  )
}
