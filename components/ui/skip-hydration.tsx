'use client'
import { useState, type ReactNode } from 'react'
import { useHydratedFromServer } from '@/lib/client/use-hydrated-from-server'
import { sessionUser, useSession } from '@/lib/client/session'

interface StillProps {
  children: ReactNode
  className?: string | undefined
}

const never = () => false

/**
 * Much that was drawn by the server and has no life of its own, such as the menu of all categories: React leaves it as it
 * stands in the document, instead of going through thousands of elements while a phone wants to scroll. After a walk
 * through the mall it is drawn as ordinary children.
 *
 * Where the same place may come to hold something else, a `key` has to say so.
 */
export const SkipHydration = (props: StillProps) => <Standing {...props} isAlive={false} wasAlive={never} />

const isMember = () => sessionUser() !== null

/** The same for what shows members their own, such as prices: for them it is alive. */
export const SkipHydrationForGuests = (props: StillProps) => (
  <Standing {...props} isAlive={Boolean(useSession())} wasAlive={isMember} />
)

interface StandingProps extends StillProps {
  isAlive: boolean
  /** Whether it has to be alive from the first moment on; asked once, in the browser. */
  wasAlive: () => boolean
}

function Standing({ children, className, isAlive, wasAlive }: StandingProps) {
  const fromDocument = useHydratedFromServer()
  const [asItStands] = useState(() => fromDocument && typeof window !== 'undefined' && !wasAlive())
  if (!asItStands || isAlive) return <div className={className}>{children}</div>
  // An empty text for React; what the document has inside is not touched.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
