'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProtocolDialog, protocolNames } from '@/components/auth/protocol-dialog'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/query'
import { closeAccount } from '@/lib/client/sign-in'
import { useAction } from '@/lib/client/use-action'

const losses = [
  '手机号、微信与账号解除绑定，所有设备退出登录',
  '优惠券、积分和会员等级作废',
  '收货地址、收藏、足迹和发票抬头删除',
  '订单不能再查看，也不能再申请售后',
]

interface CloseAccountProps {
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** 注销账号: what is lost, or what keeps the member from closing the account (contract member §5.14). */
export function CloseAccount({ open, onClose, onClosed }: CloseAccountProps) {
  const { data, isError, refetch } = useQuery(
    query.account.close.queryOptions({
      input: {},
      enabled: open,
      // An order may have ended since the dialog was open before.
      gcTime: 0,
      meta: { silent: true },
    }),
  )
  const [agreed, setAgreed] = useState(false)
  const [isReading, setReading] = useState(false)
  const close = useAction(async () => {
    await closeAccount()
    onClosed()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="注销账号"
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            取消
          </Button>
          {data?.status && (
            <Button disabled={!agreed} loading={close.busy} onClick={() => close.go(undefined)}>
              确认注销
            </Button>
          )}
        </>
      }
    >
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-40" />
      ) : data.status ? (
        <>
          <p>注销账号{data.msg && <span className="nums text-ink"> {data.msg} </span>}后不能恢复：</p>
          <ul className="mt-2 mb-4 list-disc space-y-1 pl-5">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center">
            <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
              我已了解并同意
            </Checkbox>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setReading(true)}
              className="text-link hover:text-brand max-md:min-h-11"
            >
              《{protocolNames.member_logout}》
            </button>
            ，仍要注销
          </div>
          <ProtocolDialog type={isReading ? 'member_logout' : null} onClose={() => setReading(false)} />
        </>
      ) : (
        <p role="alert">{data.msg}</p>
      )}
    </Dialog>
  )
}
