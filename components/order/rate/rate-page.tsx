'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { MemberPanel } from '@/components/member/panel'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { Order } from '@/lib/contract/trade/order'
import { orderNotFound } from '@/lib/domain/messages/order'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { orderHref } from '../order-view'
import { RateForm } from './rate-form'
import { unratedLines } from './unrated-lines'

/** 评价订单: stars, text and pictures per product (spec 3 §5). */
export function RatePage() {
  const orderId = useSearchParams().get('id') ?? ''
  const { data, isPending, isError, isRefetching, refetch } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
  })
  const order = data && 'orderInfo' in data ? data.orderInfo : null
  const lines = order ? unratedLines(order) : []
  const isOpen = order?.order_status === 'DONE' && lines.length > 0
  return (
    <MemberPanel
      title="评价订单"
      back="/member/trade"
      note={
        orderId && (
          <span className="nums">
            订单：<span translate="no">{orderId}</span>
          </span>
        )
      }
    >
      {orderId !== '' && isPending && (
        <div role="status" aria-label="加载中" className="grid gap-4">
          <Skeleton className="rounded-card h-64" />
          <Skeleton className="h-11" />
        </div>
      )}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {(orderId === '' || (data && !order)) && (
        <Empty
          occasion="lost"
          text={orderNotFound}
          action={{ href: '/member/trade', label: '返回订单列表' }}
        />
      )}
      {order && !isOpen && (
        <Empty
          occasion="order"
          text={closedText(order)}
          action={{ href: orderHref(order.order_id), label: '查看订单' }}
        />
      )}
      {order && isOpen && (
        <RateForm
          key={order.order_id}
          orderId={order.order_id}
          lines={lines}
          isPoints={isPointsOrder(order)}
        />
      )}
    </MemberPanel>
  )
}

function closedText({ order_status: status, items }: Order): string {
  if (status !== 'DONE') return '订单完成后才能评价'
  const isRefunded = items.some((item) => item.refunded_fee > 0)
  return isRefunded ? '订单没有待评价的商品' : '订单已评价，感谢您的分享'
}
