'use client'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TimerButton } from '@/components/ui/timer-button'
import { errorText } from '@/lib/client/call/api-error'
import { toast } from '@/lib/client/press/toast'
import { captchaNotTyped } from '@/lib/domain/messages/member'
import {
  CaptchaField,
  loadedCaptcha,
  noPicture,
  useCaptchaPicture,
  type CaptchaValues,
} from './captcha-field'
import { useFieldRegister } from './use-field-register'

/** Form values of a captcha and an sms code. */
export interface CodeValues extends CaptchaValues {
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
  missing = { captcha: captchaNotTyped, vcode: '验证码不能为空' },
  onCheck,
  onSend,
  showFailure = () => false,
}: CodeFieldsProps) {
  const { getValues, resetField, setError, setFocus, formState } = useFormContext<CodeValues>()
  const register = useFieldRegister<CodeValues>()
  const { errors } = formState
  const [isSent, setSent] = useState(false)
  const picture = useCaptchaPicture(type)

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
    if (!isChecked || yzm === '') return false
    const captcha = await loadedCaptcha(picture)
    if (!captcha) {
      setError('captcha', { message: noPicture })
      return false
    }
    try {
      await onSend({ token: captcha.imageToken, yzm })
    } catch (error) {
      // A captcha is valid once, whether the answer was right or wrong.
      resetField('captcha', { defaultValue: '' })
      showError(errorText(error))
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

  const error = errors.vcode?.message
  return (
    <>
      <CaptchaField
        type={type}
        label={words.captcha}
        missing={missing.captcha}
        picture={picture}
        isOptional={isSent}
      />
      <Field id={`${type}-vcode`} error={error}>
        <Input
          {...register('vcode', { validate: (text) => text.trim() !== '' || missing.vcode })}
          {...fieldControl(`${type}-vcode`, error)}
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
