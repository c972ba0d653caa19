'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { sendActivationMail } from '@/lib/client/person/email-account'
import { captchaNotTyped } from '@/lib/domain/messages/member'
import { CaptchaField, type CaptchaValues } from '../fields/captcha-field'
import { EmailField, type EmailValues } from '../fields/email-field'
import { SubmitButton } from '../fields/submit-button'
import { useCaptchaForm } from '../fields/use-captcha-form'
import { AuthCard } from '../frame/auth-card'
import { DemoMailHint } from '../frame/demo-hint'
import { MailSent } from '../frame/mail-sent'

interface EmailResendCardProps {
  /** Path to open after sign-in. */
  target: string
  /** True in the demo mall. */
  showDemo: boolean
}

const fieldOf = (message: string) => (message.includes('图片验证码') ? 'captcha' : 'email')

/** 重发激活邮件: for a mail that did not come, and for a link that expired (contract member §5.6). */
export function EmailResendCard({ target, showDemo }: EmailResendCardProps) {
  const [sent, setSent] = useState('')
  const form = useForm<EmailValues & CaptchaValues>({
    mode: 'onTouched',
    defaultValues: { email: '', captcha: '' },
  })
  const { picture, submitWith } = useCaptchaForm(form, 'sign', fieldOf)
  const submit = submitWith(async ({ email }, captcha) =>
    setSent(await sendActivationMail(email.trim(), captcha)),
  )

  if (sent) return <MailSent title="重发激活邮件" text={sent} target={target} />
  return (
    <AuthCard title="重发激活邮件">
      <p className="text-muted mt-1 text-sm">链接24小时内有效，重新发送后旧链接失效。</p>
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <EmailField />
          <CaptchaField type="sign" label="图形验证码" missing={captchaNotTyped} picture={picture} />
          <SubmitButton busy={form.formState.isSubmitting}>发送</SubmitButton>
        </form>
      </FormProvider>
      {showDemo && <DemoMailHint />}
    </AuthCard>
  )
}
