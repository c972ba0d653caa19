import type { Metadata } from 'next'
import { Security } from '@/components/member/security/security'

export const metadata: Metadata = { title: '账号安全' }

/** Password, sessions and closing of the account. */
export default function SecurityPage() {
  return <Security />
}
