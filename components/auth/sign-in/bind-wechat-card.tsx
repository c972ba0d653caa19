'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Tabs } from '@/components/ui/tabs'
import { bindNumber } from '@/lib/client/person/trust-login'
import type { ProfileField } from '@/lib/contract/people/member'
import type { ProtocolType } from '../fields/protocol-dialog'
import type { SmsValues } from '../fields/sms-fields'
import { AuthCard } from '../frame/auth-card'
import { DemoSmsHint } from '../frame/demo-hint'
import { FirstPasswordCard } from '../password/first-password-card'
import { WechatRegisterCard } from '../sign-up/wechat-register-card'
import { WelcomePanel } from '../sign-up/welcome-panel'
import { BindCodeForm } from './bind-code-form'
import { PasswordForm } from './password-form'
import { loadPageAfter } from './use-signed-in-redirect'

interface BindWechatCardProps {
  /** The WeChat user who has just given consent. */
  user: { openId: string; unionId: string }
  /** Path to open afterwards. */
  target: string
  /** Name of the mall. */
  site: string
  /** Profile fields of the registration. */
  fields: readonly ProfileField[]
  /** The published agreements that a registration accepts. */
  terms: readonly ProtocolType[]
  /** True in the demo mall. */
  showDemo: boolean
}

const methods = [
  { value: 'code', label: '验证码绑定' },
  { value: 'password', label: '密码绑定' },
] as const

/**
 * `number` binds an account; `register` asks a new number for password and profile; `password` offers a first password
 * to a number that was bound without one.
 */
type Step = 'number' | 'register' | 'password' | 'done'

/** 绑定手机号 after a sign-in with WeChat: 绑定 for numbers with an account, 注册 for new ones (spec 3 §2). */
export function BindWechatCard({ user, target, site, fields, terms, showDemo }: BindWechatCardProps) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('code')
  const [step, setStep] = useState<Step>('number')
  const [name, setName] = useState('')
  // Here, so that number and code are still there after 上一步.
  const form = useForm<SmsValues>({
    mode: 'onTouched',
    defaultValues: { mobile: '', captcha: '', vcode: '' },
  })

  const bind = async (proof: { mobile: string; vcode?: string; password?: string }) => {
    if (await bindNumber({ ...user, ...proof })) setStep('password')
    else loadPageAfter('绑定成功', target)
  }
  const goBack = (problem?: { field: 'mobile' | 'vcode'; message: string }) => {
    setStep('number')
    if (problem) form.setError(problem.field, { message: problem.message })
  }

  if (step === 'register')
    return (
      <WechatRegisterCard
        user={user}
        number={form.getValues()}
        fields={fields}
        terms={terms}
        onBack={goBack}
        onDone={(username) => {
          setName(username)
          setStep('done')
        }}
      />
    )
  if (step === 'password') return <FirstPasswordCard onDone={() => setStep('done')} />
  if (step === 'done') return <WelcomePanel name={name} site={site} target={target} />
  return (
    <AuthCard title="绑定手机号">
      <p className="text-muted mt-1 text-sm">
        首次使用微信登录：已有账号请点“绑定”，以后可用微信登录该账号；没有账号请点“注册”，用手机号创建新账号。
      </p>
      <Tabs
        items={methods}
        value={method}
        onChange={setMethod}
        label="绑定方式"
        className="border-line mt-1 border-b"
      >
        {method === 'code' ? (
          <BindCodeForm form={form} onBind={bind} onRegister={() => setStep('register')} />
        ) : (
          <PasswordForm
            onDone={() => undefined}
            submit={({ account, password }) => bind({ mobile: account, password })}
            label="绑定"
          />
        )}
      </Tabs>
      {showDemo && method === 'code' && <DemoSmsHint />}
    </AuthCard>
  )
}
