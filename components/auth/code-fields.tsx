'use client'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TimerButton } from '@/components/ui/timer-button'
import { ApiError, fallbackMessage } from '@/lib/client/api-error'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import { CaptchaPicture } from './captcha-picture'

/** Form values of a captcha and an sms code. */
export interface CodeValues {
  captcha: string
  vcode: string
}

interface CodeFieldsProps {
  type: 'login' | 'sign' | 'forgot_password' | 'update' | 'staff' | 'merchant_login'
  /** Labels of captcha and sms code, which differ between pages. */
  words: { captcha: string; vcode: string }
  /** The messages for empty fields. */
  missing?: { captcha: string; vcode: string }
  /** Checks the field that names the recipient, and shows its error. */
  onCheck: () => Promise<boolean>
  /** Sends the code, given the answer to the captcha with this token. */
  onSend: (captcha: { token: string; yzm: string }) => Promise<unknown>
  /** Shows the message of a failure; returns false when it belongs to another field of the form. */
  showFailure?: (message: string) => boolean
}

/** Captcha and sms code; needs a `FormProvider` of react-hook-form. */
export function CodeFields({
  type,
  words,
  missing = { captcha: '请输入图形验证码', vcode: '验证码不能为空' },
  onCheck,
  onSend,
  showFailure = () => false,
}: CodeFieldsProps) {
  const { register, getValues, resetField, setError, setFocus, formState } = useFormContext<CodeValues>()
  const { errors } = formState
  const [isSent, setSent] = useState(false)
  const picture = useQuery(
    query.session.imageCode.queryOptions({
      input: { type },
      staleTime: Infinity,
      gcTime: 0,
      meta: { silent: true },
    }),
  )

  const showError = (message: string) => {
    if (showFailure(message)) return
    const field = /图[片形]验证码/.test(message) ? 'captcha' : 'vcode'
    setError(field, { message })
    setFocus(field)
  }

  const send = async () => {
    const yzm = getValues('captcha').trim()
    const isChecked = await onCheck()
    if (yzm === '') setError('captcha', { message: missing.captcha })
    else if (!picture.data) setError('captcha', { message: '图形验证码没有加载，请点击图片重试' })
    if (!isChecked || yzm === '' || !picture.data) return false
    try {
      await onSend({ token: picture.data.imageToken, yzm })
    } catch (error) {
      // A captcha is valid once, whether the answer was right or wrong.
      resetField('captcha', { defaultValue: '' })
      showError(error instanceof ApiError ? error.message : fallbackMessage)
      void picture.refetch()
      return false
    }
    toast.success('发送成功')
    setSent(true)
    resetField('captcha', { defaultValue: '' })
    setFocus('vcode')
    void picture.refetch()
    return true
  }

  const control = (name: keyof CodeValues) => fieldControl(`${type}-${name}`, errors[name]?.message)
  return (
    <>
      <Field id={`${type}-captcha`} error={errors.captcha?.message}>
        <Input
          {...register('captcha', { validate: (text) => isSent || text.trim() !== '' || missing.captcha })}
          {...control('captcha')}
          size="large"
          maxLength={8}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={`请输入${words.captcha}`}
          aria-label={words.captcha}
          prefix={<ShieldCheck className="size-5" aria-hidden />}
          suffix={
            <CaptchaPicture
              src={picture.data?.imageData}
              broken={picture.isError && !picture.isFetching}
              onRenew={() => void picture.refetch()}
            />
          }
        />
      </Field>
      <Field id={`${type}-vcode`} error={errors.vcode?.message}>
        <Input
          {...register('vcode', { validate: (text) => text.trim() !== '' || missing.vcode })}
          {...control('vcode')}
          size="large"
          inputMode="numeric"
          maxLength={8}
          autoComplete="one-time-code"
          placeholder={`请输入${words.vcode}`}
          aria-label={words.vcode}
          prefix={<MessageSquareText className="size-5" aria-hidden />}
          suffix={<TimerButton onSend={send} className="h-full max-md:min-h-11" />}
        />
      </Field>
    </>
  )
}
