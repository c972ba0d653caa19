'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAccount } from '@/lib/contract/operator/people/account'
import { personNameMissing } from '@/lib/domain/messages/desk'
import { mobileNotValid } from '@/lib/domain/messages/member'
import { dateTimeText } from '@/lib/domain/time/china'
import { isMobile } from '@/lib/domain/validate'

/** A clerk that is open in the dialog; null for a new one. */
export interface OpenClerk {
  clerk: DeskAccount | null
}

interface ClerkDialogProps {
  open: OpenClerk | null
  onClose: () => void
}

/** 新增店员, then the link for the first password. */
export function ClerkDialog({ open, onClose }: ClerkDialogProps) {
  // While it fades out, the dialog shows what it showed.
  const [shown, setShown] = useState(open)
  const [added, setAdded] = useState<DeskAccount | null>(null)
  if (open !== null && open !== shown) {
    setShown(open)
    setAdded(null)
  }
  const clerk = added ?? shown?.clerk
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      dismissable={false}
      title={clerk ? clerk.username : '新增店员'}
    >
      {clerk ? (
        <PasswordLink key={clerk.user_id} clerk={clerk} isNew={added !== null} />
      ) : (
        <ClerkForm onAdded={setAdded} />
      )}
    </Dialog>
  )
}

function ClerkForm({ onAdded }: { onAdded: (clerk: DeskAccount) => void }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [nameProblem, setNameProblem] = useState('')
  const [mobile, setMobile] = useState('')
  const [problem, setProblem] = useState('')
  const add = useSingleMutation({
    mutationFn: () => desk.clerk.add({ mobile: mobile.trim(), username: name.trim() }),
    onSuccess: onAdded,
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.clerk.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isNamed = name.trim() !== ''
    const isNumber = isMobile(mobile.trim())
    if (!isNamed) setNameProblem(personNameMissing)
    if (!isNumber) setProblem(mobileNotValid)
    if (isNamed && isNumber) add.mutate()
  }
  return (
    <form aria-label="新增店员" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="clerk-name" label="姓名" required error={nameProblem}>
        <Input
          {...fieldControl('clerk-name', nameProblem)}
          data-autofocus
          autoComplete="off"
          maxLength={20}
          placeholder="同事看到的名字"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setNameProblem('')
          }}
        />
      </Field>
      <Field id="clerk-mobile" label="手机号" required error={problem} hint="没有在商城注册过的手机号">
        <PhoneInput
          {...fieldControl('clerk-mobile', problem, 'hint')}
          autoComplete="off"
          placeholder="登录时使用"
          value={mobile}
          onChange={({ target }) => {
            setMobile(target.value)
            setProblem('')
          }}
        />
      </Field>
      <Button type="submit" loading={add.isPending} className="justify-self-end max-md:w-full">
        新增
      </Button>
    </form>
  )
}

function PasswordLink({ clerk, isNew }: { clerk: DeskAccount; isNew: boolean }) {
  const link = useSingleMutation({ mutationFn: () => desk.clerk.makeLink({ user_id: clerk.user_id }) })
  return (
    <section aria-label="登录">
      <p className="text-text text-sm">
        {isNew && '店员已新增。'}
        {`生成设置密码的链接，发给 ${clerk.mobile}，对方打开后设置密码即可登录。链接只能使用一次，30分钟内有效。`}
      </p>
      {link.data && (
        <div className="bg-page rounded-control mt-3 p-3">
          <p className="text-ink text-sm break-all select-all">{link.data.link}</p>
          <p className="text-muted mt-2 flex flex-wrap items-center justify-between gap-2 text-xs">
            <span className="nums">{dateTimeText(link.data.expires)} 前有效</span>
            <CopyButton text={link.data.link} label="复制链接" />
          </p>
        </div>
      )}
      <Button
        className="mt-4"
        variant={link.data ? 'ghost' : 'primary'}
        loading={link.isPending}
        onClick={() => link.mutate()}
      >
        {link.data ? '重新生成' : '生成链接'}
      </Button>
    </section>
  )
}
