import type { Metadata } from 'next'
import { Rights } from '@/components/member/rights/rights'

export const metadata: Metadata = { title: '会员权益' }

/** What the grades bring (spec 3 §5). */
export default function RightsPage() {
  return <Rights />
}
