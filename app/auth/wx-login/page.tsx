import type { Metadata } from 'next'
import { WxLoginCard } from '@/components/auth/wx-login-card'
import { hasWechatLogin } from '@/lib/readers/auth-page'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '微信登录' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Sign-in with WeChat, or by scanning a code; continues at `redirectUrl`. */
export default async function WxLoginPage({ searchParams }: Props) {
  const [{ redirectUrl }, hasWechat] = await Promise.all([searchParams, hasWechatLogin()])
  return <WxLoginCard target={safeRedirect([redirectUrl].flat()[0])} hasWechat={hasWechat} />
}
