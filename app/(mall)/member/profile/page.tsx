import type { Metadata } from 'next'
import { Profile } from '@/components/member/profile/profile'

export const metadata: Metadata = { title: '个人资料' }

/** Picture and data of the member (spec 3 §5). */
export default function ProfilePage() {
  return <Profile />
}
