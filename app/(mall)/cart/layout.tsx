import type { ReactNode } from 'react'
import { Providers } from '@/lib/client/call/providers'

/** Rendered per request: the frame is read from the database, which a build must not open. */
export const dynamic = 'force-dynamic'

export default function Layout({ children }: { children: ReactNode }) {
  return <Providers>{children}</Providers>
}
