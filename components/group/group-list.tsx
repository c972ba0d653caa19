'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { PageBar } from '@/components/ui/page-bar'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { usePhone } from '@/components/ui/use-phone'
import { query } from '@/lib/client/call/query'
import { usePages } from '@/lib/client/page/use-pages'
import { GroupCard } from './group-card'
import { GroupRules } from './group-rules'

const pageSize = 12
const grid = 'cards-4 max-lg:cards-3 max-md:grid-cols-1 grid gap-4 [--card-min:12rem] max-md:gap-3'
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
  const client = useQueryClient()
  const isPhone = usePhone()
  const groups = usePages({
    optionsOf: (at) => ({
      ...query.group.list.queryOptions({
        input: { view: Number(view), page: at, pageSize },
        meta: { silent: true },
      }),
      staleTime: 0,
    }),
    page,
    isScrolled: isPhone,
  })
  const { pages, readAt, isPending, isError, refetch, isRefetching } = groups
  const data = pages.at(-1)
  const reread = () => void client.invalidateQueries({ queryKey: query.group.list.key() })
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    if (!isPending) load()
  }, [isPending])
  if (isError && !data) return <ErrorState onRetry={refetch} retrying={isRefetching} />
  if (isPending || !data) {
    return (
      <div role="status" aria-label="加载中" className={grid}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="grid gap-3 max-md:grid-cols-[min(7rem,33%)_minmax(0,1fr)]">
            <Skeleton className="aspect-square" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
    )
  }
  if (pages.every(({ list }) => list.length === 0)) {
    return (
      <Empty
        text={view === '2' ? '暂无正在进行的拼团' : '暂无即将开始的拼团'}
        action={{ href: '/items', label: '逛逛商品' }}
      />
    )
  }
  return (
    <>
      <ul className={grid}>
        {pages.flatMap(({ list }, index) =>
          list.map((group) => (
            <li key={group.groups_activity_id} className="flex min-w-0">
              <GroupCard
                group={group}
                until={Math.floor((readAt[index] ?? 0) / 1000) + group.last_seconds}
                onEnd={reread}
              />
            </li>
          )),
        )}
      </ul>
      <ListPages
        page={page}
        count={data.total_count}
        pageSize={pageSize}
        list={groups}
        onMore={setPage}
        onTurn={setPage}
      />
    </>
  )
}
