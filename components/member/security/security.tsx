'use client'
import { useQuery } from '@tanstack/react-query'
import {
  FileDown,
  KeyRound,
  LogOut,
  Mail,
  MessageCircle,
  Smartphone,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react'
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
import { toast } from '@/lib/client/press/toast'
import { useAction } from '@/lib/client/press/use-action'
import { dayText } from '@/lib/domain/time/china'
import { CloseAccount } from './close-account'
import { PersonalData } from './personal-data'

interface SecurityProps {
  /** A page load, so that no data of the member stays in memory. */
  leaveTo?: (href: string) => void
  /** Loads a file; the page stays. */
  loadFile?: (href: string) => void
}

const closingNote = ({ due, refusal }: { due: number; refusal: string }) =>
  due > 0
    ? `将于 ${dayText(due)} 注销，在此之前可以撤销`
    : refusal
      ? `上次申请没有完成：${refusal}`
      : '注销后账号无法恢复'

/** 账号安全: password, number, sessions, the own data and closing of the account. */
export function Security({
  leaveTo = replacePage,
  loadFile = (href) => window.location.assign(href),
}: SecurityProps) {
  const { data, isError, isFetching, refetch } = useQuery(
    query.account.security.queryOptions({ input: {}, meta: { silent: true } }),
  )
  const [dialog, setDialog] = useState<'close' | 'data' | null>(null)
  /** How often a dialog was opened: each time it begins anew. */
  const [openings, setOpenings] = useState(0)
  const openDialog = (name: 'close' | 'data') => {
    setOpenings(openings + 1)
    setDialog(name)
  }
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

  const keep = useAction(async () => {
    await api.account.keep({})
    toast.success('已撤销，账号继续使用')
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
            Icon={FileDown}
            name="个人信息"
            note="商城保存的关于您的全部信息，一个压缩文件"
            action={
              <Button variant="ghost" aria-haspopup="dialog" onClick={() => openDialog('data')}>
                导出我的个人信息
              </Button>
            }
          />
          <Row
            Icon={UserRoundX}
            name="注销账号"
            note={closingNote(data.closing)}
            action={
              data.closing.due > 0 ? (
                <Button variant="ghost" loading={keep.busy} onClick={() => keep.go(undefined)}>
                  撤销注销
                </Button>
              ) : (
                <Button variant="ghost" aria-haspopup="dialog" onClick={() => openDialog('close')}>
                  注销账号
                </Button>
              )
            }
          />
        </ul>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
      {data && (
        <>
          <CloseAccount
            key={`close ${openings}`}
            open={dialog === 'close'}
            ways={{ hasPassword: data.has_password, mobile: data.mobile }}
            onClose={() => setDialog(null)}
            onClosed={(message) => {
              setDialog(null)
              toast.success(message)
              void refetch()
            }}
          />
          <PersonalData
            key={`data ${openings}`}
            open={dialog === 'data'}
            ways={{ hasPassword: data.has_password, mobile: data.mobile }}
            onClose={() => setDialog(null)}
            onFile={loadFile}
          />
        </>
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
