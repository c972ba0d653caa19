'use client'
import { startTransition, useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { Tabs } from '@/components/ui/tabs'
import { takeCarriedMobile } from '@/lib/client/person/carried-mobile'
import { AuthCard } from '../frame/auth-card'
import { AuthLinks } from '../frame/auth-links'
import { DemoHint, DemoSmsHint } from '../frame/demo-hint'
import { CodeForm } from './code-form'
import { PasswordForm } from './password-form'
import { loadPageAfter, useSignedInRedirect } from './use-signed-in-redirect'

interface LoginCardProps {
  /** Path to open after sign-in. */
  target: string
  /** Whether the mall has accounts of e-mail addresses. */
  hasEmail: boolean
  /** Shows the demo accounts. */
  showDemo: boolean
}

const methods = [
  { value: 'password', label: '账号登录' },
  { value: 'code', label: '验证码登录' },
] as const

/** Sign-in. Members who are already signed in are redirected. */
export function LoginCard({ target, hasEmail, showDemo }: LoginCardProps) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('password')
  const [mobile, setMobile] = useState('')
  useSignedInRedirect(target)
  useEffect(() => {
    const carried = takeCarriedMobile()
    if (carried) startTransition(() => setMobile(carried))
  }, [])

  const links = [
    { path: '/auth/wx-login', label: '微信 / 扫码登录' },
    ...(hasEmail ? [{ path: '/auth/email', label: '邮箱登录' }] : []),
    { path: '/auth/forget-password', label: '忘记密码' },
  ]
  const onDone = () => loadPageAfter('登录成功', target)

  return (
    <AuthCard title="用户登录">
      <Tabs
        items={methods}
        value={method}
        onChange={setMethod}
        label="登录方式"
        className="border-line mt-1 border-b"
      >
        {method === 'password' ? (
          <PasswordForm onDone={onDone} account={mobile} />
        ) : (
          <CodeForm onDone={onDone} target={target} mobile={mobile} />
        )}
      </Tabs>
      <AuthLinks links={links} target={target} />
      {/^(?:\/h5)?\/shopadmin(?:[/?#]|$)/.test(target) && (
        <p className="text-muted mt-4 text-sm">
          还没有店铺？
          <Link href="/shop" className="text-link hover:text-brand inline-flex min-h-6 items-center">
            商家入驻
          </Link>
        </p>
      )}
      {showDemo && method === 'password' && (
        <DemoHint>
          演示账号 <span className="nums">13800138000</span>，密码 <span className="nums">Mall2026</span>
        </DemoHint>
      )}
      {showDemo && method === 'code' && <DemoSmsHint />}
    </AuthCard>
  )
}
