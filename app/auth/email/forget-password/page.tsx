import type { Metadata } from 'next'
import { EmailForgetCard } from '@/components/auth/password/email-forget-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '找回密码' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Sends the link for a new password of an e-mail account. */
export default async function EmailForgetPage({ searchParams }: Props) {
  const { redirectUrl } = await searchParams
  return <EmailForgetCard target={safeRedirect([redirectUrl].flat()[0])} showDemo={isDemoMall()} />
}
