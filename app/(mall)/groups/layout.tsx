import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from '@/lib/client/call/providers'

/** Activities and teams change by the second and are read in the browser. */
export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: the frame is read from the database, which a build must not open. */
export const dynamic = 'force-dynamic'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="column py-5 max-md:pt-0 max-md:pb-3">
      <Providers>{children}</Providers>
    </div>
  )
}
