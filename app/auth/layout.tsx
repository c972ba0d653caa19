import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/auth/frame/auth-frame'
import { getAuthPictures } from '@/lib/readers/auth-page'
import { getFrame } from '@/lib/readers/frame'
import { getProgramme } from '@/lib/readers/programme'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: the build must not open the database, and search engines do not index these pages. */
export const dynamic = 'force-dynamic'

/** The layout of sign-in, registration and password reset. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const host = (await headers()).get('host') ?? ''
  const [{ site }, pictures, programme] = await Promise.all([
    getFrame(),
    getAuthPictures(host),
    getProgramme(),
  ])
  return (
    <AuthFrame site={site} pictures={pictures} hasProgramme={programme.list.length > 0}>
      {children}
    </AuthFrame>
  )
}
