'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { registerEmail } from '@/lib/client/person/email-account'
import { captchaNotTyped, passwordNotRepeated } from '@/lib/domain/messages/member'
import { Agreement, type AgreementValues } from '../fields/agreement'
import { CaptchaField, type CaptchaValues } from '../fields/captcha-field'
import { EmailField, type EmailValues } from '../fields/email-field'
import { NewPasswordFields, type NewPasswordValues } from '../fields/new-password-fields'
import type { ProtocolType } from '../fields/protocol-dialog'
import { SubmitButton } from '../fields/submit-button'
import { useCaptchaForm } from '../fields/use-captcha-form'
import { AuthCard } from '../frame/auth-card'
import { DemoMailHint } from '../frame/demo-hint'
import { MailSent } from '../frame/mail-sent'
import { useSignedInRedirect } from '../sign-in/use-signed-in-redirect'

interface EmailRegisterCardProps {
  /** Path to open after sign-in. */
  target: string
  /** The published agreements to accept. */
  terms: readonly ProtocolType[]
  /** True in the demo mall. */
  showDemo: boolean
}

type FormValues = EmailValues & CaptchaValues & NewPasswordValues & AgreementValues

const fieldOf = (message: string) =>
  message.includes('图片验证码') ? 'captcha' : message.includes('密码') ? 'password' : 'email'

/** Registration of an e-mail address; the link in the mail activates the account (contract member §5.6). */
export function EmailRegisterCard({ target, terms, showDemo }: EmailRegisterCardProps) {
  const [sent, setSent] = useState('')
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { email: '', captcha: '', password: '', password2: '', agreed: false },
  })
  useSignedInRedirect(target)
  const { picture, submitWith } = useCaptchaForm(form, 'sign', fieldOf)
  const submit = submitWith(async ({ email, password }, captcha) =>
    setSent(await registerEmail({ email: email.trim(), password }, captcha)),
  )

  if (sent) return <MailSent title="邮箱注册" text={sent} target={target} mayResend />
  return (
    <AuthCard title="邮箱注册">
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <EmailField />
          <CaptchaField type="sign" label="图形验证码" missing={captchaNotTyped} picture={picture} />
          <NewPasswordFields words={{ password: '设置密码', password2: passwordNotRepeated }} />
          <Agreement types={terms} />
          <SubmitButton busy={form.formState.isSubmitting}>注册</SubmitButton>
        </form>
      </FormProvider>
      {showDemo && <DemoMailHint />}
    </AuthCard>
  )
}
