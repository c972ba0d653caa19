import type { Metadata } from 'next'
import { MemberCentre } from '@/components/member/centre/member-centre'
import { NoticeLine } from '@/components/notice/notice-line'
import { RecentOrder } from '@/components/order/recent-order'
import { getFrame } from '@/lib/readers/frame'
import { listNotices } from '@/lib/readers/notices'
import { getOffers } from '@/lib/readers/offers'

export const metadata: Metadata = { title: '会员中心' }

/** Overview of the member's account and orders (spec 3 §5). */
export default async function MemberCentrePage() {
  const [{ site }, offers, notices] = await Promise.all([getFrame(), getOffers(), listNotices()])
  return (
    <MemberCentre
      notices={<NoticeLine notices={notices} />}
      recentOrder={<RecentOrder />}
      phone={site.phone}
      offers={offers}
    />
  )
}
