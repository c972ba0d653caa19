'use client'
import { Lock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError, fallbackMessage } from '@/lib/client/api-error'
import { signIn } from '@/lib/client/sign-in'
import { mobileProblem } from '@/lib/domain/validate'
import { PasswordEye } from './password-eye'

interface Typed {
  mobile: string
  password: string
}

/** 密码登录. The mall's refusal stands under the password; it is not toasted as well (spec 1 §8). */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  // Without default values: what was typed or filled in before the page came alive stays.
  const { register, handleSubmit, setError, formState } = useForm<Typed>({ mode: 'onTouched' })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = handleSubmit(async ({ mobile, password }) => {
    try {
      await signIn({ mobile: mobile.trim(), password })
      onDone()
    } catch (error) {
      setError('password', { message: error instanceof ApiError ? error.message : fallbackMessage })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
      <Field id="login-mobile" error={errors.mobile?.message}>
        <Input
          {...register('mobile', { validate: (text) => mobileProblem(text.trim()) ?? true })}
          {...fieldControl('login-mobile', errors.mobile?.message)}
          size="large"
          type="tel"
          inputMode="numeric"
          maxLength={20}
          autoComplete="username"
          placeholder="请输入手机号"
          aria-label="手机号"
          prefix={<Smartphone className="size-5" aria-hidden />}
        />
      </Field>
      <Field id="login-password" error={errors.password?.message}>
        <Input
          {...register('password', { validate: (text) => text !== '' || '密码不能为空' })}
          {...fieldControl('login-password', errors.password?.message)}
          size="large"
          type={shown ? 'text' : 'password'}
          maxLength={100}
          autoComplete="current-password"
          placeholder="请输入密码"
          aria-label="登录密码"
          prefix={<Lock className="size-5" aria-hidden />}
          suffix={<PasswordEye shown={shown} onToggle={() => setShown(!shown)} />}
        />
      </Field>
      {/* Until then the browser itself would send the form, and the password would stand in the address. */}
      <Button
        type="submit"
        size="large"
        block
        disabled={!hydrated}
        loading={isSubmitting || isSubmitSuccessful}
        className={cx('mt-1', !hydrated && 'bg-brand!')}
      >
        登录
      </Button>
    </form>
  )
}
