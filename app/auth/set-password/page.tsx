import type { Metadata } from 'next'
import { LinkPasswordCard } from '@/components/auth/password/link-password-card'

export const metadata: Metadata = { title: '设置密码', referrer: 'no-referrer' }

/** Target of the link that `npm run operator` prints: an operator of the mall sets a password. */
export default function SetPasswordPage() {
  return <LinkPasswordCard />
}
