'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { errorText } from '@/lib/client/call/api-error'
import { sendResetMail } from '@/lib/client/person/email-account'
import { EmailField, type EmailValues } from '../fields/email-field'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'
import { DemoMailHint } from '../frame/demo-hint'
import { MailSent } from '../frame/mail-sent'

interface EmailForgetCardProps {
  /** Path to open after signing in again. */
  target: string
  /** True in the demo mall. */
  showDemo: boolean
}

/** 找回密码 of an e-mail account: sends the link for a new password (contract member §5.6). */
export function EmailForgetCard({ target, showDemo }: EmailForgetCardProps) {
  const [sent, setSent] = useState('')
  const form = useForm<EmailValues>({ mode: 'onTouched', defaultValues: { email: '' } })
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      setSent(await sendResetMail(email.trim()))
    } catch (error) {
      const message = errorText(error)
      form.setError('email', { message }, { shouldFocus: true })
    }
  })

  if (sent) return <MailSent title="找回密码" text={sent} target={target} />
  return (
    <AuthCard title="找回密码">
      <p className="text-muted mt-1 text-sm">设置新密码的链接将发送到您的邮箱。</p>
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <EmailField />
          <SubmitButton busy={form.formState.isSubmitting}>发送邮件</SubmitButton>
        </form>
      </FormProvider>
      {showDemo && <DemoMailHint />}
    </AuthCard>
  )
}
