import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { MerchantFrame } from '@/components/merchant/merchant-frame'
import { getAuthPictures } from '@/lib/readers/auth-page'
import { getFrame } from '@/lib/readers/frame'
import { storeTokenCookie } from '@/lib/web/route-rules'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: the header depends on a cookie, and search engines do not index these pages. */
export const dynamic = 'force-dynamic'

/** The layout of the pages of merchants. */
export default async function MerchantLayout({ children }: { children: ReactNode }) {
  const [sent, store] = await Promise.all([headers(), cookies()])
  const [{ site }, { logo }] = await Promise.all([getFrame(), getAuthPictures(sent.get('host') ?? '')])
  return (
    <MerchantFrame site={site} logo={logo} isSignedIn={store.has(storeTokenCookie)}>
      {children}
    </MerchantFrame>
  )
}
