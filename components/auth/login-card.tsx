'use client'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { Tabs } from '@/components/ui/tabs'
import { AuthCard } from './auth-card'
import { CodeForm } from './code-form'
import { DemoHint, DemoSmsHint } from './demo-hint'
import { PasswordForm } from './password-form'
import { loadPageAfter, useSignedInRedirect } from './use-signed-in-redirect'

interface LoginCardProps {
  /** Path to open after sign-in. */
  target: string
  /** Shows the demo accounts. */
  showDemo: boolean
}

const methods = [
  { value: 'password', label: '账号登录' },
  { value: 'code', label: '验证码登录' },
] as const

/** Sign-in. Members who are already signed in are redirected. */
export function LoginCard({ target, showDemo }: LoginCardProps) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('password')
  useSignedInRedirect(target)

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
        {method === 'password' ? <PasswordForm onDone={onDone} /> : <CodeForm onDone={onDone} />}
      </Tabs>
      <p className="mt-4 flex justify-between text-sm">
        <Link
          href={`/auth/wx-login?redirectUrl=${encodeURIComponent(target)}`}
          className="text-muted hover:text-brand max-md:py-2"
        >
          微信 / 扫码登录
        </Link>
        <Link
          href={`/auth/forget-password?redirectUrl=${encodeURIComponent(target)}`}
          className="text-muted hover:text-brand max-md:py-2"
        >
          忘记密码
        </Link>
      </p>
      {showDemo && method === 'password' && (
        <DemoHint>
          演示账号 <span className="nums">13800138000</span>，密码 <span className="nums">Mall2026</span>
        </DemoHint>
      )}
      {showDemo && method === 'code' && <DemoSmsHint />}
    </AuthCard>
  )
}
