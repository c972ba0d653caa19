'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Qr } from '@/components/ui/qr'
import { api } from '@/lib/client/call/api'
import { inTurn } from '@/lib/client/person/browser-secret'
import { loadMember } from '@/lib/client/person/sign-in'

/** Milliseconds between two questions whether the phone has confirmed. */
const pollEvery = 2000

/** From this number on a code is over (contract member §17). */
const isOver = (status: number | undefined) => status !== undefined && status >= 3

/**
 * QR code that signs this browser in when a phone with a session scans and confirms it. Hidden on phones, which cannot
 * scan their own screen.
 * @param onDone the browser is signed in
 */
export function ScanCode({ onDone }: { onDone: () => void }) {
  const code = useQuery({
    queryKey: ['scan-code'],
    queryFn: () => inTurn(() => api.trustLogin.scanStart({})),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
  const token = code.data?.token
  const state = useQuery({
    queryKey: ['scan-code', token],
    queryFn: () => api.trustLogin.scanValid({ token: token ?? '' }),
    enabled: token !== undefined,
    refetchInterval: ({ state: { data } }) => (data && data.status >= 2 ? false : pollEvery),
    gcTime: 0,
    meta: { silent: true },
  })
  const status = state.data?.status

  const finish = useEffectEvent(() => void loadMember().then(onDone))
  useEffect(() => {
    if (status === 2) finish()
  }, [status])

  const isDead = isOver(status) || code.isError
  return (
    <div className="mt-6 grid justify-items-center gap-3 max-md:hidden">
      <div className="border-line rounded-card relative border p-3">
        {code.data ? (
          <Qr text={code.data.url} label="登录二维码" className="size-44" />
        ) : (
          <span className="block size-44" />
        )}
        {isDead && (
          <div className="rounded-card absolute inset-0 grid place-items-center bg-white/90">
            <Button variant="outline" onClick={() => void code.refetch()}>
              刷新二维码
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="text-muted text-sm">
        {code.isError
          ? '二维码加载失败'
          : isOver(status) || status === 1
            ? state.data?.msg
            : status === 2
              ? '登录成功'
              : '用已登录商城的手机扫码，在手机上确认'}
      </p>
    </div>
  )
}
