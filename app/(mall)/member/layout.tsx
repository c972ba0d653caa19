import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { MemberArea } from '@/components/member/member-area'
import { getOffers } from '@/lib/readers/offers'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: a build must not open the database. */
export const dynamic = 'force-dynamic'

/** The pages of a member, with their menu. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  return <MemberArea offers={await getOffers()}>{children}</MemberArea>
}
