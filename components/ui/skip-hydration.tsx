'use client'
import { useState, type ReactNode } from 'react'
import { useHydratedFromServer } from '@/lib/client/use-hydrated-from-server'
import { sessionUser, useSession } from '@/lib/client/session'

interface SkipHydrationProps {
  children: ReactNode
  className?: string | undefined
}

const never = () => false

/**
 * Large static markup, such as the menu of all categories. React keeps the server-rendered HTML instead of hydrating
 * thousands of elements, which would block scrolling on phones (ADR 0020). After a client navigation, when there is no
 * HTML to keep, the children are rendered as usual.
 *
 * The children must not change while the component stays mounted: give it a `key` that changes with its content.
 */
export const SkipHydration = (props: SkipHydrationProps) => (
  <StaticMarkup {...props} isDynamic={false} startsDynamic={never} />
)

const isMember = () => sessionUser() !== null

/** The same for guests only; for members the children are rendered, because they show member prices and the like. */
export const SkipHydrationForGuests = (props: SkipHydrationProps) => (
  <StaticMarkup {...props} isDynamic={Boolean(useSession())} startsDynamic={isMember} />
)

interface StaticMarkupProps extends SkipHydrationProps {
  /** Renders the children; once true, the server-rendered HTML is replaced. */
  isDynamic: boolean
  /** Whether to hydrate the children in the first render already; called once, in the browser. */
  startsDynamic: () => boolean
}

function StaticMarkup({ children, className, isDynamic, startsDynamic }: StaticMarkupProps) {
  const isFromServer = useHydratedFromServer()
  const [keepsHtml] = useState(() => isFromServer && typeof window !== 'undefined' && !startsDynamic())
  if (!keepsHtml || isDynamic) return <div className={className}>{children}</div>
  // React compares with an empty text, and with the mismatch suppressed it leaves the existing HTML untouched.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
