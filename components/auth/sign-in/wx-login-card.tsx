'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { errorText } from '@/lib/client/call/api-error'
import { loginHref, useSession } from '@/lib/client/person/session'
import { openWechat, returnPath } from '@/lib/client/person/trust-login'
import { useAction } from '@/lib/client/press/use-action'
import { AuthCard } from '../frame/auth-card'
import { ScanCode } from './scan-code'
import { loadPageAfter, useSignedInRedirect } from './use-signed-in-redirect'

interface WxLoginCardProps {
  /** Path to open after sign-in. */
  target: string
  hasWechat: boolean
  /** Inside WeChat its page opens by itself. */
  isInWechat: boolean
}

/**
 * 微信 / 扫码登录: by a code of this mall that a signed-in phone scans, or through WeChat. Phones cannot scan their own
 * screen.
 */
export function WxLoginCard({ target, hasWechat, isInWechat }: WxLoginCardProps) {
  useSignedInRedirect(target)
  const wechat = useAction(() => openWechat(returnPath(target)))
  if (isInWechat && hasWechat) return <LeadToWechat target={target} />
  return (
    <AuthCard
      title={
        hasWechat ? (
          <>
            微信<span className="max-md:hidden"> / 扫码</span>登录
          </>
        ) : (
          '扫码登录'
        )
      }
    >
      <ScanCode onDone={() => loadPageAfter('登录成功', target)} />
      {hasWechat && (
        <>
          <p className="text-muted before:bg-line after:bg-line mt-5 flex items-center gap-3 text-xs before:h-px before:flex-1 after:h-px after:flex-1 max-md:hidden">
            或
          </p>
          <Button
            size="large"
            block
            loading={wechat.busy}
            onClick={() => wechat.go(undefined)}
            className="bg-wechat-button! hover:bg-wechat-deep! mt-5"
          >
            使用微信账号登录
          </Button>
        </>
      )}
      <OtherWay target={target} />
    </AuthCard>
  )
}

/** Opens WeChat's page at once; shows why when that fails. */
function LeadToWechat({ target }: { target: string }) {
  const [problem, setProblem] = useState('')
  const session = useSession()
  const hasStarted = useRef(false)
  const open = () => {
    setProblem('')
    openWechat(returnPath(target)).catch((error: unknown) => setProblem(errorText(error)))
  }
  const openOnce = useEffectEvent(open)
  useEffect(() => {
    // A signed-in member goes on without WeChat.
    if (hasStarted.current || session !== null) return
    hasStarted.current = true
    openOnce()
  }, [session])
  return (
    <AuthCard title="微信登录">
      {problem ? (
        <>
          <p role="alert" className="text-ink py-10 text-center">
            {problem}
          </p>
          <Button size="large" block onClick={open}>
            重试
          </Button>
        </>
      ) : (
        <p role="status" className="text-muted py-16 text-center">
          正在前往微信授权…
        </p>
      )}
      <OtherWay target={target} />
    </AuthCard>
  )
}

const OtherWay = ({ target }: { target: string }) => (
  <p className="mt-4 text-center text-sm">
    <Link
      href={loginHref(target)}
      className="text-muted hover:text-brand max-md:inline-flex max-md:min-h-11 max-md:items-center"
    >
      使用账号或验证码登录
    </Link>
  </p>
)
