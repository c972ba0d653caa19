'use client'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, LogOut, Mail, MessageCircle, Smartphone, UserRoundX, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Button, ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { replacePage } from '@/lib/client/page/open-page'
import { signOutEverywhere } from '@/lib/client/person/sign-in'
import { openWechat, returnPath } from '@/lib/client/person/trust-login'
import { confirm } from '@/lib/client/press/confirm'
import { useAction } from '@/lib/client/press/use-action'
import { CloseAccount } from './close-account'

/** A page load, so that no data of the member stays in memory. */
/** 账号安全: password, number, sessions and closing of the account. */
export function Security({ leaveTo = replacePage }: { leaveTo?: (href: string) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(
    query.account.security.queryOptions({ input: {}, meta: { silent: true } }),
  )
  const [isClosing, setClosing] = useState(false)
  /** How often the dialog was opened: each time it begins anew. */
  const [closings, setClosings] = useState(0)
  const everywhere = useAction(async () => {
    const sure = await confirm({ text: '所有设备（包括本机）都会退出登录，确定吗？', title: '退出所有设备' })
    if (!sure) return
    await signOutEverywhere()
    leaveTo('/auth/login')
  })

  const bind = useAction(() => openWechat(returnPath('/member/security', true)))
  const unbind = useAction(async () => {
    const sure = await confirm({ text: '解除后不能再用这个微信登录，确定吗？', title: '解除绑定' })
    if (!sure) return
    await api.trustLogin.unbind({})
    await refetch()
  })

  return (
    <MemberPanel title="账号安全" back="/member/user-info">
      {isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <ul className="divide-line max-md:rounded-card max-md:bg-card divide-y max-md:px-4">
          <Row
            Icon={KeyRound}
            name="登录密码"
            note={data.has_password ? '定期更换密码，让账号更安全' : '设置密码后，可以用密码登录'}
            action={
              <ButtonLink href="/member/change-password" variant="ghost">
                {data.has_password ? '更改密码' : '设置密码'}
              </ButtonLink>
            }
          />
          <Row
            Icon={Smartphone}
            name="手机号"
            note={
              <span translate="no" className="nums">
                {data.mobile || '未绑定'}
              </span>
            }
            action={
              <ButtonLink href="/auth/bindphone?redirectUrl=/member/security" variant="ghost">
                {data.mobile ? '更换手机号' : '绑定手机号'}
              </ButtonLink>
            }
          />
          {data.email && <Row Icon={Mail} name="登录邮箱" note={data.email} />}
          {data.wechat.is_offered && (
            <Row
              Icon={MessageCircle}
              name="微信"
              note={data.wechat.is_bound ? '已绑定，可以用微信登录' : '绑定后可以用微信登录'}
              action={
                data.wechat.is_bound ? (
                  <Button variant="ghost" loading={unbind.busy} onClick={() => unbind.go(undefined)}>
                    解除绑定
                  </Button>
                ) : (
                  <Button variant="ghost" loading={bind.busy} onClick={() => bind.go(undefined)}>
                    绑定微信
                  </Button>
                )
              }
            />
          )}
          <Row
            Icon={LogOut}
            name="登录设备"
            note="手机丢失或在公共电脑上登录过？让所有设备一起退出"
            action={
              <Button variant="ghost" loading={everywhere.busy} onClick={() => everywhere.go(undefined)}>
                退出所有设备
              </Button>
            }
          />
          <Row
            Icon={UserRoundX}
            name="注销账号"
            note="注销后账号无法恢复"
            action={
              <Button
                variant="ghost"
                aria-haspopup="dialog"
                onClick={() => {
                  setClosings(closings + 1)
                  setClosing(true)
                }}
              >
                注销账号
              </Button>
            }
          />
        </ul>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
      {data && (
        <CloseAccount
          key={closings}
          open={isClosing}
          ways={{ hasPassword: data.has_password, mobile: data.mobile }}
          onClose={() => setClosing(false)}
          onClosed={() => leaveTo('/')}
        />
      )}
    </MemberPanel>
  )
}

interface RowProps {
  Icon: LucideIcon
  name: string
  note: ReactNode
  action?: ReactNode
}

const Row = ({ Icon, name, note, action }: RowProps) => (
  <li className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 py-3 max-md:gap-x-3">
    <Icon className="text-muted size-6 shrink-0" strokeWidth={1.5} aria-hidden />
    <div className="min-w-[min(100%,9rem)] flex-1">
      <h2 className="text-ink text-base font-medium">{name}</h2>
      <p className="text-muted mt-0.5 text-sm">{note}</p>
    </div>
    {action}
  </li>
)
