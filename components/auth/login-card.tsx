'use client'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { Tabs } from '@/components/ui/tabs'
import { toast } from '@/lib/client/toast'
import { AuthCard } from './auth-card'
import { CodeForm } from './code-form'
import { DemoHint, DemoSmsHint } from './demo-hint'
import { PasswordForm } from './password-form'
import { goTo, useMemberGoesOn } from './use-member-goes-on'

interface LoginCardProps {
  /** Own path to go to afterwards. */
  target: string
  /** Whether the demo accounts may be told. */
  showDemo: boolean
}

const ways = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '验证码登录' },
] as const

/** Sign-in. Who is signed in already goes on at once. */
export function LoginCard({ target, showDemo }: LoginCardProps) {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('password')
  useMemberGoesOn(target)

  const onDone = () => {
    toast.success('登录成功')
    goTo(target)
  }

  return (
    <AuthCard title="用户登录">
      <Tabs items={ways} value={way} onChange={setWay} label="登录方式" className="border-line mt-1 border-b">
        {way === 'password' ? <PasswordForm onDone={onDone} /> : <CodeForm onDone={onDone} />}
      </Tabs>
      <p className="mt-4 text-right text-sm">
        <Link
          href={`/auth/forget-password?redirectUrl=${encodeURIComponent(target)}`}
          className="text-muted hover:text-brand max-md:py-2"
        >
          忘记密码
        </Link>
      </p>
      {showDemo && way === 'password' && (
        <DemoHint>
          演示账号 <span className="nums">13800138000</span>，密码 <span className="nums">Mall2026</span>
        </DemoHint>
      )}
      {showDemo && way === 'code' && <DemoSmsHint />}
    </AuthCard>
  )
}
