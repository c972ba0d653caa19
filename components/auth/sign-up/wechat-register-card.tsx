'use client'
import { FormProvider, useForm } from 'react-hook-form'
import { errorText } from '@/lib/client/call/api-error'
import { registerWithWechat } from '@/lib/client/person/trust-login'
import type { ProfileField } from '@/lib/contract/people/member'
import { Agreement, type AgreementValues } from '../fields/agreement'
import { errorField } from '../fields/error-field'
import { NewPasswordFields, type NewPasswordValues } from '../fields/new-password-fields'
import { ProfileFields, type ProfileValues } from '../fields/profile-fields'
import type { ProtocolType } from '../fields/protocol-dialog'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'

interface WechatRegisterCardProps {
  /** The WeChat user who has just given consent. */
  user: { openId: string; unionId: string }
  /** The number to register, and the code that was sent to it. */
  number: { mobile: string; vcode: string }
  /** Profile fields of the registration. */
  fields: readonly ProfileField[]
  /** The published agreements to accept. */
  terms: readonly ProtocolType[]
  /** Returns to the number; with the message of the server when number or code are the problem. */
  onBack: (problem?: { field: 'mobile' | 'vcode'; message: string }) => void
  onDone: (username: string) => void
}

type FormValues = NewPasswordValues & ProfileValues & AgreementValues

/** The second step of 注册: password, profile and agreements of a new number (spec 3 §2). */
export function WechatRegisterCard({ user, number, fields, terms, onBack, onDone }: WechatRegisterCardProps) {
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { password: '', password2: '', profile: {}, agreed: false },
  })
  const submit = form.handleSubmit(async ({ password, profile }) => {
    const { username = '', ...others } = profile
    const [mobile, vcode] = [number.mobile.trim(), number.vcode.trim()]
    try {
      await registerWithWechat(user, { ...others, mobile, vcode, password, username: username.trim() })
      onDone(username.trim())
    } catch (error) {
      const message = errorText(error)
      if (errorField(message) === 'password') form.setError('password', { message }, { shouldFocus: true })
      else onBack({ field: errorField(message) === 'mobile' ? 'mobile' : 'vcode', message })
    }
  })
  return (
    <AuthCard title="用户注册">
      <p className="text-muted mt-1 text-sm">
        手机号{' '}
        <span translate="no" className="nums">
          {number.mobile.trim()}
        </span>
      </p>
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <NewPasswordFields words={{ password: '设置密码', password2: '确定密码' }} />
          <ProfileFields fields={fields} />
          <Agreement types={terms} />
          <SubmitButton busy={form.formState.isSubmitting}>注册</SubmitButton>
        </form>
      </FormProvider>
      <p className="mt-4 text-center text-sm">
        <button
          type="button"
          onClick={() => onBack()}
          className="text-muted hover:text-brand max-md:min-h-11"
        >
          上一步
        </button>
      </p>
    </AuthCard>
  )
}
