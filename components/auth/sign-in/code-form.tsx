'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { errorText } from '@/lib/client/call/api-error'
import { signInWithCode } from '@/lib/client/person/sign-in'
import { errorField } from '../fields/error-field'
import { SmsFields, type SmsValues } from '../fields/sms-fields'
import { SubmitButton } from '../fields/submit-button'
import { CarryMobileLink } from '../frame/carry-mobile-link'

interface CodeFormProps {
  onDone: () => void
  /** Sends number and code; the default signs the member in. */
  submit?: (values: { mobile: string; vcode: string }) => Promise<void>
  type?: 'login' | 'update'
  /** Where a registration continues, which is offered to a number without an account. */
  target?: string
  /** The number to begin with. */
  mobile?: string
  /** Text of the button. */
  label?: string
}

/**
 * 验证码登录, and other forms with a code to a number. Errors are shown under the field that they are about, not as a toast
 * (spec 1 §8).
 */
export function CodeForm({
  onDone,
  submit: send = signInWithCode,
  type = 'login',
  target,
  mobile = '',
  label = '登录',
}: CodeFormProps) {
  const form = useForm<SmsValues>({
    mode: 'onTouched',
    defaultValues: { mobile, captcha: '', vcode: '' },
  })
  const { isSubmitting, isSubmitSuccessful } = form.formState
  const [newMobile, setNewMobile] = useState('')

  const submit = form.handleSubmit(async ({ mobile, vcode }) => {
    setNewMobile('')
    try {
      await send({ mobile: mobile.trim(), vcode: vcode.trim() })
      onDone()
    } catch (error) {
      const message = errorText(error)
      if (message.startsWith('手机号码未注册')) setNewMobile(mobile.trim())
      const field = errorField(message) === 'mobile' ? 'mobile' : 'vcode'
      form.setError(field, { message }, { shouldFocus: true })
    }
  })

  const note = newMobile !== '' && target !== undefined && (
    <CarryMobileLink path="/auth/reg" target={target} mobile={newMobile}>
      用此手机号注册
    </CarryMobileLink>
  )

  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <SmsFields type={type} words={{ captcha: '图形验证码', vcode: '验证码' }} mobileNote={note} />
        <SubmitButton busy={isSubmitting || isSubmitSuccessful}>{label}</SubmitButton>
      </form>
    </FormProvider>
  )
}
