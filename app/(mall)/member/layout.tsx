import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { MemberMenu } from '@/components/member/menu'
import { Providers } from '@/lib/client/call/providers'

export const metadata: Metadata = { robots: { index: false } }

/** Rendered per request: a build must not open the database. */
export const dynamic = 'force-dynamic'

/** Menu on the left, the page on the right; below 1024 px the menu is above it. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <div className="md:column mt-5 grid grid-cols-1 gap-5 max-lg:gap-3 max-md:mt-0 max-md:block lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        <MemberMenu />
        <div className="min-w-0">{children}</div>
      </div>
    </Providers>
  )
}
