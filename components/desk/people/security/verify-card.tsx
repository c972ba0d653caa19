'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AuthCard } from '@/components/auth/frame/auth-card'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { DeskSecurity } from '@/lib/contract/operator/people/security'
import { deskMenu } from '../../menu/pages'
import { CodeForm } from './code-form'
import { EnrolFactor } from './enrol-factor'

/** The page of the desk that asked for the factor; others are not led to. */
function nextPage(): string {
  const next = new URLSearchParams(location.search).get('next') ?? ''
  return /^(?:\/h5)?\/(?:shopadmin|edit)(?:[/?]|$)/.test(next) && !next.includes('/shopadmin/verify')
    ? next
    : deskMenu.home.href
}
const leave = () => location.replace(nextPage())

/** 二次验证: the code of this session, or the factor that the mall requires. */
export function VerifyCard() {
  const { data, isError, isRefetching, refetch } = useQuery(
    deskQuery.security.state.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  return (
    <AuthCard title="二次验证">
      <div className="mt-4 grid gap-4">
        {!data && !isError && <Skeleton className="h-40" />}
        {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
        {data && <Asked security={data} />}
        <Link href="/" className="text-link hover:text-brand text-sm">
          先去商城首页
        </Link>
      </div>
    </AuthCard>
  )
}

function Asked({ security }: { security: DeskSecurity }) {
  const { factor, need } = security
  const isGiven = need !== 'verify' && need !== 'enrol'
  useEffect(() => {
    // While it is set up the state is not read again, so the recovery codes stay.
    if (isGiven) leave()
  }, [isGiven])
  if (isGiven) return <Skeleton className="h-40" />
  if (need === 'enrol' || !factor)
    return (
      <>
        <p className="text-text text-sm">商城要求您的账号开启二次验证，设置后进入运营中心。</p>
        <EnrolFactor security={security} onDone={leave} />
      </>
    )
  const verify = async (code: string) => {
    await desk.security.verify({ code })
    leave()
  }
  return (
    <CodeForm
      id="verify-code"
      hint={
        factor.kind === 'totp'
          ? '输入验证器应用显示的6位数字，或一个恢复码'
          : `输入发送到 ${security.mobile} 的验证码，或一个恢复码`
      }
      action="验证"
      canSend={factor.kind === 'sms'}
      onCode={verify}
    />
  )
}
