'use client'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { errorField } from '@/components/auth/fields/error-field'
import { NewPasswordFields, type NewPasswordValues } from '@/components/auth/fields/new-password-fields'
import { SmsFields, type SmsValues } from '@/components/auth/fields/sms-fields'
import { SubmitButton } from '@/components/auth/fields/submit-button'
import { MemberPanel } from '@/components/member/panel'
import { errorText } from '@/lib/client/call/api-error'
import { useSession } from '@/lib/client/person/session'
import { changePassword } from '@/lib/client/person/sign-in'
import { toast } from '@/lib/client/press/toast'

type FormValues = SmsValues & NewPasswordValues

const empty: FormValues = { mobile: '', captcha: '', vcode: '', password: '', password2: '' }

/** 修改密码 (spec 3 §5). This device stays signed in, all others are signed out. */
export function ChangePassword() {
  // The form begins anew after a success, with another captcha.
  const [round, setRound] = useState(0)
  return (
    <MemberPanel title="修改密码" back="/member/security">
      <div className="max-md:rounded-card max-md:bg-card max-w-100 max-md:max-w-none max-md:p-4">
        <PasswordForm
          key={round}
          onDone={() => {
            toast.success('新密码已经设置成功')
            setRound(round + 1)
          }}
        />
        <p className="text-muted mt-4 text-xs">修改后，其他设备上的登录会全部失效。</p>
      </div>
    </MemberPanel>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const session = useSession()
  const form = useForm<FormValues>({ mode: 'onTouched', defaultValues: empty })

  const submit = form.handleSubmit(async ({ vcode, password }) => {
    try {
      await changePassword({ vcode: vcode.trim(), password })
      onDone()
    } catch (error) {
      const message = errorText(error)
      form.setError(errorField(message), { message }, { shouldFocus: true })
    }
  })

  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <SmsFields
          type="forgot_password"
          words={{ captcha: '图形验证码', vcode: '动态验证码' }}
          ownMobile={session?.mobile ?? ''}
        />
        <NewPasswordFields
          words={{ password: '设置密码', password2: '确认密码' }}
          advice="建议使用两种或两种以上的字符组合"
        />
        <SubmitButton busy={form.formState.isSubmitting}>确认修改</SubmitButton>
      </form>
    </FormProvider>
  )
}
