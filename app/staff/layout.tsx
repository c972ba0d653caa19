import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import AuthLayout from '../auth/layout'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request, as the other sign-in pages. */
export const dynamic = 'force-dynamic'

/** The sign-in of staff has the frame of the other sign-in pages. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return <AuthLayout>{children}</AuthLayout>
}
