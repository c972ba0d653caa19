import type { Metadata } from 'next'
import { ChangePassword } from '@/components/member/security/change-password'

export const metadata: Metadata = { title: '更改密码' }

/** A new password with a code sent to the member's number (spec 3 §5). */
export default function ChangePasswordPage() {
  return <ChangePassword />
}
