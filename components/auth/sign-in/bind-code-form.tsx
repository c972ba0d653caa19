'use client'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { errorText } from '@/lib/client/call/api-error'
import { isNewNumber } from '@/lib/client/person/trust-login'
import { SmsFields, type SmsValues } from '../fields/sms-fields'
import { SubmitButton } from '../fields/submit-button'

interface BindCodeFormProps {
  form: UseFormReturn<SmsValues>
  onBind: (proof: { mobile: string; vcode: string }) => Promise<void>
  /** The number has no account. */
  onRegister: () => void
}

/** Number and code, with the buttons 绑定 and 注册. 绑定 of a number without an account goes on as 注册. */
export function BindCodeForm({ form, onBind, onRegister }: BindCodeFormProps) {
  const { isSubmitting } = form.formState

  const bind = form.handleSubmit(async ({ mobile, vcode }) => {
    try {
      // A new number is not registered before its owner has agreed.
      if (await isNewNumber(mobile.trim())) return onRegister()
      await onBind({ mobile: mobile.trim(), vcode: vcode.trim() })
    } catch (error) {
      form.setError('vcode', { message: errorText(error) })
    }
  })
  const register = form.handleSubmit(async ({ mobile }) => {
    try {
      if (await isNewNumber(mobile.trim())) onRegister()
      else form.setError('mobile', { message: '该手机号已注册，请直接绑定' }, { shouldFocus: true })
    } catch (error) {
      form.setError('mobile', { message: errorText(error) }, { shouldFocus: true })
    }
  })
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={bind} noValidate className="mt-5 grid gap-4">
        <SmsFields type="login" words={{ captcha: '图形验证码', vcode: '验证码' }} />
        <SubmitButton busy={isSubmitting}>绑定</SubmitButton>
        <Button
          type="button"
          size="large"
          block
          variant="outline"
          disabled={isSubmitting}
          onClick={() => void register()}
        >
          注册
        </Button>
      </form>
    </FormProvider>
  )
}
