import type { Metadata } from 'next'
import { MemberCentre } from '@/components/member/centre/member-centre'
import { RecentOrder } from '@/components/order/recent-order'
import { getFrame } from '@/lib/readers/frame'
import { getOffers } from '@/lib/readers/offers'

export const metadata: Metadata = { title: '会员中心' }

/** Overview of the member's account and orders (spec 3 §5). */
export default async function MemberCentrePage() {
  const [{ site }, offers] = await Promise.all([getFrame(), getOffers()])
  return <MemberCentre recentOrder={<RecentOrder />} phone={site.phone} offers={offers} />
}
