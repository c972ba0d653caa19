import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AuthFrame } from '@/components/auth/frame/auth-frame'
import { VerifyCard } from '@/components/desk/people/security/verify-card'
import { getAuthPictures } from '@/lib/readers/auth-page'
import { getFrame } from '@/lib/readers/frame'

export const metadata: Metadata = { title: '二次验证', robots: { index: false } }

/** Rendered per request: the build must not open the database. */
export const dynamic = 'force-dynamic'

/** Where a session at the desk gives its second factor, or sets up one that the mall requires (ADR 0116). */
export default async function VerifyPage() {
  const host = (await headers()).get('host') ?? ''
  const [{ site }, pictures] = await Promise.all([getFrame(), getAuthPictures(host)])
  return (
    <AuthFrame site={site} pictures={pictures} title="二次验证" hasSwitch={false}>
      <VerifyCard />
    </AuthFrame>
  )
}
