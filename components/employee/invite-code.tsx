'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Qr } from '@/components/ui/qr'
import { api } from '@/lib/client/call/api'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { inviteHref, type EmployeeRef } from '@/lib/web/staff-href'
import { contextOf } from './use-activities'

/** 生成邀请码: each code is for one relative. The link and the picture lead to the page that accepts it. */
export function InviteCode({ employee, title }: { employee: EmployeeRef; title: string }) {
  const [code, setCode] = useState('')
  const create = useSingleMutation({
    mutationFn: () => api.employee.inviteCode(contextOf(employee)),
    onSuccess: ({ invite_code }) => setCode(invite_code),
  })
  const link = code && `${window.location.origin}${inviteHref(code)}`
  return (
    <section
      aria-labelledby="invite-code"
      className="rounded-card border-line bg-card border p-6 max-md:p-4 lg:sticky lg:top-20"
    >
      <h2 id="invite-code" className="text-ink text-base font-semibold">
        邀请码
      </h2>
      <p className="text-muted mt-1 text-xs leading-5">
        一个邀请码只能由一位亲友使用。亲友登录后打开链接或输入邀请码，即可参加“{title}”。
      </p>
      <div aria-live="polite">
        {code && (
          <div className="mt-4 grid justify-items-center gap-3">
            <Qr text={link} label="邀请二维码" className="size-40" />
            <p className="flex items-center gap-3">
              <span translate="no" className="nums text-ink text-2xl font-semibold tracking-widest">
                {code}
              </span>
              <CopyButton text={code} label="复制邀请码" />
            </p>
            <p className="text-muted flex w-full min-w-0 items-center gap-3 text-xs">
              <span className="min-w-0 flex-1 truncate">{link}</span>
              <CopyButton text={link} label="复制邀请链接" />
            </p>
          </div>
        )}
      </div>
      <Button
        block
        variant={code ? 'outline' : 'primary'}
        loading={create.isPending}
        onClick={() => create.mutate(undefined)}
        className="mt-4"
      >
        {code ? '再生成一个' : '生成邀请码'}
      </Button>
    </section>
  )
}
