import type { ReactNode } from 'react'
import { toHtml } from './to-html'

interface StillProps {
  children: ReactNode
  className?: string
}

/** Large markup without state, handlers and islands, as one string (`toHtml`). */
export const Still = ({ children, className }: StillProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: toHtml(children) }} />
)
