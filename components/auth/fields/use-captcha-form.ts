'use client'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { errorText } from '@/lib/client/call/api-error'
import {
  loadedCaptcha,
  noPicture,
  useCaptchaPicture,
  type CaptchaType,
  type CaptchaValues,
} from './captcha-field'

/**
 * Submits a form whose call takes the answer to a captcha.
 * @param fieldOf the field that an error message of the server is about
 */
export function useCaptchaForm<Values extends CaptchaValues>(
  form: UseFormReturn<Values>,
  type: CaptchaType,
  fieldOf: (message: string) => FieldPath<Values>,
) {
  const picture = useCaptchaPicture(type)
  const field = 'captcha' as FieldPath<Values>

  const submitWith = (send: (values: Values, captcha: { token: string; yzm: string }) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      const captcha = await loadedCaptcha(picture)
      if (!captcha) return form.setError(field, { message: noPicture })
      try {
        await send(values, { token: captcha.imageToken, yzm: values.captcha.trim() })
      } catch (error) {
        const message = errorText(error)
        // A captcha is valid once, whether the answer was right or wrong.
        form.resetField(field)
        form.setError(fieldOf(message), { message }, { shouldFocus: true })
        void picture.refetch()
      }
    })
  return { picture, submitWith }
}
