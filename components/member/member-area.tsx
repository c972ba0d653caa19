import type { ReactNode } from 'react'
import { Providers } from '@/lib/client/call/providers'
import type { MallOffers } from '@/lib/contract/content/site'
import { MemberMenu } from './menu'

interface MemberAreaProps {
  offers: MallOffers
  children: ReactNode
}

/** Menu on the left, the page on the right; below 1024 px the menu is above it. */
export const MemberArea = ({ offers, children }: MemberAreaProps) => (
  <Providers>
    <div className="md:column mt-5 grid grid-cols-1 gap-5 max-lg:gap-3 max-md:mt-0 max-md:block lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <MemberMenu offers={offers} />
      <div className="min-w-0">{children}</div>
    </div>
  </Providers>
)
