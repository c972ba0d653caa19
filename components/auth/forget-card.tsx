'use client'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { api } from '@/lib/client/api'
import { ApiError, fallbackMessage } from '@/lib/client/api-error'
import { loginHref, sessionUser, useSession } from '@/lib/client/session'
import { resetPassword } from '@/lib/client/sign-in'
import { AuthCard } from './auth-card'
import { DemoSmsHint } from './demo-hint'
import { DonePanel } from './done-panel'
import { NewPasswordFields, type NewPasswordTyped } from './new-password-fields'
import { refusedField } from './refused-field'
import { SmsFields, type SmsTyped } from './sms-fields'
import { SubmitButton } from './submit-button'

interface ForgetCardProps {
  /** Own path to go to after signing in again. */
  target: string
  /** Whether this is the demo mall. */
  showDemo: boolean
}

type Typed = SmsTyped & NewPasswordTyped

/** How long the good news stays before the login page comes, in milliseconds. */
const rest = 3000

/** A new password for who holds the number. Signed-in members get the code on their own number. */
export function ForgetCard({ target, showDemo }: ForgetCardProps) {
  const [done, setDone] = useState(false)
  const session = useSession()
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { mobile: '', captcha: '', vcode: '', password: '', password2: '' },
  })

  useEffect(() => {
    // The readable cookie may outlive the session; asking makes a dead one be forgotten.
    if (sessionUser()) api.member.info({}).catch(() => undefined)
  }, [])

  const submit = form.handleSubmit(async ({ mobile, vcode, password }) => {
    try {
      await resetPassword({ mobile: mobile.trim(), vcode: vcode.trim(), password })
      setDone(true)
    } catch (error) {
      const message = error instanceof ApiError ? error.message : fallbackMessage
      form.setError(refusedField(message), { message }, { shouldFocus: true })
    }
  })

  if (done) return <PasswordSet href={loginHref(target)} />
  return (
    <AuthCard title="找回密码">
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <SmsFields
            type="forgot_password"
            words={{ captcha: '图片验证码', vcode: '动态验证码' }}
            ownMobile={session?.mobile}
          />
          <NewPasswordFields words={{ password: '请输入新密码', password2: '请再次输入新密码' }} />
          <SubmitButton busy={form.formState.isSubmitting}>确认修改</SubmitButton>
        </form>
      </FormProvider>
      {showDemo && <DemoSmsHint />}
    </AuthCard>
  )
}

function PasswordSet({ href }: { href: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(href), rest)
    return () => clearTimeout(timer)
  }, [href])
  return (
    <DonePanel
      title="找回密码"
      actions={
        <a href={href} className={buttonClass({ size: 'large', block: true })}>
          立即登录
        </a>
      }
    >
      <p className="text-ink mt-5 text-lg font-semibold">新密码已经设置成功</p>
      <p className="text-muted mt-1 text-sm">{rest / 1000}秒后前往登录</p>
    </DonePanel>
  )
}
