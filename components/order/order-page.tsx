'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { kindView } from '@/components/order-kind/kind-view'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { OrderDetail } from '@/lib/contract/trade/order'
import { orderNotFound } from '@/lib/domain/messages/order'
import { storedPosition, positionHref } from './list-position'
import { OrderFacts } from './order-facts'
import { OrderGoods } from './order-goods'
import { OrderRefunds } from './order-refunds'
import { OrderStatus } from './order-status'
import { OrderTotals } from './order-totals'
import { OrderParcels } from './parcel/order-parcels'
import { returnToList } from './use-list-position'
import { VipPurchase } from './vip-purchase'

/** 订单详情: status, receiver, payment, goods, totals. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { data, isPending, isError, isRefetching, refetch, dataUpdatedAt } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    staleTime: 0,
  })
  return (
    <MemberPanel title="订单详情" back="/member/trade" action={<BackToList />}>
      {isPending && <OrderSkeleton />}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {data && !('orderInfo' in data) && (
        <Empty
          occasion="lost"
          text={orderNotFound}
          action={{ href: '/member/trade', label: '返回订单列表' }}
        />
      )}
      {data && 'orderInfo' in data && (
        <div className="grid grid-cols-1 gap-4">
          <OrderStatus
            detail={data}
            readAt={Math.floor(dataUpdatedAt / 1000)}
            reread={() => void refetch()}
          />
          <OrderRefunds detail={data} />
          <OrderBody detail={data} />
        </div>
      )}
    </MemberPanel>
  )
}

/** The bought products, grade or stored value, by the kind of order. */
function OrderBody({ detail }: { detail: OrderDetail }) {
  const { orderInfo: order } = detail
  const { page } = kindView(order)
  if (page === 'amounts') return <OrderTotals order={order} />
  if (page === 'grade') return <VipPurchase detail={detail} />
  return (
    <>
      <OrderParcels order={order} />
      <OrderFacts detail={detail} />
      <OrderGoods order={order} />
      <OrderTotals order={order} />
    </>
  )
}

/** A link back to the last position in the list. */
function BackToList() {
  const [href, setHref] = useState('/member/trade')
  const updateHref = () =>
    setHref(positionHref(storedPosition() ?? { keyword: '', pageindex: 1, orderType: 0, height: 0 }))
  return (
    <Link
      href={href}
      // The list restores its scroll position itself.
      scroll={false}
      onPointerEnter={updateHref}
      onFocus={updateHref}
      onClick={returnToList}
      className="text-link hover:text-brand flex items-center text-sm transition-colors max-md:hidden"
    >
      <ChevronLeft className="size-4" aria-hidden />
      返回订单列表
    </Link>
  )
}

function OrderSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-4">
      <Skeleton className="rounded-card h-44" />
      <Skeleton className="rounded-card h-36" />
      <Skeleton className="rounded-card h-48" />
    </div>
  )
}
