'use client'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Button, ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { ApiError, fallbackMessage } from '@/lib/client/call/api-error'
import { useAction } from '@/lib/client/press/use-action'

/**
 * 扫码登录 on the phone: confirms the sign-in of the computer that shows the code, or refuses it (contract member §5.12).
 */
export function ScanConfirm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState('')
  const scanned = useQuery({
    queryKey: ['scan', token],
    queryFn: () => api.trustLogin.scanned({ token }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    meta: { silent: true },
    enabled: token !== '',
  })
  const answer = useAction(async (isGranted: boolean) => {
    await api.trustLogin.scanAuthorize({ token, status: isGranted })
    setOutcome(isGranted ? '已确认，电脑端正在登录' : '已取消，电脑端不会登录')
  })
  const problem =
    token === ''
      ? '请在电脑登录页用手机扫描二维码'
      : scanned.error && (scanned.error instanceof ApiError ? scanned.error.message : fallbackMessage)
  return (
    <MemberPanel title="扫码登录" back="/member/user-info">
      <div className="max-md:rounded-card max-md:bg-card grid justify-items-center gap-5 py-12 text-center max-md:px-4">
        <MonitorSmartphone className="text-brand size-16" strokeWidth={1.25} aria-hidden />
        {problem || outcome ? (
          <>
            <p role="status" className="text-ink text-lg">
              {problem || outcome}
            </p>
            <ButtonLink href="/member/user-info" variant="ghost">
              返回会员中心
            </ButtonLink>
          </>
        ) : scanned.data ? (
          <>
            <p className="text-ink text-lg">确认在电脑上登录商城？</p>
            <p className="text-muted text-sm">如果不是您本人在操作，请取消。</p>
            <div className="grid w-full max-w-80 gap-3">
              <Button size="large" loading={answer.busy} onClick={() => answer.go(true)}>
                确认登录
              </Button>
              <Button size="large" variant="ghost" disabled={answer.busy} onClick={() => answer.go(false)}>
                取消
              </Button>
            </div>
          </>
        ) : (
          <Skeleton className="h-28 w-60" />
        )}
      </div>
    </MemberPanel>
  )
}
