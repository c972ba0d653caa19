'use client'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { EmailInput, typedEmailProblem } from './email-input'

export interface EmailValues {
  email: string
}

/** The e-mail address of an account; needs a `FormProvider` of react-hook-form. */
export function EmailField() {
  const { register, formState } = useFormContext<EmailValues>()
  const error = formState.errors.email?.message
  return (
    <Field id="account-email" error={error}>
      <EmailInput
        {...register('email', { validate: (text) => typedEmailProblem(text.trim()) ?? true })}
        {...fieldControl('account-email', error)}
      />
    </Field>
  )
}
