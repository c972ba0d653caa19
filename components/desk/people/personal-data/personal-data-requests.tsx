'use client'
import { useState, type FormEvent } from 'react'
import { FormSection } from '@/components/desk/form/form-section'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { mobileNotValid } from '@/lib/domain/messages/member'
import { reasonToFill } from '@/lib/domain/messages/request'
import { erasureWords } from '@/lib/domain/person/closing'
import { dateTimeText } from '@/lib/domain/time/china'
import { isMobile } from '@/lib/domain/validate'

const fileHref = (key: string) =>
  `/api/h5app/wxapp/operator/member/personal-data/file?key=${encodeURIComponent(key)}`

type Problems = Partial<Record<'mobile' | 'reason' | 'confirm', string>>

/** Export and erasure for a member who wrote a letter; who works here has checked the identity. */
export function PersonalDataRequests() {
  const [mobile, setMobile] = useState('')
  const [reason, setReason] = useState('')
  const [confirmed, setConfirmed] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const member = () => ({ mobile: mobile.trim(), reason: reason.trim() })
  const onError = (error: unknown) => setProblems({ mobile: errorText(error) })
  const file = useSingleMutation({
    mutationFn: () => desk.member.personalData(member()),
    onError,
    meta: { silent: true },
  })
  const erase = useSingleMutation({
    mutationFn: () => desk.member.erase({ ...member(), confirm: erasureWords }),
    onSuccess: ({ user_id: userId }) => {
      toast.success(`会员 ${userId} 已注销`)
      setMobile('')
      setReason('')
      setConfirmed('')
      file.reset()
    },
    onError,
    meta: { silent: true },
  })
  const isComplete = (isErasure: boolean) => {
    const found: Problems = {
      ...(!isMobile(mobile.trim()) && { mobile: mobileNotValid }),
      ...(reason.trim() === '' && { reason: reasonToFill }),
      ...(isErasure && confirmed.trim() !== erasureWords && { confirm: `请输入“${erasureWords}”` }),
    }
    setProblems(found)
    return Object.keys(found).length === 0
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete(false)) file.mutate()
  }
  const edit = (field: keyof Problems, set: (text: string) => void) => (text: string) => {
    set(text)
    setProblems({ ...problems, [field]: undefined })
    file.reset()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormSection title="会员" id="personal-data-member">
        <div className="grid max-w-md gap-4">
          <Field id="personal-data-mobile" label="手机号" required error={problems.mobile ?? ''}>
            <PhoneInput
              {...fieldControl('personal-data-mobile', problems.mobile)}
              autoComplete="off"
              value={mobile}
              onChange={({ target }) => edit('mobile', setMobile)(target.value)}
            />
          </Field>
          <Field
            id="personal-data-reason"
            label="原因"
            required
            hint="来信的日期、编号和核实身份的方式，不写个人信息；记入操作记录"
            error={problems.reason ?? ''}
          >
            <Input
              {...fieldControl('personal-data-reason', problems.reason, 'hint')}
              autoComplete="off"
              maxLength={200}
              value={reason}
              onChange={({ target }) => edit('reason', setReason)(target.value)}
            />
          </Field>
        </div>
      </FormSection>
      <FormSection title="导出个人信息" id="personal-data-export">
        <p className="text-muted mb-3 text-sm">压缩文件，链接一天内有效，只能下载一次，只有您能打开。</p>
        {file.data ? (
          <p role="status" className="flex flex-wrap items-center gap-3">
            <a
              className="text-link hover:text-brand inline-flex min-h-9 items-center"
              href={fileHref(file.data.key)}
              download
              onClick={() => setTimeout(() => file.reset())}
            >
              下载会员 {file.data.user_id} 的个人信息
            </a>
            <span className="text-muted nums text-sm">{dateTimeText(file.data.expires)} 前有效</span>
          </p>
        ) : (
          <Button type="submit" loading={file.isPending}>
            生成下载链接
          </Button>
        )}
      </FormSection>
      <FormSection title="注销会员" id="personal-data-erase">
        <p className="text-muted mb-3 text-sm">
          立即执行，不能恢复。订单、售后、退款、补贴或储值还没有结清时不能注销。
        </p>
        <div className="grid max-w-md gap-4">
          <Field
            id="personal-data-confirm"
            label={`输入“${erasureWords}”`}
            required
            error={problems.confirm ?? ''}
          >
            <Input
              {...fieldControl('personal-data-confirm', problems.confirm)}
              autoComplete="off"
              maxLength={20}
              value={confirmed}
              onChange={({ target }) => edit('confirm', setConfirmed)(target.value)}
            />
          </Field>
          <Button
            variant="ghost"
            className="justify-self-start"
            loading={erase.isPending}
            onClick={() => {
              if (isComplete(true)) erase.mutate()
            }}
          >
            注销会员
          </Button>
        </div>
      </FormSection>
    </form>
  )
}
