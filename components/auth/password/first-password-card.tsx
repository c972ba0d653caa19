'use client'
import { FormProvider, useForm } from 'react-hook-form'
import { errorText } from '@/lib/client/call/api-error'
import { setFirstPassword } from '@/lib/client/person/sign-in'
import { NewPasswordFields, type NewPasswordValues } from '../fields/new-password-fields'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'

/** 设置登录密码 of a number that was just registered without one. */
export function FirstPasswordCard({ onDone }: { onDone: () => void }) {
  const form = useForm<NewPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', password2: '' },
  })
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await setFirstPassword(password)
      onDone()
    } catch (error) {
      form.setError('password', { message: errorText(error) })
    }
  })
  return (
    <AuthCard title="设置登录密码">
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <NewPasswordFields words={{ password: '设置密码', password2: '确定密码' }} />
          <SubmitButton busy={form.formState.isSubmitting}>确定</SubmitButton>
        </form>
      </FormProvider>
      <p className="mt-4 text-center text-sm">
        <button type="button" onClick={onDone} className="text-muted hover:text-brand max-md:min-h-11">
          暂不设置
        </button>
      </p>
    </AuthCard>
  )
}
