import type { Metadata } from 'next'
import { MemberCentre } from '@/components/member/centre/member-centre'

export const metadata: Metadata = { title: '会员中心' }

/** Where a member starts: who they are and what waits for them (spec 3 §5). */
export default function MemberCentrePage() {
  return <MemberCentre />
}
