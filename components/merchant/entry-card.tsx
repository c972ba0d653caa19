'use client'
import { FormProvider, useForm } from 'react-hook-form'
import { errorField } from '@/components/auth/fields/error-field'
import { SmsFields, type SmsValues } from '@/components/auth/fields/sms-fields'
import { SubmitButton } from '@/components/auth/fields/submit-button'
import { AuthCard } from '@/components/auth/frame/auth-card'
import { DemoSmsHint } from '@/components/auth/frame/demo-hint'
import { loadPageAfter } from '@/components/auth/sign-in/use-signed-in-redirect'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { api } from '@/lib/client/call/api'
import { errorText } from '@/lib/client/call/api-error'
import { protect } from '@/lib/client/call/protect'
import { forgetKeptValues } from './kept-values'
import { SettlementAgreement } from './settlement-agreement'

interface EntryCardProps {
  /** Path to open after the sign-in. */
  target: string
  /** True in the demo mall. */
  showDemo: boolean
}

interface FormValues extends SmsValues {
  agreed: boolean
}

/** Sign-in and registration of merchants by sms code (spec 3 §1, /shop). */
export function EntryCard({ target, showDemo }: EntryCardProps) {
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { mobile: '', captcha: '', vcode: '', agreed: false },
  })
  const { isSubmitting, isSubmitSuccessful, errors } = form.formState
  const agreedError = errors.agreed?.message

  const submit = form.handleSubmit(async ({ mobile, vcode }) => {
    try {
      await api.merchant.login({
        company_id: 1,
        mobile: await protect(mobile.trim()),
        vcode: vcode.trim(),
      })
      forgetKeptValues()
      loadPageAfter('登录成功', target)
    } catch (error) {
      const message = errorText(error)
      const field = errorField(message)
      form.setError(field === 'password' ? 'vcode' : field, { message }, { shouldFocus: true })
    }
  })

  return (
    <div className="column max-md:[&>section]:rounded-card flex justify-center">
      <AuthCard title="商家登录/注册">
        <FormProvider {...form}>
          <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
            <SmsFields type="merchant_login" words={{ captcha: '图形验证码', vcode: '验证码' }} />
            <Field id="merchant-agreed" error={agreedError}>
              <div className="text-text flex flex-wrap items-center text-sm">
                <Checkbox
                  {...form.register('agreed', { validate: (value) => value || '请查看并勾选入驻协议' })}
                  {...fieldControl('merchant-agreed', agreedError)}
                >
                  阅读并同意
                </Checkbox>
                <SettlementAgreement />
              </div>
            </Field>
            <SubmitButton busy={isSubmitting || isSubmitSuccessful}>登录</SubmitButton>
          </form>
        </FormProvider>
        <p className="text-muted mt-4 text-xs leading-5">未入驻的手机号登录后即可填写入驻资料。</p>
        {showDemo && <DemoSmsHint />}
      </AuthCard>
    </div>
  )
}
