'use client'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { emptyTexts } from '@/components/member/empty-texts'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { MemberPanel } from '@/components/member/panel'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { ListPages } from '@/components/ui/list-pages'
import { defaultPageSize, pageCount } from '@/components/ui/page-window'
import { Tabs } from '@/components/ui/tabs'
import { useHydrated } from '@/components/ui/use-hydrated'
import { usePhone } from '@/components/ui/use-phone'
import { query } from '@/lib/client/call/query'
import { usePages } from '@/lib/client/page/use-pages'
import { orderKinds } from '@/lib/domain/order/kinds'
import { orderTabs } from '@/lib/domain/order/labels'
import { pointsMallHref, pointsOrdersHref } from '@/lib/web/points-href'
import { listPath } from './list-position'
import { OrderCard, orderColumns } from './order-card'
import { useRestoredScroll, useListPosition } from './use-list-position'

/** The tab of orders that wait for their pickup. */
const pickupTab = 4

/** The lists of orders: all of them, and those of the points mall, which have no pickup (spec 3 §5). */
const lists = {
  all: {
    title: '我的订单',
    back: '/member/user-info',
    path: listPath,
    orderType: 'normal',
    tabs: orderTabs,
    shopping: { href: '/items', label: '去购物' },
  },
  points: {
    title: '积分订单',
    back: listPath,
    path: pointsOrdersHref,
    orderType: orderKinds.pointsmall.type,
    tabs: orderTabs.filter(({ status }) => status !== pickupTab),
    shopping: { href: pointsMallHref(), label: '去兑换' },
  },
} as const
type ListOf = keyof typeof lists

/** 我的订单 or 积分订单. Rendered in the browser only, because tab and page are in the query of the URL. */
export function OrderList({ of = 'all' }: { of?: ListOf }) {
  const isHydrated = useHydrated()
  const { title, back } = lists[of]
  return (
    <MemberPanel title={title} back={back}>
      {isHydrated ? <Orders of={of} /> : <ListSkeleton head="h-11 max-md:h-28" />}
    </MemberPanel>
  )
}

function Orders({ of }: { of: ListOf }) {
  const list = lists[of]
  const counts = useTabCounts(of)
  const { position, go } = useListPosition(list.path)
  const isPhone = usePhone()
  const orders = usePages({
    optionsOf: (page) =>
      query.order.list.queryOptions({
        input: {
          page,
          pageSize: defaultPageSize,
          order_type: list.orderType,
          status: position.orderType,
          ...(position.keyword ? { keywords: position.keyword } : {}),
          // An ECShopX server knows only whole numbers.
          ...(/^\d{16}$/.test(position.keyword) ? { order_id: position.keyword } : {}),
        },
        meta: { silent: true },
      }),
    page: position.pageindex,
    isScrolled: isPhone,
  })
  const { pages, isPending, isError, isLoadingMore, isRefetching, isPlaceholderData, refetch } = orders
  const data = pages.at(-1)
  const rows = pages.flatMap((one) => one.list)
  useRestoredScroll(position, Boolean(data) && !isPlaceholderData && !isLoadingMore)

  // The page no longer exists, for example after its last order was cancelled: go to the last page.
  const lastPage = pageCount(data?.pager.count ?? 0)
  const isBeyond = data?.list.length === 0 && !isPlaceholderData && position.pageindex > lastPage
  const goToLastPage = useEffectEvent(() => go({ pageindex: lastPage }))
  useEffect(() => {
    if (isBeyond) goToLastPage()
  }, [isBeyond])

  return (
    <>
      <div className="border-line mb-4 flex items-center justify-between gap-4 border-b max-md:-mt-4 max-md:flex-col-reverse max-md:items-stretch max-md:gap-0">
        <Tabs
          label="订单状态"
          items={list.tabs.map(({ status, label }) => ({
            value: String(status),
            label,
            count: counts[status] ?? 0,
          }))}
          value={String(position.orderType)}
          onChange={(status) => go({ orderType: Number(status) })}
        />
        <OrderSearch
          key={position.keyword}
          keyword={position.keyword}
          onSearch={(keyword) => go({ keyword })}
        />
      </div>
      {(isPending || isBeyond) && <ListSkeleton />}
      {isError && !data && <ErrorState onRetry={refetch} retrying={isRefetching} />}
      {data && rows.length === 0 && !isBeyond && (
        <Empty occasion="order" text={emptyTexts.orders} action={list.shopping} />
      )}
      {data && rows.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('@container transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <div
            aria-hidden
            className={`rounded-control bg-page text-muted mb-3 grid py-2.5 text-center text-sm @max-[46rem]:hidden ${orderColumns}`}
          >
            <span>订单详情</span>
            <span className="max-lg:hidden">收货人</span>
            <span>金额</span>
            <span>状态</span>
            <span>操作</span>
          </div>
          <ul className="grid grid-cols-1 gap-4">
            {rows.map((order) => (
              <OrderCard key={order.order_id} order={order} rateOpen={data.rate_status} />
            ))}
          </ul>
          <ListPages
            page={position.pageindex}
            count={data.pager.count}
            list={orders}
            onMore={(pageindex) => go({ pageindex })}
            onTurn={(pageindex) => {
              go({ pageindex })
              window.scrollTo({ top: 0 })
            }}
          />
        </div>
      )}
    </>
  )
}

/** Number of orders per tab, by the `status` of the tab; the mall counts all orders together. */
function useTabCounts(of: ListOf): Record<number, number> {
  const { data } = useQuery({
    ...query.order.count.queryOptions({ input: { order_type: 'normal' }, meta: { silent: true } }),
    enabled: of === 'all',
  })
  if (!data) return {}
  return {
    5: data.normal_notpay_notdelivery,
    1: data.normal_payed_daifahuo + data.normal_payed_daishouhuo,
    4: data.normal_payed_daiziti,
    7: data.normal_not_rate,
  }
}

function OrderSearch({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  return (
    <form
      role="search"
      className="shrink-0 max-md:py-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim())
      }}
    >
      <Input
        name="keyword"
        type="search"
        aria-label="商品名称或订单编号"
        placeholder="商品名称或订单编号"
        maxLength={30}
        defaultValue={keyword}
        className="md:w-56"
        suffix={
          <button
            type="submit"
            aria-label="搜索订单"
            className="tap text-muted hover:text-brand -mr-1.5 flex h-full w-7 items-center justify-center"
          >
            <Search className="size-4" aria-hidden />
          </button>
        }
      />
    </form>
  )
}
