'use client'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { passwordProblem, repeatProblem } from '@/lib/domain/validate'
import { PasswordEye } from './password-eye'

export interface NewPasswordValues {
  password: string
  /** The repeated password, by its name of spec 1 §7. */
  password2: string
}

interface NewPasswordFieldsProps {
  words: { password: string; password2: string }
  /** Advice after the rule of the password. */
  advice?: string
}

/** A new password, typed twice; needs a `FormProvider` of react-hook-form. */
export function NewPasswordFields({ words, advice }: NewPasswordFieldsProps) {
  const { register, trigger, getValues, formState } = useFormContext<NewPasswordValues>()
  const { errors, touchedFields, isSubmitted } = formState
  const [shown, setShown] = useState(false)
  const hint = ['8-20位，须同时包含数字和字母', advice].filter(Boolean).join('，')
  const common = {
    size: 'large',
    type: shown ? 'text' : 'password',
    maxLength: 100,
    autoComplete: 'new-password',
    prefix: <Lock className="size-5" aria-hidden />,
  } as const

  return (
    <>
      <Field id="new-password" error={errors.password?.message} hint={hint}>
        <Input
          {...register('password', {
            validate: (text) => passwordProblem(text) ?? true,
            // Whether the repeated password matches depends on this field.
            onChange: () => {
              if (touchedFields.password2 || isSubmitted) void trigger('password2')
            },
          })}
          {...fieldControl('new-password', errors.password?.message, errors.password ? undefined : hint)}
          {...common}
          placeholder={words.password}
          aria-label={words.password}
          suffix={<PasswordEye shown={shown} onToggle={() => setShown(!shown)} />}
        />
      </Field>
      <Field id="new-password2" error={errors.password2?.message}>
        <Input
          {...register('password2', {
            validate: (text) => repeatProblem(getValues('password'), text) ?? true,
          })}
          {...fieldControl('new-password2', errors.password2?.message)}
          {...common}
          placeholder={words.password2}
          aria-label={words.password2}
        />
      </Field>
    </>
  )
}
