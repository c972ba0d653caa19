'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { query } from '@/lib/client/call/query'
import { CaptchaPicture } from './captcha-picture'
import { useFieldRegister } from './use-field-register'

/** Form values of a captcha. */
export interface CaptchaValues {
  captcha: string
}

/** The form that a captcha protects. */
export type CaptchaType = 'login' | 'sign' | 'forgot_password' | 'update' | 'staff' | 'merchant_login'

/** The message for a picture that did not load. */
export const noPicture = '图形验证码没有加载，请点击图片重试'

type Captcha = UseQueryResult<{ imageToken: string; imageData: string }>

/** Token and picture of a captcha; `refetch` loads another one. */
export const useCaptchaPicture = (type: CaptchaType): Captcha =>
  useQuery(
    query.session.imageCode.queryOptions({
      input: { type },
      staleTime: Infinity,
      gcTime: 0,
      meta: { silent: true },
    }),
  )

/** The captcha of a press: one that is still loading is waited for. @returns undefined when it did not load */
export const loadedCaptcha = async ({ data, isFetching, refetch }: Captcha) =>
  data ?? (isFetching ? (await refetch({ cancelRefetch: false })).data : undefined)

interface CaptchaFieldProps {
  type: CaptchaType
  label: string
  /** The message for an empty field. */
  missing: string
  picture: Captcha
  /** True once the answer was used. */
  isOptional?: boolean
}

/** The answer to a captcha, beside its picture; needs a `FormProvider` of react-hook-form. */
export function CaptchaField({ type, label, missing, picture, isOptional = false }: CaptchaFieldProps) {
  const { formState } = useFormContext<CaptchaValues>()
  const register = useFieldRegister<CaptchaValues>()
  const error = formState.errors.captcha?.message
  return (
    <Field id={`${type}-captcha`} error={error}>
      <Input
        {...register('captcha', { validate: (text) => isOptional || text.trim() !== '' || missing })}
        {...fieldControl(`${type}-captcha`, error)}
        size="large"
        maxLength={8}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={`请输入${label}`}
        aria-label={label}
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
  )
}
