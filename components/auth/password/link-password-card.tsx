'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { api } from '@/lib/client/call/api'
import { errorText } from '@/lib/client/call/api-error'
import { protect } from '@/lib/client/call/protect'
import { linkIncomplete, newPasswordEmpty, newPasswordNotRepeated } from '@/lib/domain/messages/member'
import { NewPasswordFields, type NewPasswordValues } from '../fields/new-password-fields'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'
import { DeadLink } from '../frame/dead-link'
import { DonePanel } from '../frame/done-panel'
import { forgetKey, useLinkKey } from './use-link-key'

const login = `/auth/login?redirectUrl=${encodeURIComponent('/shopadmin/index')}`

/** 设置密码 with the link of the operators' command; its key is sent once, with the password. */
export function LinkPasswordCard() {
  const key = useLinkKey()
  const [used, setUsed] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ key: string | null; message: string } | null>(null)
  const isDone = used !== null && (key === '' || key === used)
  const problem = key === '' ? linkIncomplete : refused?.key === key ? refused?.message : ''
  const form = useForm<NewPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', password2: '' },
  })
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await api.account.useLink({ key: key ?? '', password: await protect(password) })
      forgetKey()
      setUsed(key)
    } catch (error) {
      const message = errorText(error)
      if (message.startsWith('链接')) setRefused({ key, message })
      else form.setError('password', { message }, { shouldFocus: true })
    }
  })
  if (isDone)
    return (
      <DonePanel
        title="设置密码"
        actions={
          <a href={login} className={buttonClass({ size: 'large', block: true })}>
            去登录
          </a>
        }
      >
        <p className="text-ink mt-5 text-lg font-semibold">密码已经设置成功</p>
        <p className="text-muted mt-1 text-sm">请用手机号和新密码登录</p>
      </DonePanel>
    )
  if (problem)
    return (
      <DeadLink
        title="设置密码"
        problem={problem}
        reason="链接30分钟内有效，只能使用一次。请联系店主重新生成。"
        login={login}
      />
    )
  return (
    <AuthCard title="设置密码">
      <p className="text-muted mt-2 text-sm text-balance">
        设置运营账号的登录密码，设置后其他设备需要重新登录
      </p>
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <NewPasswordFields words={{ password: newPasswordEmpty, password2: newPasswordNotRepeated }} />
          <SubmitButton busy={form.formState.isSubmitting}>确定</SubmitButton>
        </form>
      </FormProvider>
    </AuthCard>
  )
}
