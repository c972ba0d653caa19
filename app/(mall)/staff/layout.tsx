import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from '@/lib/client/call/providers'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: the frame is read from the database, which a build must not open. */
export const dynamic = 'force-dynamic'

/** The same documents for everybody: what an activity sells is fetched by the member in the browser. */
export default function StaffMallLayout({ children }: { children: ReactNode }) {
  return <Providers>{children}</Providers>
}
