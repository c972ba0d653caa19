import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { DeskFrame } from '@/components/desk/frame/desk-frame'
import { getAuthPictures } from '@/lib/readers/auth-page'
import { getFrame } from '@/lib/readers/frame'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: search engines do not index these pages, and the build must not open the database. */
export const dynamic = 'force-dynamic'

/** The layout of the desk: pages of operators and merchants. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const host = (await headers()).get('host') ?? ''
  const [{ site }, { logo }] = await Promise.all([getFrame(), getAuthPictures(host)])
  return (
    <DeskFrame name={site.brand_name} logo={logo}>
      {children}
    </DeskFrame>
  )
}
