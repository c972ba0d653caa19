import type { Metadata } from 'next'
import { MyPoints } from '@/components/member/points/my-points'

export const metadata: Metadata = { title: '我的积分' }

/** The points of the member and their movements (spec 1 §2). */
export default function MyPointsPage() {
  return <MyPoints />
}
