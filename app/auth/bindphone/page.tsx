import type { Metadata } from 'next'
import { BindPhoneCard } from '@/components/auth/sign-in/bind-phone-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '绑定手机号' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Binds the account of a member to another number (spec 3 §2). */
export default async function BindPhonePage({ searchParams }: Props) {
  const { redirectUrl } = await searchParams
  return (
    <BindPhoneCard
      target={safeRedirect([redirectUrl].flat()[0], '/member/security')}
      showDemo={isDemoMall()}
    />
  )
}
