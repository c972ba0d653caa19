'use client'
import { useQuery } from '@tanstack/react-query'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { groupsHref } from '@/lib/web/group-href'
import { GroupRules } from './group-rules'
import { TeamGoods } from './team-goods'
import { TeamState } from './team-state'

/** Milliseconds between two looks at a running team. */
const pollInterval = 10_000

/** A team as its members and their friends see it: product, seats, countdown and next step. */
export function TeamPage({ teamId }: { teamId: number }) {
  const { data, isPending, isError, refetch, isRefetching, dataUpdatedAt } = useQuery({
    ...query.group.team.queryOptions({ input: { team_id: teamId }, meta: { silent: true } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && 'team_info' in state.data && state.data.team_info.team_status === 1
        ? pollInterval
        : false,
  })
  if (isPending) return <TeamSkeleton />
  if (isError) {
    return (
      <div className="rounded-card border-line bg-card border">
        <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
      </div>
    )
  }
  if (!('team_info' in data)) {
    return (
      <div className="rounded-card border-line bg-card border">
        <Empty text="没有找到这个拼团" action={{ href: groupsHref, label: '看看正在进行的拼团' }} />
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <TeamGoods activity={data.activity_info} />
      <TeamState team={data} readAt={Math.floor(dataUpdatedAt / 1000)} reread={() => void refetch()} />
      <GroupRules />
    </div>
  )
}

function TeamSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-4">
      <div className="rounded-card border-line bg-card flex gap-4 border p-5 max-md:p-4">
        <Skeleton className="size-28 shrink-0 max-md:size-24" />
        <SkeletonText lines={3} className="flex-1" />
      </div>
      <div className="rounded-card border-line bg-card flex flex-col items-center gap-6 border px-4 py-8">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-18 w-64" />
        <Skeleton className="h-11 w-56" />
      </div>
    </div>
  )
}
