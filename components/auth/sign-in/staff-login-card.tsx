'use client'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { api } from '@/lib/client/call/api'
import { errorText } from '@/lib/client/call/api-error'
import { signInStaff } from '@/lib/client/person/sign-in'
import { confirm } from '@/lib/client/press/confirm'
import { captchaNotTyped, codeEmpty, staffTermsNotAccepted } from '@/lib/domain/messages/member'
import { Agreement, type AgreementValues } from '../fields/agreement'
import { CodeFields, type CodeValues } from '../fields/code-fields'
import type { ProtocolType } from '../fields/protocol-dialog'
import { SubmitButton } from '../fields/submit-button'
import { useStaffMobile, WorkIdField, type WorkIdValues } from '../fields/work-id-field'
import { AuthCard } from '../frame/auth-card'
import { DemoHint } from '../frame/demo-hint'
import { loadPage, loadPageAfter, useSignedInRedirect } from './use-signed-in-redirect'

type FormValues = WorkIdValues & CodeValues & AgreementValues

interface StaffLoginCardProps {
  /** Path to open after sign-in. */
  target: string
  /** The staff agreement, while it is published. */
  terms: readonly ProtocolType[]
  /** True in the demo mall. */
  showDemo: boolean
}

/** 员工登录: work id, captcha, sms code and the staff agreement (spec 3 §1). */
export function StaffLoginCard({ target, terms, showDemo }: StaffLoginCardProps) {
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { workId: '', mobile: '', captcha: '', vcode: '', agreed: false },
  })
  const { isSubmitting, isSubmitSuccessful } = form.formState
  // An ordinary member signs in here with a work id.
  useSignedInRedirect(target, true)

  const submit = form.handleSubmit(async ({ workId, vcode }) => {
    try {
      await signInStaff({ workId: workId.trim(), vcode: vcode.trim() })
      loadPageAfter('登录成功', target)
    } catch (error) {
      form.setError('vcode', { message: errorText(error) })
    }
  })

  const switchToMember = async () => {
    const isMeant = await confirm({
      text: '切换会员登录后，将无法享受员工折扣价。',
      okText: '切换会员登录',
      cancelText: '继续员工登录',
    })
    if (isMeant) loadPage(`/auth/login?redirectUrl=${encodeURIComponent(target)}`)
  }

  return (
    <AuthCard title="员工登录">
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
          <WorkIdField />
          <StaffCodeFields />
          <Agreement types={terms} missing={staffTermsNotAccepted} />
          <SubmitButton busy={isSubmitting || isSubmitSuccessful}>登录</SubmitButton>
        </form>
      </FormProvider>
      <p className="mt-4 text-right text-sm">
        <button
          type="button"
          onClick={() => void switchToMember()}
          className="text-muted hover:text-brand max-md:min-h-11"
        >
          切换会员登录
        </button>
      </p>
      {showDemo && (
        <DemoHint>
          演示工号 <span className="nums">100001</span>，验证码写入数据目录的{' '}
          <span className="whitespace-nowrap">outbox.jsonl</span> 文件
        </DemoHint>
      )}
    </AuthCard>
  )
}

function StaffCodeFields() {
  const { getValues } = useFormContext<FormValues>()
  const findNumber = useStaffMobile()
  return (
    <CodeFields
      type="staff"
      words={{ captcha: '图形验证码', vcode: '短信验证码' }}
      missing={{ captcha: captchaNotTyped, vcode: codeEmpty }}
      onCheck={() => findNumber()}
      onSend={({ token, yzm }) =>
        api.staff.smsCode({ work_id: getValues('workId').trim(), vcode: yzm, sess_id: token })
      }
    />
  )
}
