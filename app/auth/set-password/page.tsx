import type { Metadata } from 'next'
import { LinkPasswordCard } from '@/components/auth/password/link-password-card'

export const metadata: Metadata = { title: '设置密码', referrer: 'no-referrer' }

/** Where the link of `npm run operator` leads: a person who runs the mall sets a password. */
export default function SetPasswordPage() {
  return <LinkPasswordCard />
}
