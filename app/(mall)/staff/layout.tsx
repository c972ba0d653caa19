import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from '@/lib/client/call/providers'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: the frame is read from the database, which a build must not open. */
export const dynamic = 'force-dynamic'

/** The same documents for all visitors: the browser fetches the products of an activity for the signed-in member. */
export default function StaffMallLayout({ children }: { children: ReactNode }) {
  return <Providers>{children}</Providers>
}
