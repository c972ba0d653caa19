'use client'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { errorText } from '@/lib/client/call/api-error'
import { takeCarriedMobile } from '@/lib/client/person/carried-mobile'
import { signUp } from '@/lib/client/person/sign-in'
import type { ProfileField } from '@/lib/contract/people/member'
import { passwordNotRepeated } from '@/lib/domain/messages/member'
import { Agreement, type AgreementValues } from '../fields/agreement'
import { errorField } from '../fields/error-field'
import { NewPasswordFields, type NewPasswordValues } from '../fields/new-password-fields'
import { ProfileFields, type ProfileValues } from '../fields/profile-fields'
import type { ProtocolType } from '../fields/protocol-dialog'
import { SmsFields, type SmsValues } from '../fields/sms-fields'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'
import { CarryMobileLink } from '../frame/carry-mobile-link'
import { DemoSmsHint } from '../frame/demo-hint'
import { useSignedInRedirect } from '../sign-in/use-signed-in-redirect'
import { WelcomePanel } from './welcome-panel'

interface RegisterCardProps {
  /** Path to open afterwards. */
  target: string
  /** Name of the mall. */
  site: string
  /** The profile fields that a registration must have. */
  fields: readonly ProfileField[]
  /** The published agreements to accept. */
  terms: readonly ProtocolType[]
  /** True in the demo mall. */
  showDemo: boolean
}

type FormValues = SmsValues & NewPasswordValues & ProfileValues & AgreementValues

/** Registration, which also signs the new member in. */
export function RegisterCard({ target, site, fields, terms, showDemo }: RegisterCardProps) {
  const [member, setMember] = useState<string>()
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: {
      mobile: '',
      captcha: '',
      vcode: '',
      password: '',
      password2: '',
      profile: {},
      agreed: false,
    },
  })
  useSignedInRedirect(target)
  const { setValue } = form
  useEffect(() => {
    const mobile = takeCarriedMobile()
    if (mobile) setValue('mobile', mobile)
  }, [setValue])

  // Not from the errors of the form: leaving the field, on the way to the link, clears the message of the server.
  const [taken, setTaken] = useState('')
  const typed = useWatch({ control: form.control, name: 'mobile' })
  const onRefused = (message: string) =>
    setTaken(/已注册|已绑定/.test(message) ? form.getValues('mobile') : '')

  const submit = form.handleSubmit(async ({ mobile, vcode, password, profile }) => {
    const { username = '', ...others } = profile
    try {
      await signUp({
        mobile: mobile.trim(),
        vcode: vcode.trim(),
        password,
        username: username.trim(),
        ...others,
      })
      setMember(username.trim())
    } catch (error) {
      const message = errorText(error)
      form.setError(errorField(message), { message }, { shouldFocus: true })
      onRefused(message)
    }
  })

  const note = taken !== '' && typed === taken && (
    <CarryMobileLink path="/auth/login" target={target} mobile={taken}>
      去登录
    </CarryMobileLink>
  )

  if (member !== undefined) return <WelcomePanel name={member} site={site} target={target} />
  return (
    <AuthCard title="用户注册">
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <SmsFields
            type="sign"
            words={{ captcha: '图形验证码', vcode: '动态验证码' }}
            mobileNote={note}
            onRefused={onRefused}
          />
          <NewPasswordFields words={{ password: '设置密码', password2: passwordNotRepeated }} />
          <ProfileFields fields={fields} />
          <Agreement types={terms} />
          <SubmitButton busy={form.formState.isSubmitting}>注册</SubmitButton>
        </form>
      </FormProvider>
      {showDemo && <DemoSmsHint />}
    </AuthCard>
  )
}
