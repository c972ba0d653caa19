'use client'
import { Link } from '@/components/ui/link'
import { Button } from '@/components/ui/button'
import { loginHref } from '@/lib/client/session'
import { openWechat, returnPath } from '@/lib/client/trust-login'
import { useAction } from '@/lib/client/use-action'
import { AuthCard } from './auth-card'
import { ScanCode } from './scan-code'
import { loadPageAfter, useSignedInRedirect } from './use-signed-in-redirect'

interface WxLoginCardProps {
  /** Path to open after sign-in. */
  target: string
  hasWechat: boolean
}

/** 微信登录: through WeChat, or by a code that a signed-in phone scans. */
export function WxLoginCard({ target, hasWechat }: WxLoginCardProps) {
  useSignedInRedirect(target)
  const wechat = useAction(() => openWechat(returnPath(target)))
  return (
    <AuthCard title={hasWechat ? '微信登录' : '扫码登录'}>
      <ScanCode onDone={() => loadPageAfter('登录成功', target)} />
      {hasWechat && (
        <Button
          size="large"
          block
          loading={wechat.busy}
          onClick={() => wechat.go(undefined)}
          className="mt-5 bg-[#07843f]! hover:bg-[#066b34]!"
        >
          使用微信账号登录
        </Button>
      )}
      <p className="mt-4 text-center text-sm">
        <Link href={loginHref(target)} className="text-muted hover:text-brand max-md:py-2">
          使用账号或验证码登录
        </Link>
      </p>
    </AuthCard>
  )
}
