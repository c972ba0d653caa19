'use client'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { signIn } from '@/lib/client/person/sign-in'
import { passwordEmpty, passwordMissing } from '@/lib/domain/messages/member'
import { plainMobile } from '@/lib/domain/person/mobile'
import { mobileProblem } from '@/lib/domain/validate'
import { EmailInput, typedEmailProblem } from '../fields/email-input'
import { MobileInput } from '../fields/mobile-input'
import { PasswordEye } from '../fields/password-eye'
import { SubmitButton } from '../fields/submit-button'

interface FormValues {
  /** Mobile number or e-mail address. */
  account: string
  password: string
}

interface PasswordFormProps {
  onDone: () => void
  /** Sends number and password; the default signs the member in. */
  submit?: (values: FormValues) => Promise<void>
  /** Text of the button. */
  label?: string
  /** The kind of account name. */
  by?: 'mobile' | 'email'
  /** The account name to begin with. */
  account?: string
}

/** 账号登录. Errors are shown under the password, not as a toast (spec 1 §8). */
export function PasswordForm({
  onDone,
  submit: send = signIn,
  label = '登录',
  by = 'mobile',
  account = '',
}: PasswordFormProps) {
  const [shown, setShown] = useState(false)
  // No default values: they would replace what was typed or autofilled before hydration.
  const { register, handleSubmit, setError, setValue, formState } = useForm<FormValues>({ mode: 'onTouched' })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  useEffect(() => {
    if (account) setValue('account', account)
  }, [account, setValue])
  const AccountInput = by === 'email' ? EmailInput : MobileInput
  const problemOf = (text: string) =>
    by === 'email' ? typedEmailProblem(text) : mobileProblem(plainMobile(text))

  const submit = handleSubmit(async ({ account, password }) => {
    try {
      await send({ account: account.trim(), password })
      onDone()
    } catch (error) {
      setError('password', { message: errorText(error) })
    }
  })

  return (
    <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
      <Field id={`login-${by}`} error={errors.account?.message}>
        <AccountInput
          {...register('account', { validate: (text) => problemOf(text.trim()) ?? true })}
          {...fieldControl(`login-${by}`, errors.account?.message)}
        />
      </Field>
      <Field id="login-password" error={errors.password?.message}>
        <Input
          {...register('password', { validate: (text) => text !== '' || passwordMissing })}
          {...fieldControl('login-password', errors.password?.message)}
          size="large"
          type={shown ? 'text' : 'password'}
          maxLength={100}
          autoComplete="current-password"
          placeholder={passwordEmpty}
          aria-label="登录密码"
          prefix={<Lock className="size-5" aria-hidden />}
          suffix={<PasswordEye shown={shown} onToggle={() => setShown(!shown)} />}
        />
      </Field>
      <SubmitButton busy={isSubmitting || isSubmitSuccessful}>{label}</SubmitButton>
    </form>
  )
}
