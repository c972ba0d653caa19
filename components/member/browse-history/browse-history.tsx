'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { emptyTexts } from '../empty-texts'
import { MemberPanel } from '../panel'
import { useMemberList } from '../use-member-list'
import { byDay } from './by-day'
import { VisitCard } from './visit-card'

/** Products per page (spec 3 §5). */
const pageSize = 20
const grid = 'grid cards-5 gap-4 max-lg:cards-4 max-md:cards-2 max-md:gap-3'

/** 我的足迹: viewed products by day, latest first (spec 3 §5). */
export function BrowseHistory() {
  const visited = useMemberList((at) =>
    query.favourite.history.queryOptions({ input: { page: at, pageSize }, meta: { silent: true } }),
  )
  const {
    page,
    setPage,
    data,
    rows: list,
    dataUpdatedAt,
    isPending,
    isError,
    isPlaceholderData,
    isRefetching,
    refetch,
  } = visited
  const total = data?.total_count ?? 0
  const removeVisit = useRemoveVisit(() => {
    // After its last card was removed a page no longer exists.
    if (data?.list.length === 1 && page > 1) setPage(page - 1)
  })
  const clear = useClear(() => setPage(1))
  return (
    <MemberPanel
      title="我的足迹"
      back="/member/user-info"
      note={
        total > 0 && (
          <span className="nums">
            共 <span translate="no">{total}</span> 件商品
          </span>
        )
      }
      action={
        total > 0 && (
          <Button
            variant="ghost"
            size="small"
            loading={clear.isPending}
            onClick={() => void confirmClear(() => clear.mutate())}
            className="bar-action"
          >
            <Trash2 className="size-3.5 max-md:hidden" aria-hidden />
            清空足迹
          </Button>
        )
      }
    >
      {isPending && <BrowseHistorySkeleton />}
      {isError && !data && <ErrorState onRetry={refetch} retrying={isRefetching} />}
      {data && list.length === 0 && (
        <Empty occasion="search" text={emptyTexts.visits} action={{ href: '/items', label: '去逛逛' }} />
      )}
      {data && list.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {byDay(list, Math.floor(dataUpdatedAt / 1000)).map(({ date, label, visits }) => (
            <section key={date} aria-labelledby={`day-${date}`} className="mb-6 last:mb-0">
              <h2 id={`day-${date}`} className="text-ink mb-3 text-sm font-semibold">
                {label}
              </h2>
              <ul className={grid}>
                {visits.map((visit) => (
                  <li key={visit.history_id} className="min-w-0">
                    <VisitCard
                      visit={visit}
                      busy={removeVisit.isPending && removeVisit.variables === visit.history_id}
                      onRemove={() => removeVisit.mutate(visit.history_id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <ListPages
            page={page}
            count={total}
            pageSize={pageSize}
            list={visited}
            onMore={setPage}
            onTurn={(next) => {
              setPage(next)
              window.scrollTo({ top: 0 })
            }}
          />
        </div>
      )}
    </MemberPanel>
  )
}

async function confirmClear(clear: () => void) {
  const text = '清空后不能恢复，确认清空全部足迹？'
  if (await confirm({ title: '清空足迹', text, okText: '清空', danger: true })) clear()
}

/** Removes a visit by its `history_id`. */
function useRemoveVisit(onRemoved: () => void) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (historyId: number) => api.favourite.removeHistory({ history_id: [historyId] }),
    onSuccess: async () => {
      onRemoved()
      toast.success('已删除')
      await client.invalidateQueries({ queryKey: query.favourite.history.key() })
    },
  })
}

function useClear(onRemoved: () => void) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: () => api.favourite.removeHistory({ is_empty: true }),
    onSuccess: async () => {
      onRemoved()
      toast.success('足迹已清空')
      await client.invalidateQueries({ queryKey: query.favourite.history.key() })
    },
  })
}

function BrowseHistorySkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <Skeleton className="mb-3 h-4 w-12" />
      <div className={grid}>
        {Array.from({ length: 5 }, (_, card) => (
          <div key={card} className="grid gap-2">
            <Skeleton className="rounded-card aspect-square" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  )
}
