import type { Metadata } from 'next'
import { EmailResendCard } from '@/components/auth/sign-up/email-resend-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '重发激活邮件' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Sends the activation mail again. */
export default async function EmailResendPage({ searchParams }: Props) {
  const { redirectUrl } = await searchParams
  return <EmailResendCard target={safeRedirect([redirectUrl].flat()[0])} showDemo={isDemoMall()} />
}
