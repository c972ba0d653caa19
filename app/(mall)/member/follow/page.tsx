import type { Metadata } from 'next'
import { FollowedShops } from '@/components/member/follow/followed-shops'

export const metadata: Metadata = { title: '关注店铺' }

/** The shops that the member follows (spec 1 §2). */
export default function FollowedShopsPage() {
  return <FollowedShops />
}
