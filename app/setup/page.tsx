import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AuthFrame } from '@/components/auth/frame/auth-frame'
import { SetupCard } from '@/components/desk/home/setup-card'
import { getAuthPictures } from '@/lib/readers/auth-page'
import { getFrame } from '@/lib/readers/frame'

export const metadata: Metadata = {
  title: '开通商城',
  referrer: 'no-referrer',
  robots: { index: false },
}

/** Rendered per request: the build must not open the database. */
export const dynamic = 'force-dynamic'

/** Target of the address that the first start of a mall prints: the owner sets number and password. */
export default async function SetupPage() {
  const host = (await headers()).get('host') ?? ''
  const [{ site }, pictures] = await Promise.all([getFrame(), getAuthPictures(host)])
  return (
    <AuthFrame site={site} pictures={pictures} title="开通商城" hasSwitch={false}>
      <SetupCard />
    </AuthFrame>
  )
}
