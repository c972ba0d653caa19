'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAccount } from '@/lib/contract/operator/people/account'
import { SessionList } from './session-list'

/** The sessions and the second factor of an account, for owners. */
export function AccountSecurity({ account }: { account: DeskAccount }) {
  const client = useQueryClient()
  const id = { user_id: account.user_id }
  const { data } = useQuery(
    deskQuery.account.sessions.queryOptions({ input: id, staleTime: 0, meta: { silent: true } }),
  )
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.account.key() })
  const end = useSingleMutation({
    mutationFn: () => desk.account.endSessions(id),
    onSuccess: () => toast.success('已退出全部设备'),
    onSettled: refresh,
  })
  const reset = useSingleMutation({
    mutationFn: () => desk.account.resetFactor(id),
    onSuccess: () => toast.success('已重置'),
    onSettled: refresh,
  })
  const endAfterQuestion = async () => {
    if (await confirm({ text: '对方需要重新登录，确定退出全部设备？' })) end.mutate()
  }
  const resetAfterQuestion = async () => {
    if (await confirm({ text: '对方丢失手机和恢复码时使用。重置后只凭密码登录，请先核实身份', danger: true }))
      reset.mutate()
  }
  if (!data) return null
  const sessions = data.list
  return (
    <div className="mt-4 grid gap-3">
      {sessions.length > 0 && (
        <details className="text-sm">
          <summary className="text-link cursor-pointer max-md:py-2">登录设备（{sessions.length}）</summary>
          <SessionList sessions={sessions} />
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" loading={end.isPending} onClick={() => void endAfterQuestion()}>
          退出全部设备
        </Button>
        {account.has_factor && (
          <Button variant="ghost" loading={reset.isPending} onClick={() => void resetAfterQuestion()}>
            重置二次验证
          </Button>
        )}
      </div>
    </div>
  )
}
