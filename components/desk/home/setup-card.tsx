'use client'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { MobileInput } from '@/components/auth/fields/mobile-input'
import { NewPasswordFields, type NewPasswordValues } from '@/components/auth/fields/new-password-fields'
import { SubmitButton } from '@/components/auth/fields/submit-button'
import { AuthCard } from '@/components/auth/frame/auth-card'
import { DeadLink } from '@/components/auth/frame/dead-link'
import { useLinkKey } from '@/components/auth/password/use-link-key'
import { Field, fieldControl } from '@/components/ui/field'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { protect } from '@/lib/client/call/protect'
import { loadMember } from '@/lib/client/person/sign-in'
import { linkIncomplete, passwordEmpty, passwordToRepeat } from '@/lib/domain/messages/member'
import { mobileProblem } from '@/lib/domain/validate'
import { deskMenu } from '../menu/pages'
import { ProgrammeRegion } from './programme-region'

const login = `/auth/login?redirectUrl=${encodeURIComponent(deskMenu.home.href)}`

interface SetupValues extends NewPasswordValues {
  mobile: string
}

const isAboutLink = (message: string) => message.startsWith('链接')

/** 开通商城: number and password of the first owner; the key of the link is sent only in bodies. */
export function SetupCard() {
  const key = useLinkKey()
  const [region, setRegion] = useState('')
  const [refused, setRefused] = useState<{ key: string | null; message: string } | null>(null)
  const problem = key === '' ? linkIncomplete : refused?.key === key ? refused?.message : ''
  // A dead link is told before anything is typed.
  useEffect(() => {
    if (!key) return
    desk.setup.check({ key }).catch((error: unknown) => {
      const message = errorText(error)
      if (isAboutLink(message)) setRefused({ key, message })
    })
  }, [key])
  const form = useForm<SetupValues>({
    mode: 'onTouched',
    defaultValues: { mobile: '', password: '', password2: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ mobile, password }) => {
    try {
      await desk.setup.open({
        key: key ?? '',
        mobile: await protect(mobile.trim()),
        password: await protect(password),
        region,
      })
      // The owner is a member too: the storefront greets them.
      await loadMember()
      // Its address, with the key, leaves the history.
      location.replace(deskMenu.start.href)
      // Until the desk is there, the form stays as it was sent.
      await new Promise(() => {})
    } catch (error) {
      const message = errorText(error)
      if (isAboutLink(message)) setRefused({ key, message })
      else form.setError(message.includes('密码') ? 'password' : 'mobile', { message }, { shouldFocus: true })
    }
  })
  if (problem)
    return (
      <DeadLink
        title="开通商城"
        problem={problem}
        reason="每次启动商城时，日志里会有一个新链接，30分钟内有效，只能使用一次。"
        login={login}
      />
    )
  return (
    <AuthCard title="开通商城">
      <p className="text-muted mt-2 text-sm text-balance">
        设置店主的手机号和密码，开通后进入运营中心，按步骤完善商城
      </p>
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <Field id="mobile" error={errors.mobile?.message}>
            <MobileInput
              {...form.register('mobile', { validate: (text) => mobileProblem(text.trim()) ?? true })}
              {...fieldControl('mobile', errors.mobile?.message)}
            />
          </Field>
          <NewPasswordFields words={{ password: passwordEmpty, password2: passwordToRepeat }} />
          <ProgrammeRegion onChange={setRegion} />
          <SubmitButton busy={isSubmitting}>开通</SubmitButton>
        </form>
      </FormProvider>
    </AuthCard>
  )
}
