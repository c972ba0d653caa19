'use client'
import { useState, type ReactNode } from 'react'
import { useSession } from '@/lib/client/session'
import { useHydrated } from './use-hydrated'

interface StillProps {
  children: ReactNode
  className?: string
}

/**
 * Much that was drawn by the server and has no life of its own, such as the menu of all categories: React leaves it as it
 * stands in the document, instead of going through thousands of elements while a phone wants to scroll. After a walk
 * through the mall it is drawn as ordinary children.
 */
export const Still = (props: StillProps) => <Standing {...props} redrawn={false} />

/** The same for what shows members their own, such as prices: for them it is drawn anew. */
export const StillForGuests = (props: StillProps) => <Standing {...props} redrawn={Boolean(useSession())} />

function Standing({ children, className, redrawn }: StillProps & { redrawn: boolean }) {
  const fromDocument = !useHydrated()
  const [asItStands] = useState(fromDocument && typeof window !== 'undefined')
  if (!asItStands || redrawn) return <div className={className}>{children}</div>
  // An empty text for React; what the document has inside is not touched.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
