'use client'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { api } from '@/lib/client/call/api'
import { errorText } from '@/lib/client/call/api-error'
import { loginHref, sessionUser, useSession } from '@/lib/client/person/session'
import { resetPassword } from '@/lib/client/person/sign-in'
import { newPasswordEmpty, newPasswordNotRepeated } from '@/lib/domain/messages/member'
import { errorField } from '../fields/error-field'
import { NewPasswordFields, type NewPasswordValues } from '../fields/new-password-fields'
import { SmsFields, type SmsValues } from '../fields/sms-fields'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'
import { DemoSmsHint } from '../frame/demo-hint'
import { DonePanel } from '../frame/done-panel'

interface ForgetCardProps {
  /** Path to open after signing in again. */
  target: string
  /** True in the demo mall. */
  showDemo: boolean
}

type FormValues = SmsValues & NewPasswordValues

/** Milliseconds that the success message is shown before the login page opens. */
const redirectDelay = 3000

/** Password reset for the owner of the phone number. Signed-in members get the code on their own number. */
export function ForgetCard({ target, showDemo }: ForgetCardProps) {
  const [done, setDone] = useState(false)
  const session = useSession()
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { mobile: '', captcha: '', vcode: '', password: '', password2: '' },
  })

  useEffect(() => {
    // The readable cookie may outlive the session; a 401 removes it.
    if (sessionUser()) api.member.info({}).catch(() => undefined)
  }, [])

  const submit = form.handleSubmit(async ({ mobile, vcode, password }) => {
    try {
      await resetPassword({ mobile: mobile.trim(), vcode: vcode.trim(), password })
      setDone(true)
    } catch (error) {
      const message = errorText(error)
      form.setError(errorField(message), { message }, { shouldFocus: true })
    }
  })

  if (done) return <PasswordSet href={loginHref(target)} />
  return (
    <AuthCard title="找回密码">
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <SmsFields
            type="forgot_password"
            words={{ captcha: '图形验证码', vcode: '动态验证码' }}
            ownMobile={session?.mobile}
          />
          <NewPasswordFields words={{ password: newPasswordEmpty, password2: newPasswordNotRepeated }} />
          <SubmitButton busy={form.formState.isSubmitting}>确认修改</SubmitButton>
        </form>
      </FormProvider>
      {showDemo && <DemoSmsHint />}
    </AuthCard>
  )
}

function PasswordSet({ href }: { href: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(href), redirectDelay)
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
      <p className="text-muted mt-1 text-sm">{redirectDelay / 1000}秒后前往登录</p>
    </DonePanel>
  )
}
