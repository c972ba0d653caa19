'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { ApiError, fallbackMessage } from '@/lib/client/api-error'
import { signUp } from '@/lib/client/sign-in'
import type { ProfileField } from '@/lib/contract/member'
import { Agreement, type AgreementTyped } from './agreement'
import { AuthCard } from './auth-card'
import { DemoSmsHint } from './demo-hint'
import { DonePanel } from './done-panel'
import { NewPasswordFields, type NewPasswordTyped } from './new-password-fields'
import { ProfileFields, type ProfileTyped } from './profile-fields'
import { refusedField } from './refused-field'
import { SmsFields, type SmsTyped } from './sms-fields'
import { SubmitButton } from './submit-button'
import { useMemberGoesOn } from './use-member-goes-on'

interface RegisterCardProps {
  /** Own path to go to afterwards. */
  target: string
  /** Name of the mall. */
  site: string
  /** What the mall asks new members for beside number and password. */
  fields: readonly ProfileField[]
  /** Whether this is the demo mall. */
  showDemo: boolean
}

type Typed = SmsTyped & NewPasswordTyped & ProfileTyped & AgreementTyped

/** Registration; the new member is signed in at once. */
export function RegisterCard({ target, site, fields, showDemo }: RegisterCardProps) {
  const [member, setMember] = useState<string>()
  const form = useForm<Typed>({
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
  useMemberGoesOn(target)

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
      const message = error instanceof ApiError ? error.message : fallbackMessage
      form.setError(refusedField(message), { message }, { shouldFocus: true })
    }
  })

  if (member !== undefined) return <Welcome name={member} site={site} target={target} />
  return (
    <AuthCard title="用户注册">
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <SmsFields type="sign" words={{ captcha: '图片验证码', vcode: '动态验证码' }} />
          <NewPasswordFields words={{ password: '设置密码', password2: '请再输入确认密码' }} />
          <ProfileFields fields={fields} />
          <Agreement />
          <SubmitButton busy={form.formState.isSubmitting}>注册</SubmitButton>
        </form>
      </FormProvider>
      {showDemo && <DemoSmsHint />}
    </AuthCard>
  )
}

/** Plain links: what the router kept for the guest must not meet the member. */
function Welcome({ name, site, target }: { name: string; site: string; target: string }) {
  const home = '/'
  return (
    <DonePanel
      title="注册成功"
      actions={
        <>
          {target !== home && (
            <a href={target} className={buttonClass({ size: 'large', block: true })}>
              返回之前的页面
            </a>
          )}
          <a
            href={home}
            className={buttonClass({
              size: 'large',
              block: true,
              variant: target === home ? 'primary' : 'ghost',
            })}
          >
            去购物
          </a>
        </>
      }
    >
      <p className="text-ink mt-5 text-lg font-semibold break-all">恭喜您 {name}</p>
      <p className="text-muted mt-1 text-sm">您已成功申请为{site}的会员</p>
    </DonePanel>
  )
}
