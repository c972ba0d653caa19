import type { Metadata } from 'next'
import { MemberCentre } from '@/components/member/centre/member-centre'
import { RecentOrder } from '@/components/order/recent-order'

export const metadata: Metadata = { title: '会员中心' }

/** Overview of the member's account and orders (spec 3 §5). */
export default function MemberCentrePage() {
  return <MemberCentre recentOrder={<RecentOrder />} />
}
