'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { usePhone } from '@/components/ui/use-phone'
import { query } from '@/lib/client/call/query'
import { usePages } from '@/lib/client/page/use-pages'
import { teamStatuses } from '@/lib/domain/group/team'
import { groupsHref } from '@/lib/web/group-href'
import { OwnTeamCard } from './own-team-card'

const pageSize = 10
const tabs = [
  { value: '0', label: '全部' },
  { value: '1', label: teamStatuses[1] },
  { value: '2', label: teamStatuses[2] },
  { value: '3', label: teamStatuses[3] },
] as const
type Tab = (typeof tabs)[number]['value']

/** 我的拼团 by state (contract trade §8.6). */
export function OwnTeams() {
  const [tab, setTab] = useState<Tab>('0')
  return (
    <MemberPanel title="我的拼团" back="/member/user-info">
      <Tabs
        items={tabs}
        value={tab}
        onChange={setTab}
        label="拼团状态"
        className="border-line mb-4 border-b max-md:-mt-4"
      >
        <Teams key={tab} status={Number(tab)} />
      </Tabs>
    </MemberPanel>
  )
}

function Teams({ status }: { status: number }) {
  const [page, setPage] = useState(1)
  const client = useQueryClient()
  const isPhone = usePhone()
  const teams = usePages({
    optionsOf: (at) => ({
      ...query.group.own.queryOptions({
        input: { team_status: status, page: at, pageSize },
        meta: { silent: true },
      }),
      staleTime: 0,
    }),
    page,
    isScrolled: isPhone,
  })
  const { pages, readAt, isPending, isError, refetch, isRefetching } = teams
  const data = pages.at(-1)
  const reread = () => void client.invalidateQueries({ queryKey: query.group.own.key() })
  if (isError && !data) return <ErrorState onRetry={refetch} retrying={isRefetching} />
  if (isPending || !data) {
    return (
      <div role="status" aria-label="加载中" className="grid gap-4">
        <Skeleton className="rounded-card h-36" />
        <Skeleton className="rounded-card h-36" />
      </div>
    )
  }
  if (data.list.length === 0 && page === 1) {
    return <Empty occasion="order" text="暂无拼团" action={{ href: groupsHref, label: '去拼团' }} />
  }
  return (
    <>
      <ul className="grid gap-4">
        {pages.flatMap(({ list }, index) =>
          list.map((team) => (
            <li key={team.order_id}>
              <OwnTeamCard
                team={team}
                until={Math.floor((readAt[index] ?? 0) / 1000) + team.last_seconds}
                reread={reread}
              />
            </li>
          )),
        )}
      </ul>
      <ListPages
        page={page}
        count={data.total_count}
        pageSize={pageSize}
        list={teams}
        onMore={setPage}
        onTurn={setPage}
      />
    </>
  )
}
