import type { Metadata } from 'next'
import { LoginCard } from '@/components/auth/sign-in/login-card'
import { hasEmailLogin } from '@/lib/readers/auth-page'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '登录/注册' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Sign-in; continues at `redirectUrl` (spec 1 §2). */
export default async function LoginPage({ searchParams }: Props) {
  const [{ redirectUrl }, hasEmail] = await Promise.all([searchParams, hasEmailLogin()])
  const target = safeRedirect([redirectUrl].flat()[0])
  return <LoginCard target={target} hasEmail={hasEmail} showDemo={isDemoMall()} />
}
