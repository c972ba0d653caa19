'use client'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError, fallbackMessage } from '@/lib/client/api-error'
import { signInWithCode } from '@/lib/client/sign-in'
import { SmsFields, type SmsValues } from './sms-fields'
import { SubmitButton } from './submit-button'

interface CodeFormProps {
  onDone: () => void
  /** Sends number and code; the default signs the member in. */
  submit?: (values: { mobile: string; vcode: string }) => Promise<void>
  type?: 'login' | 'update'
  /** Of the button. */
  label?: string
}

/** 验证码登录, and other forms with a code to a number. Errors are shown under the code, not as a toast (spec 1 §8). */
export function CodeForm({
  onDone,
  submit: send = signInWithCode,
  type = 'login',
  label = '登录',
}: CodeFormProps) {
  const form = useForm<SmsValues>({
    mode: 'onTouched',
    defaultValues: { mobile: '', captcha: '', vcode: '' },
  })
  const { isSubmitting, isSubmitSuccessful } = form.formState

  const submit = form.handleSubmit(async ({ mobile, vcode }) => {
    try {
      await send({ mobile: mobile.trim(), vcode: vcode.trim() })
      onDone()
    } catch (error) {
      form.setError('vcode', { message: error instanceof ApiError ? error.message : fallbackMessage })
    }
  })

  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <SmsFields type={type} words={{ captcha: '图形验证码', vcode: '验证码' }} />
        <SubmitButton busy={isSubmitting || isSubmitSuccessful}>{label}</SubmitButton>
      </form>
    </FormProvider>
  )
}
