'use client'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'

interface RuleSheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A rule as a sheet on phones. */
export default function RuleSheet({ children, ...dialog }: RuleSheetProps) {
  return (
    <Dialog {...dialog}>
      <p className="leading-relaxed">{children}</p>
    </Dialog>
  )
}
