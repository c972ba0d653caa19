'use client'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { api } from '@/lib/client/call/api'
import { plainMobile } from '@/lib/domain/person/mobile'
import { mobileProblem } from '@/lib/domain/validate'
import { CodeFields, type CodeValues } from './code-fields'
import { errorField } from './error-field'
import { MobileInput } from './mobile-input'
import { useFieldRegister } from './use-field-register'

/** Form values that verify a phone number. */
export interface SmsValues extends CodeValues {
  mobile: string
}

interface SmsFieldsProps {
  type: 'login' | 'sign' | 'forgot_password' | 'update' | 'merchant_login'
  /** Labels of captcha and sms code, which differ between pages. */
  words: { captcha: string; vcode: string }
  /** Masked number of the signed-in member: the code is sent to this number only. */
  ownMobile?: string | undefined
  /** Shown below the number. */
  mobileNote?: ReactNode
  /** Called with the message when the number is refused a code. */
  onRefused?: (message: string) => void
}

/** Number, captcha and sms code; needs a `FormProvider` of react-hook-form. */
export function SmsFields({ type, words, ownMobile, mobileNote, onRefused }: SmsFieldsProps) {
  const { trigger, getValues, setError, setFocus, formState } = useFormContext<SmsValues>()
  const register = useFieldRegister<SmsValues>()
  const error = formState.errors.mobile?.message

  const send = async (captcha: { token: string; yzm: string }) => {
    const mobile = getValues('mobile').trim()
    const { protect } = await import('@/lib/client/call/protect')
    await api.session.smsCode({
      type,
      ...captcha,
      ...(mobile ? { mobile: await protect(mobile) } : {}),
    })
  }
  const showFailure = (message: string) => {
    if (errorField(message) !== 'mobile') return false
    setError('mobile', { message })
    setFocus('mobile')
    onRefused?.(message)
    return true
  }

  return (
    <>
      <Field id={`${type}-mobile`} error={error}>
        <MobileInput
          {...(ownMobile === undefined
            ? register('mobile', { validate: (text) => mobileProblem(plainMobile(text.trim())) ?? true })
            : { value: ownMobile, readOnly: true })}
          {...fieldControl(`${type}-mobile`, error)}
        />
      </Field>
      {mobileNote}
      <CodeFields
        type={type}
        words={words}
        onCheck={async () => ownMobile !== undefined || trigger('mobile', { shouldFocus: true })}
        onSend={send}
        showFailure={showFailure}
      />
    </>
  )
}
