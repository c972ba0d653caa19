'use client'
import { useState, type ReactNode } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { MemberPanel } from '@/components/member/panel'
import { useMemberList } from '@/components/member/use-member-list'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { Tabs } from '@/components/ui/tabs'
import { query } from '@/lib/client/call/query'
import { orderListLabels } from '@/lib/domain/order/labels'
import { OwnReview } from './own-review'
import { UnratedOrder } from './unrated-order'

const pageSize = 10
const meta = { silent: true }
/** The tab of the order list that holds completed orders with lines to review (contract trade §8.1). */
const toRate = 7

const tabs = [
  { value: 'open', label: orderListLabels.toRate },
  { value: 'written', label: orderListLabels.rated },
] as const

type Tab = (typeof tabs)[number]['value']

const lists = {
  open: OpenReviews,
  written: WrittenReviews,
}

/** 我的评价: products that the member may review, and the reviews that the member wrote. */
export function OwnReviews() {
  const [tab, setTab] = useState<Tab>('open')
  const List = lists[tab]
  return (
    <MemberPanel title="我的评价" back="/member/user-info">
      <Tabs label="评价状态" items={tabs} value={tab} onChange={setTab} className="border-line mb-4 border-b">
        <List />
      </Tabs>
    </MemberPanel>
  )
}

function OpenReviews() {
  const orders = useMemberList((page) =>
    query.order.list.queryOptions({ input: { page, pageSize, status: toRate, order_type: 'normal' }, meta }),
  )
  return (
    <PagedList list={orders} emptyText="没有待评价的商品。">
      {orders.rows.map((order) => (
        <UnratedOrder key={order.order_id} order={order} />
      ))}
    </PagedList>
  )
}

function WrittenReviews() {
  const reviews = useMemberList((page) => query.review.mine.queryOptions({ input: { page, pageSize }, meta }))
  return (
    <PagedList list={reviews} emptyText="您还没有评价过商品。">
      {reviews.rows.map((rate) => (
        <OwnReview key={rate.rate_id} rate={rate} />
      ))}
    </PagedList>
  )
}

interface PagedListProps {
  list: ReturnType<typeof useMemberList<{ list: unknown[]; total_count: number }, readonly unknown[]>>
  emptyText: string
  children: ReactNode
}

/** A list with its loading, empty and error states, and its pages. */
function PagedList({ list, emptyText, children }: PagedListProps) {
  const { data, rows, isError, isPending, isRefetching, refetch, page, setPage } = list
  if (isError && !data) return <ErrorState onRetry={refetch} retrying={isRefetching} />
  if (isPending) return <ListSkeleton />
  if (rows.length === 0)
    return <Empty occasion="order" text={emptyText} action={{ href: '/member/trade', label: '查看订单' }} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">{children}</ul>
      <ListPages
        page={page}
        count={data?.total_count ?? 0}
        pageSize={pageSize}
        list={list}
        onMore={setPage}
        onTurn={setPage}
      />
    </>
  )
}
