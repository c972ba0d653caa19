import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { WxLoginCard } from '@/components/auth/sign-in/wx-login-card'
import { hasWechatLogin } from '@/lib/readers/auth-page'
import { isInWechat } from '@/lib/web/in-wechat'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '微信 / 扫码登录' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Sign-in with WeChat, or by scanning a code; continues at `redirectUrl`. Inside WeChat its page opens at once. */
export default async function WxLoginPage({ searchParams }: Props) {
  const isInside = isInWechat((await headers()).get('user-agent') ?? '')
  const [{ redirectUrl }, hasWechat] = await Promise.all([
    searchParams,
    hasWechatLogin(isInside ? 'touch' : 'standard'),
  ])
  const target = safeRedirect([redirectUrl].flat()[0])
  return <WxLoginCard target={target} hasWechat={hasWechat} isInWechat={isInside} />
}
