'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { ApiError, fallbackMessage } from '@/lib/client/api-error'
import { setFirstPassword } from '@/lib/client/sign-in'
import { bindNumber } from '@/lib/client/trust-login'
import { AuthCard } from './auth-card'
import { CodeForm } from './code-form'
import { DemoSmsHint } from './demo-hint'
import { DonePanel } from './done-panel'
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields'
import { PasswordForm } from './password-form'
import { SubmitButton } from './submit-button'
import { loadPageAfter } from './use-signed-in-redirect'

interface BindWechatCardProps {
  /** The WeChat user who just agreed. */
  user: { openId: string; unionId: string }
  /** Path to open afterwards. */
  target: string
  /** Name of the mall. */
  site: string
  /** True in the demo mall. */
  showDemo: boolean
}

const methods = [
  { value: 'code', label: '验证码绑定' },
  { value: 'password', label: '密码绑定' },
] as const

/** 绑定手机号 after a sign-in with WeChat (spec 3 §2). A new number is registered, and may get a password. */
export function BindWechatCard({ user, target, site, showDemo }: BindWechatCardProps) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('code')
  const [step, setStep] = useState<'number' | 'password' | 'done'>('number')

  const bind = async (proof: { mobile: string; vcode?: string; password?: string }) => {
    if (await bindNumber({ ...user, ...proof })) setStep('password')
    else loadPageAfter('绑定成功', target)
  }
  if (step === 'password') return <FirstPassword onDone={() => setStep('done')} />
  if (step === 'done') return <Welcome site={site} target={target} />
  const onDone = () => undefined
  return (
    <AuthCard title="绑定手机号">
      <p className="text-muted mt-1 text-sm">首次使用微信登录，请绑定手机号；未注册的手机号将自动注册。</p>
      <Tabs
        items={methods}
        value={method}
        onChange={setMethod}
        label="绑定方式"
        className="border-line mt-1 border-b"
      >
        {method === 'code' ? (
          <CodeForm onDone={onDone} submit={bind} label="绑定" />
        ) : (
          <PasswordForm
            onDone={onDone}
            submit={({ account, password }) => bind({ mobile: account, password })}
            label="绑定"
          />
        )}
      </Tabs>
      {showDemo && method === 'code' && <DemoSmsHint />}
    </AuthCard>
  )
}

/** 设置密码 of a number that was just registered. */
function FirstPassword({ onDone }: { onDone: () => void }) {
  const form = useForm<NewPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', password2: '' },
  })
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await setFirstPassword(password)
      onDone()
    } catch (error) {
      form.setError('password', { message: error instanceof ApiError ? error.message : fallbackMessage })
    }
  })
  return (
    <AuthCard title="设置登录密码">
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <NewPasswordFields words={{ password: '设置密码', password2: '确定密码' }} />
          <SubmitButton busy={form.formState.isSubmitting}>确定</SubmitButton>
        </form>
      </FormProvider>
      <p className="mt-4 text-center text-sm">
        <button type="button" onClick={onDone} className="text-muted hover:text-brand max-md:min-h-11">
          暂不设置
        </button>
      </p>
    </AuthCard>
  )
}

const Welcome = ({ site, target }: { site: string; target: string }) => (
  <DonePanel
    title="注册成功"
    actions={
      <a href={target} className={buttonClass({ size: 'large', block: true })}>
        去购物
      </a>
    }
  >
    <p className="text-ink mt-5 text-lg font-semibold">恭喜您</p>
    <p className="text-muted mt-1 text-sm">您已成功申请为{site}的会员</p>
  </DonePanel>
)
