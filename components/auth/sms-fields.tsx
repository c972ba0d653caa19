'use client'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TimerButton } from '@/components/ui/timer-button'
import { api } from '@/lib/client/api'
import { ApiError, fallbackMessage } from '@/lib/client/api-error'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import { obfuscate } from '@/lib/domain/obfuscate'
import { mobileProblem } from '@/lib/domain/validate'
import { CaptchaPicture } from './captcha-picture'
import { MobileInput } from './mobile-input'
import { errorField } from './error-field'

/** Form values that verify a phone number. */
export interface SmsValues {
  mobile: string
  captcha: string
  vcode: string
}

interface SmsFieldsProps {
  type: 'login' | 'sign' | 'forgot_password'
  /** Labels of captcha and sms code, which differ between pages. */
  words: { captcha: string; vcode: string }
  /** Masked number of the signed-in member: the code is sent to this number only. */
  ownMobile?: string | undefined
}

/** Number, captcha and sms code; needs a `FormProvider` of react-hook-form. */
export function SmsFields({ type, words, ownMobile }: SmsFieldsProps) {
  const { register, trigger, getValues, resetField, setError, setFocus, formState } =
    useFormContext<SmsValues>()
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

  const send = async () => {
    const mobile = getValues('mobile').trim()
    const yzm = getValues('captcha').trim()
    const isMobileValid = ownMobile !== undefined || (await trigger('mobile', { shouldFocus: true }))
    if (yzm === '') setError('captcha', { message: '请输入图形验证码' })
    else if (!picture.data) setError('captcha', { message: '图形验证码没有加载，请点击图片重试' })
    if (!isMobileValid || yzm === '' || !picture.data) return false
    try {
      const token = picture.data.imageToken
      await api.session.smsCode({ type, token, yzm, ...(mobile ? { mobile: obfuscate(mobile) } : {}) })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : fallbackMessage
      const matched = errorField(message)
      const field = matched === 'password' ? 'vcode' : matched
      // A captcha is valid once, whether the answer was right or wrong.
      resetField('captcha', { defaultValue: '' })
      setError(field, { message })
      setFocus(field)
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

  const control = (name: keyof SmsValues) => fieldControl(`${type}-${name}`, errors[name]?.message)
  return (
    <>
      <Field id={`${type}-mobile`} error={errors.mobile?.message}>
        <MobileInput
          {...(ownMobile === undefined
            ? register('mobile', { validate: (text) => mobileProblem(text.trim()) ?? true })
            : { value: ownMobile, readOnly: true })}
          {...control('mobile')}
        />
      </Field>
      <Field id={`${type}-captcha`} error={errors.captcha?.message}>
        <Input
          {...register('captcha', { validate: (text) => isSent || text.trim() !== '' || '请输入图形验证码' })}
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
          {...register('vcode', { validate: (text) => text.trim() !== '' || '验证码不能为空' })}
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
