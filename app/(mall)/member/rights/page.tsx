import type { Metadata } from 'next'
import { Rights } from '@/components/member/rights/rights'

export const metadata: Metadata = { title: '会员权益' }

/** Discounts and rights of the member grades (spec 3 §5). */
export default function RightsPage() {
  return <Rights />
}
