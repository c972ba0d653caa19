import type { Metadata } from 'next'
import { ForgetCard } from '@/components/auth/password/forget-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '找回密码' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Password reset by sms; `redirectUrl` is passed on to the login page. */
export default async function ForgetPasswordPage({ searchParams }: Props) {
  const { redirectUrl } = await searchParams
  return <ForgetCard target={safeRedirect([redirectUrl].flat()[0])} showDemo={isDemoMall()} />
}
