'use client'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Tabs } from '@/components/ui/tabs'
import { errorText } from '@/lib/client/call/api-error'
import { sendLoginMail, signInWithMail } from '@/lib/client/person/email-account'
import { CodeFields, type CodeValues } from '../fields/code-fields'
import { EmailField, type EmailValues } from '../fields/email-field'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'
import { AuthLinks } from '../frame/auth-links'
import { DemoMailHint } from '../frame/demo-hint'
import { PasswordForm } from './password-form'
import { loadPageAfter, useSignedInRedirect } from './use-signed-in-redirect'

interface EmailLoginCardProps {
  /** Path to open after sign-in. */
  target: string
  /** True in the demo mall. */
  showDemo: boolean
}

const methods = [
  { value: 'code', label: '邮箱验证码登录' },
  { value: 'password', label: '邮箱密码登录' },
] as const

type Method = (typeof methods)[number]['value']

const links = [
  { path: '/auth/login', label: '手机号登录' },
  { path: '/auth/email/resend', label: '重发激活邮件' },
  { path: '/auth/email/forget-password', label: '忘记密码' },
]

/**
 * Sign-in with an e-mail address, by the code of a mail or by its password (contract member §5.3); `by=password` opens
 * the latter.
 */
export function EmailLoginCard({ target, showDemo }: EmailLoginCardProps) {
  const [method, setMethod] = useState<Method>(
    useSearchParams().get('by') === 'password' ? 'password' : 'code',
  )
  useSignedInRedirect(target)

  const onDone = () => loadPageAfter('登录成功', target)
  return (
    <AuthCard title="邮箱登录">
      <Tabs
        items={methods}
        value={method}
        onChange={setMethod}
        label="登录方式"
        className="border-line mt-1 border-b"
      >
        {method === 'code' ? <MailCodeForm onDone={onDone} /> : <PasswordForm by="email" onDone={onDone} />}
      </Tabs>
      <AuthLinks links={links} target={target} />
      {showDemo && <DemoMailHint />}
    </AuthCard>
  )
}

type FormValues = EmailValues & CodeValues

/** Address, captcha and the code of a mail. Errors are shown under the code, not as a toast (spec 1 §8). */
function MailCodeForm({ onDone }: { onDone: () => void }) {
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { email: '', captcha: '', vcode: '' },
  })
  const { isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async ({ email, vcode }) => {
    try {
      await signInWithMail({ email: email.trim(), vcode: vcode.trim() })
      onDone()
    } catch (error) {
      form.setError('vcode', { message: errorText(error) })
    }
  })
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <EmailField />
        <CodeFields
          type="login"
          words={{ captcha: '图形验证码', vcode: '邮箱验证码' }}
          onCheck={() => form.trigger('email', { shouldFocus: true })}
          onSend={(captcha) => sendLoginMail(form.getValues('email').trim(), captcha)}
        />
        <SubmitButton busy={isSubmitting || isSubmitSuccessful}>登录</SubmitButton>
      </form>
    </FormProvider>
  )
}
