'use client'
import { useState, type ReactNode } from 'react'
import { useSession } from '@/lib/client/session'
import { useHydrated } from './use-hydrated'

/**
 * Much that was drawn by the server and has no life of its own for a guest, such as the floors of the home page: React
 * leaves it as it stands in the document, instead of going through thousands of elements while a phone wants to scroll.
 * It is drawn anew, as ordinary children, for members (their prices) and after a walk through the mall.
 */
export function Still({ children }: { children: ReactNode }) {
  const isMember = Boolean(useSession())
  const fromDocument = !useHydrated()
  const [asItStands] = useState(fromDocument && typeof window !== 'undefined')
  if (!asItStands || isMember) return <div>{children}</div>
  // An empty text for React; what the document has inside is not touched.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
