'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { api } from '@/lib/client/call/api'
import { errorText } from '@/lib/client/call/api-error'
import { loginHref } from '@/lib/client/person/session'
import { signInWithWechat, type WechatAnswer } from '@/lib/client/person/trust-login'
import { loadPage, loadPageAfter } from '../sign-in/use-signed-in-redirect'
import { AuthCard } from './auth-card'

interface RedirectCardProps {
  /** Null when the visitor refused. */
  answer: WechatAnswer | null
  /** Path to open afterwards. */
  target: string
  /** The WeChat user is bound to the account that is signed in. */
  isBinding: boolean
}

/** Where WeChat leads back to (spec 3 §2): signs in, binds, or goes on to binding a number. */
export function RedirectCard({ answer, target, isBinding }: RedirectCardProps) {
  const [problem, setProblem] = useState(answer ? '' : '您没有授权微信登录')
  const hasStarted = useRef(false)

  const finish = useEffectEvent(async () => {
    if (!answer) return
    try {
      if (isBinding) {
        await api.trustLogin.bindOwn(answer)
        return loadPageAfter('绑定成功', target)
      }
      const user = await signInWithWechat(answer)
      if (!user) return loadPageAfter('登录成功', target)
      const query = new URLSearchParams({ open_id: user.openId, unionid: user.unionId, redirectUrl: target })
      loadPage(`/auth/bindwechat?${query.toString()}`)
    } catch (error) {
      setProblem(errorText(error))
    }
  })
  useEffect(() => {
    // A code is valid once.
    if (hasStarted.current) return
    hasStarted.current = true
    void finish()
  }, [])

  return (
    <AuthCard title={isBinding ? '绑定微信' : '微信登录'}>
      {problem ? (
        <>
          <p role="alert" className="text-ink py-10 text-center">
            {problem}
          </p>
          <a
            href={isBinding ? target : loginHref(target)}
            className={buttonClass({ size: 'large', block: true })}
          >
            {isBinding ? '返回' : '返回登录'}
          </a>
        </>
      ) : (
        <p role="status" className="text-muted py-16 text-center">
          {isBinding ? '正在绑定，请稍候…' : '正在登录，请稍候…'}
        </p>
      )}
    </AuthCard>
  )
}
