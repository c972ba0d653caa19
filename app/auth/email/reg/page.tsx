import type { Metadata } from 'next'
import { EmailRegisterCard } from '@/components/auth/sign-up/email-register-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { listRegistrationTerms } from '@/lib/readers/terms'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '邮箱注册' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Registration of an e-mail address; sign-in continues at `redirectUrl`. */
export default async function EmailRegisterPage({ searchParams }: Props) {
  const [{ redirectUrl }, terms] = await Promise.all([searchParams, listRegistrationTerms()])
  const target = safeRedirect([redirectUrl].flat()[0])
  return <EmailRegisterCard target={target} terms={terms} showDemo={isDemoMall()} />
}
