import type { Metadata } from 'next'
import { VipGrades } from '@/components/member/vip/vip-grades'

export const metadata: Metadata = { title: '付费会员' }

/** The paid grades and the member's own (spec 1 §2). */
export default function VipPage() {
  return <VipGrades />
}
