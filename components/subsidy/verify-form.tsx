'use client'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { errorId, Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { useServerClock } from '@/components/ui/use-server-time'
import { errorText } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { identityConsentMissing } from '@/lib/domain/messages/member'
import { identityProblem, plainIdNumber } from '@/lib/domain/person/identity'
import { termsHref } from '@/lib/web/terms-href'

/** Fields of the form. */
export interface VerifyValues {
  name: string
  id_number: string
  consent: boolean
}

interface VerifyFormProps {
  /** Connects the submit button of the dialog with the form. */
  formId: string
  /** @throws ApiError, which is shown under the number */
  onVerify: (values: VerifyValues) => Promise<void>
}

/** Passes the rule of the name, so that the number is checked alone. */
const someName = '某某'
/** Passes the rule of the number up to the name. */
const nameProblem = (name: string) => identityProblem({ name, number: '' }, 0)
const noNumber = identityProblem({ name: someName, number: '' }, 0)

/** Name, id number and consent, with the rules of the server. */
export function VerifyForm({ formId, onVerify }: VerifyFormProps) {
  const now = useServerClock()
  const { register, handleSubmit, setError, formState } = useForm<VerifyValues>({
    mode: 'onTouched',
    defaultValues: { name: '', id_number: '', consent: false },
  })
  const { errors } = formState
  const { data: site } = useQuery(query.site.frame.queryOptions({ input: {}, meta: { silent: true } }))
  // Without a published policy the consent does not claim that it was read.
  const hasPrivacy = site?.agreements.some(({ href }) => href === termsHref('privacy')) ?? true
  const id = (field: keyof VerifyValues) => `${formId}-${field}`

  const submit = handleSubmit(async ({ name, id_number, consent }) => {
    try {
      await onVerify({ name: name.trim(), id_number: plainIdNumber(id_number), consent })
    } catch (error) {
      setError('id_number', { message: errorText(error) })
    }
  })

  return (
    <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p className="text-muted text-xs">
        国家补贴按人核销，每人每类限定件数。请填写本人信息，认证后不可更换。
      </p>
      <Field id={id('name')} label="真实姓名" required error={errors.name?.message}>
        <Input
          {...register('name', {
            validate: (text) => {
              const problem = nameProblem(text.trim())
              return problem === noNumber || (problem ?? true)
            },
          })}
          {...fieldControl(id('name'), errors.name?.message)}
          data-autofocus
          maxLength={30}
          autoComplete="name"
          placeholder="请填写身份证上的姓名"
        />
      </Field>
      <Field id={id('id_number')} label="身份证号码" required error={errors.id_number?.message}>
        <Input
          {...register('id_number', {
            validate: (text) =>
              identityProblem({ name: someName, number: plainIdNumber(text) }, now()) ?? true,
          })}
          {...fieldControl(id('id_number'), errors.id_number?.message)}
          className="nums"
          maxLength={24}
          autoComplete="off"
          placeholder="请填写 18 位身份证号码"
        />
      </Field>
      <div>
        <Checkbox
          {...register('consent', { validate: (isChecked) => isChecked || identityConsentMissing })}
          aria-describedby={errors.consent ? errorId(id('consent')) : undefined}
          className="max-md:min-h-11"
        >
          <span className="text-text text-xs">
            {hasPrivacy ? (
              <>
                我已阅读
                <Link
                  href={termsHref('privacy')}
                  target="_blank"
                  className="text-link underline underline-offset-2"
                >
                  《隐私政策》
                </Link>
                ，同意核验
              </>
            ) : (
              '我同意核验'
            )}
            并加密保存以上身份信息，仅用于国家补贴资格
          </span>
        </Checkbox>
        {errors.consent && (
          <p id={errorId(id('consent'))} role="alert" className="text-brand mt-1 text-xs">
            {errors.consent.message}
          </p>
        )}
      </div>
    </form>
  )
}
