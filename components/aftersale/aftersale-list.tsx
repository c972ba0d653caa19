'use client'
import { useQuery } from '@tanstack/react-query'
import { emptyTexts } from '@/components/member/empty-texts'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { MemberPanel } from '@/components/member/panel'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { defaultPageSize, pageCount } from '@/components/ui/page-window'
import { Tabs } from '@/components/ui/tabs'
import { useHydrated } from '@/components/ui/use-hydrated'
import { usePhone } from '@/components/ui/use-phone'
import { query } from '@/lib/client/call/query'
import { useListPlace } from '@/lib/client/page/use-list-place'
import { usePages } from '@/lib/client/page/use-pages'
import { aftersaleStatuses, type AftersaleStatus } from '@/lib/domain/aftersale/values'
import { AftersaleCard, aftersaleColumns } from './aftersale-card'
import { aftersaleListHref } from './aftersale-view'

const all = 'all'
type Tab = typeof all | `${AftersaleStatus}`
const tabs = [
  { value: all as Tab, label: '全部' },
  ...Object.entries(aftersaleStatuses).map(([status, label]) => ({ value: status as Tab, label })),
]

/** 售后订单. Rendered in the browser only, because tab and page are in the query of the URL. */
export function AftersaleList() {
  const isHydrated = useHydrated()
  return (
    <MemberPanel title="售后订单" back="/member/user-info">
      {isHydrated ? <Aftersales /> : <ListSkeleton head="h-11" />}
    </MemberPanel>
  )
}

function Aftersales() {
  const { tab, page, go } = useListPlace(aftersaleListHref, tabs)
  const { data: counts } = useQuery(
    query.order.count.queryOptions({ input: { order_type: 'normal' }, meta: { silent: true } }),
  )
  const isPhone = usePhone()
  const aftersales = usePages({
    optionsOf: (at) => ({
      ...query.aftersale.list.queryOptions({
        input: { page: at, pageSize: defaultPageSize, ...(tab === all ? {} : { aftersales_status: tab }) },
        meta: { silent: true },
      }),
      staleTime: 0,
    }),
    page,
    isScrolled: isPhone,
  })
  const { pages, isPending, isError, isRefetching, isPlaceholderData, refetch } = aftersales
  const data = pages.at(-1)
  const list = pages.flatMap((one) => one.list)
  const badge: Partial<Record<Tab, number | undefined>> = {
    '0': counts?.aftersales_pending,
    '1': counts?.aftersales_processing,
  }
  // The last after-sale of the last page has left the tab.
  const isBeyond = list.length === 0 && data !== undefined && page > pageCount(data.total_count)
  return (
    <>
      <Tabs
        label="售后状态"
        className="border-line mb-4 border-b max-md:-mt-4"
        items={tabs.map((item) => ({ ...item, count: badge[item.value] ?? 0 }))}
        value={tab}
        onChange={(next) => go({ tab: next })}
      />
      {isPending && <ListSkeleton />}
      {isError && !data && <ErrorState onRetry={refetch} retrying={isRefetching} />}
      {data && list.length === 0 && (
        <Empty
          occasion="order"
          text={emptyTexts.orders}
          action={
            isBeyond
              ? { href: aftersaleListHref, label: '返回第一页' }
              : { href: '/member/trade', label: '查看我的订单' }
          }
        />
      )}
      {data && list.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('@container transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <div
            aria-hidden
            className={`rounded-control bg-page text-muted mb-3 grid py-2.5 text-center text-sm @max-[46rem]:hidden ${aftersaleColumns}`}
          >
            <span>订单详情</span>
            <span>金额</span>
            <span>积分</span>
            <span>状态</span>
            <span>操作</span>
          </div>
          <ul className="grid grid-cols-1 gap-4">
            {list.map((aftersale) => (
              <AftersaleCard key={aftersale.aftersales_bn} aftersale={aftersale} />
            ))}
          </ul>
          <ListPages
            page={page}
            count={data.total_count}
            list={aftersales}
            onMore={(next) => go({ page: next })}
            onTurn={(next) => {
              go({ page: next })
              window.scrollTo({ top: 0 })
            }}
          />
        </div>
      )}
    </>
  )
}
