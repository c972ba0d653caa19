import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/auth/auth-frame'
import { readAuthPage } from '@/lib/client/auth-page'
import { readFrame } from '@/lib/client/server'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: a build must not open the database, and nobody looks for these pages. */
export const dynamic = 'force-dynamic'

/** Sign-in, registration and their relatives. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const [{ site }, { background }] = await Promise.all([readFrame(), readAuthPage()])
  return (
    <AuthFrame site={site} picture={background}>
      {children}
    </AuthFrame>
  )
}
