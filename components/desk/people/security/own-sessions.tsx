'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskSession } from '@/lib/contract/operator/people/security'
import { SessionList, sessionName } from './session-list'

/** The own sessions at the desk: one or all others can be ended. */
export function OwnSessions() {
  const client = useQueryClient()
  const { data, isError, isRefetching, refetch } = useQuery(
    deskQuery.security.sessions.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.security.sessions.key() })
  const endOthers = useSingleMutation({
    mutationFn: () => desk.security.endOthers({}),
    onSuccess: () => toast.success('已退出其他设备'),
    onSettled: refresh,
  })
  const endAfterQuestion = async () => {
    if (await confirm({ text: '其他设备需要重新登录，确定退出？' })) endOthers.mutate()
  }
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <div className="grid gap-4">
      <SessionList sessions={data.list}>
        {(session) => !session.is_current && <EndSession session={session} onEnded={refresh} />}
      </SessionList>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="ghost" loading={endOthers.isPending} onClick={() => void endAfterQuestion()}>
          退出其他设备
        </Button>
        <p className="text-muted text-xs">也会退出登录了商城、还没有打开运营中心的设备</p>
      </div>
    </div>
  )
}

function EndSession({ session, onEnded }: { session: DeskSession; onEnded: () => Promise<void> }) {
  const end = useSingleMutation({
    mutationFn: () => desk.security.endSession({ id: session.id }),
    onSuccess: () => toast.success('已退出'),
    onSettled: onEnded,
  })
  return (
    <Button
      variant="ghost"
      aria-label={`退出${sessionName(session)}`}
      loading={end.isPending}
      onClick={() => end.mutate()}
    >
      退出
    </Button>
  )
}
