import type { Metadata } from 'next'
import { LoginCard } from '@/components/auth/login-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '登录/注册' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Sign-in; continues at `redirectUrl` (spec 1 §2). */
export default async function LoginPage({ searchParams }: Props) {
  const { redirectUrl } = await searchParams
  return <LoginCard target={safeRedirect([redirectUrl].flat()[0])} showDemo={isDemoMall()} />
}
