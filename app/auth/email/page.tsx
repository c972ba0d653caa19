import type { Metadata } from 'next'
import { EmailLoginCard } from '@/components/auth/sign-in/email-login-card'
import { ActivateCard, EmailResetCard } from '@/components/auth/sign-up/email-link-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '邮箱登录', referrer: 'no-referrer' }

interface Props {
  searchParams: Promise<{
    activate?: string | string[]
    reset?: string | string[]
    redirectUrl?: string | string[]
  }>
}

/**
 * Sign-in with an e-mail address; the links of mails lead here too, to activate an account or to set a new password.
 */
export default async function EmailPage({ searchParams }: Props) {
  const query = await searchParams
  const [activate, reset, redirectUrl] = [query.activate, query.reset, query.redirectUrl].map(
    (value) => [value].flat()[0],
  )
  if (activate !== undefined) return <ActivateCard token={activate} />
  if (reset !== undefined) return <EmailResetCard token={reset} />
  return <EmailLoginCard target={safeRedirect(redirectUrl)} showDemo={isDemoMall()} />
}
