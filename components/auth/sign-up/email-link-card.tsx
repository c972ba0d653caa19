'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Button, buttonClass } from '@/components/ui/button'
import { api } from '@/lib/client/call/api'
import { errorText } from '@/lib/client/call/api-error'
import { protect } from '@/lib/client/call/protect'
import { useAction } from '@/lib/client/press/use-action'
import { linkLapsed, newPasswordEmpty, newPasswordNotRepeated } from '@/lib/domain/messages/member'
import { NewPasswordFields, type NewPasswordValues } from '../fields/new-password-fields'
import { SubmitButton } from '../fields/submit-button'
import { AuthCard } from '../frame/auth-card'
import { DeadLink } from '../frame/dead-link'
import { DonePanel } from '../frame/done-panel'

/** Names the completed step and links to the sign-in with the new password. */
const Done = ({ title, text }: { title: string; text: string }) => (
  <DonePanel
    title={title}
    actions={
      <a href="/auth/email?by=password" className={buttonClass({ size: 'large', block: true })}>
        去登录
      </a>
    }
  >
    <p className="text-ink mt-5 text-lg font-semibold">{text}</p>
  </DonePanel>
)

/**
 * 激活邮箱: where the link of an activation mail leads. It takes a press, because mail programs open links to look at them
 * (contract member §5.6).
 * @param token empty for a link that lost it
 */
export function ActivateCard({ token }: { token: string }) {
  const [done, setDone] = useState('')
  const [problem, setProblem] = useState(token ? '' : '激活链接不完整')
  const activate = useAction(async () => {
    try {
      setDone((await api.emailAccount.activate({ token })).message)
    } catch (error) {
      setProblem(errorText(error))
    }
  })
  if (done) return <Done title="激活邮箱" text={done} />
  if (problem)
    return (
      <DeadLink
        title="激活邮箱"
        problem={problem}
        reason="链接24小时内有效，只能使用一次。已经激活的邮箱可以直接登录。"
        again={{ href: '/auth/email/resend', label: '重新发送激活邮件' }}
        login="/auth/email"
      />
    )
  return (
    <AuthCard title="激活邮箱">
      <p className="text-ink py-8 text-center">点击下方按钮，完成邮箱验证</p>
      <Button size="large" block loading={activate.busy} onClick={() => activate.go(undefined)}>
        激活
      </Button>
    </AuthCard>
  )
}

/**
 * 设置新密码: where the link of a reset mail leads (contract member §5.6).
 * @param token empty for a link that lost it
 */
export function EmailResetCard({ token }: { token: string }) {
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState(token ? '' : '链接不完整')
  const form = useForm<NewPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', password2: '' },
  })
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await api.emailAccount.reset({ token, password: await protect(password) })
      setDone(true)
    } catch (error) {
      const message = errorText(error)
      // The token is wrong, used or expired.
      if (message === linkLapsed) setProblem(message)
      else form.setError('password', { message }, { shouldFocus: true })
    }
  })
  if (done) return <Done title="设置新密码" text="新密码已经设置成功" />
  if (problem)
    return (
      <DeadLink
        title="设置新密码"
        problem={problem}
        reason="链接20分钟内有效，只能使用一次。"
        again={{ href: '/auth/email/forget-password', label: '重新发送邮件' }}
        login="/auth/email"
      />
    )
  return (
    <AuthCard title="设置新密码">
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <NewPasswordFields words={{ password: newPasswordEmpty, password2: newPasswordNotRepeated }} />
          <SubmitButton busy={form.formState.isSubmitting}>确认修改</SubmitButton>
        </form>
      </FormProvider>
    </AuthCard>
  )
}
