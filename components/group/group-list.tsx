'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { PageBar } from '@/components/ui/page-bar'
import { ErrorState } from '@/components/ui/error-state'
import { Pagination } from '@/components/ui/pagination'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { query } from '@/lib/client/query'
import { GroupCard } from './group-card'
import { GroupRules } from './group-rules'

const pageSize = 12
const grid = 'grid grid-cols-4 gap-4 max-lg:grid-cols-3 max-md:grid-cols-1 max-md:gap-3'
const views = [
  { value: '2', label: '正在拼团' },
  { value: '1', label: '即将开始' },
] as const
type View = (typeof views)[number]['value']

/** The running and announced group-buying activities. */
export function GroupList() {
  const [view, setView] = useState<View>('2')
  /** The rules follow the loaded activities: below a placeholder they would move. */
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className="grid gap-4 max-md:gap-0">
      <PageBar title="拼团" back="/" className="md:text-section" />
      <section className="rounded-card border-line bg-card border p-5 max-md:mb-4 max-md:border-0 max-md:bg-transparent max-md:p-0">
        <Tabs
          items={views}
          value={view}
          onChange={setView}
          label="拼团活动"
          className="border-line mb-5 border-b"
        >
          {/* Each view starts at its first page. */}
          <Activities key={view} view={view} onLoad={() => setLoaded(true)} />
        </Tabs>
      </section>
      {isLoaded && <GroupRules />}
    </div>
  )
}

function Activities({ view, onLoad }: { view: View; onLoad: () => void }) {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch, isRefetching, dataUpdatedAt } = useQuery({
    ...query.group.list.queryOptions({
      input: { view: Number(view), page, pageSize },
      meta: { silent: true },
    }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  })
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    if (!isPending) load()
  }, [isPending])
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  if (isPending) {
    return (
      <div role="status" aria-label="加载中" className={grid}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="grid gap-3 max-md:grid-cols-[7rem_minmax(0,1fr)]">
            <Skeleton className="aspect-square" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
    )
  }
  if (data.list.length === 0) {
    return (
      <Empty
        text={view === '2' ? '暂无正在进行的拼团' : '暂无即将开始的拼团'}
        action={{ href: '/items', label: '逛逛商品' }}
      />
    )
  }
  const readAt = Math.floor(dataUpdatedAt / 1000)
  return (
    <>
      <ul className={grid}>
        {data.list.map((group) => (
          <li key={group.groups_activity_id} className="flex min-w-0">
            <GroupCard group={group} until={readAt + group.last_seconds} onEnd={() => void refetch()} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        count={data.total_count}
        pageSize={pageSize}
        onChange={setPage}
        className="mt-6"
      />
    </>
  )
}
