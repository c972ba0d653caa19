'use client'
import { useEffect } from 'react'
import { loginHrefFromHere, sessionUser } from '@/lib/client/person/session'
import { changeMobile } from '@/lib/client/person/trust-login'
import { AuthCard } from '../frame/auth-card'
import { DemoSmsHint } from '../frame/demo-hint'
import { CodeForm } from './code-form'
import { loadPage, loadPageAfter } from './use-signed-in-redirect'

interface BindPhoneCardProps {
  /** Path to open afterwards. */
  target: string
  /** True in the demo mall. */
  showDemo: boolean
}

/** 绑定手机号 of a signed-in member: the account moves to another number (spec 3 §2). */
export function BindPhoneCard({ target, showDemo }: BindPhoneCardProps) {
  useEffect(() => {
    if (!sessionUser()) loadPage(loginHrefFromHere())
  }, [])
  return (
    <AuthCard title="绑定手机号">
      <p className="text-muted mt-1 text-sm">绑定后用新手机号登录；手机号每30天只可修改一次。</p>
      <CodeForm
        type="update"
        label="确定"
        submit={changeMobile}
        onDone={() => loadPageAfter('绑定成功', target)}
      />
      {showDemo && <DemoSmsHint />}
    </AuthCard>
  )
}
