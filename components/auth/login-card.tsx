'use client'
import { useEffect } from 'react'
import { Link } from '@/components/ui/link'
import { Tabs } from '@/components/ui/tabs'
import { api } from '@/lib/client/api'
import { sessionUser } from '@/lib/client/session'
import { toast } from '@/lib/client/toast'
import { AuthCard } from './auth-card'
import { PasswordForm } from './password-form'

interface LoginCardProps {
  /** Own path to go to afterwards. */
  target: string
  /** Whether the demo accounts may be told. */
  showDemo: boolean
}

const ways = [{ value: 'password', label: '密码登录' }] as const

/** A whole new page: what the router kept for the guest must not meet the member. */
const goTo = (target: string) => window.location.replace(target)

/** Sign-in. Who is signed in already goes on at once. */
export function LoginCard({ target, showDemo }: LoginCardProps) {
  useEffect(() => {
    // The readable cookie may outlive the session; only the mall knows. A dead one is forgotten by the answer.
    if (sessionUser())
      api.member.info({}).then(
        () => goTo(target),
        () => undefined,
      )
  }, [target])

  const onDone = () => {
    toast.success('登录成功')
    goTo(target)
  }

  return (
    <AuthCard title="用户登录">
      <Tabs
        items={ways}
        value="password"
        onChange={() => undefined}
        label="登录方式"
        className="border-line mt-1 border-b"
      >
        <PasswordForm onDone={onDone} />
      </Tabs>
      <p className="mt-4 text-right text-sm">
        <Link href="/auth/forget-password" className="text-muted hover:text-brand max-md:py-2">
          忘记密码
        </Link>
      </p>
      {showDemo && (
        <p className="rounded-control bg-programme-tint text-programme mt-5 px-3 py-2 text-xs">
          演示账号 <span className="nums">13800138000</span>，密码 <span className="nums">Mall2026</span>
        </p>
      )}
    </AuthCard>
  )
}
