'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { query } from '@/lib/client/call/query'
import { regionText } from '@/lib/domain/delivery/region-text'
import { orderNotFound } from '@/lib/domain/messages/order'
import { orderHref } from '../order-view'
import { ParcelTraces } from './parcel-traces'

/** 查看物流: where an order goes, and the traces of each of its parcels (spec 3 §5). */
export function LogisticsPage() {
  const params = useSearchParams()
  const orderId = params.get('id') ?? ''
  const input = { order_id: orderId }
  const order = useQuery({
    ...query.order.detail.queryOptions({ input, meta: { silent: true } }),
    enabled: orderId !== '',
  })
  const parcels = useQuery({
    ...query.delivery.parcels.queryOptions({ input, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
  })
  const shipped = parcels.data?.list.filter(({ delivery_id }) => delivery_id > 0) ?? []
  // Older links name the courier.
  const named = shipped.findIndex(({ delivery_corp }) => delivery_corp === params.get('corp_code'))
  const [selected, setSelected] = useState<string>()
  const parcel =
    shipped.find(({ delivery_id }) => String(delivery_id) === selected) ?? shipped[Math.max(0, named)]
  const detail = order.data && 'orderInfo' in order.data ? order.data.orderInfo : null
  const isMissing = orderId === '' || (order.data && !detail)
  const isPending = !isMissing && (order.isPending || parcels.isPending)
  const isError = !isMissing && (order.isError || parcels.isError)
  return (
    <MemberPanel
      title="查看物流"
      back="/member/trade"
      note={
        orderId && (
          <span className="nums">
            订单：<span translate="no">{orderId}</span>
          </span>
        )
      }
      action={
        orderId && (
          <Link
            href={orderHref(orderId)}
            className="text-link hover:text-brand flex items-center text-sm whitespace-nowrap transition-colors max-md:min-h-11"
          >
            订单详情
          </Link>
        )
      }
    >
      {isPending && !isError && (
        <div role="status" aria-label="加载中" className="grid gap-4">
          <Skeleton className="rounded-card h-20" />
          <Skeleton className="rounded-card h-28" />
          <Skeleton className="rounded-card h-48" />
        </div>
      )}
      {isError && (
        <ErrorState
          onRetry={() => void Promise.all([order.refetch(), parcels.refetch()])}
          retrying={order.isRefetching || parcels.isRefetching}
        />
      )}
      {isMissing && (
        <Empty
          occasion="lost"
          text={orderNotFound}
          action={{ href: '/member/trade', label: '返回订单列表' }}
        />
      )}
      {detail && parcels.data && (
        <div className="grid grid-cols-1 gap-5">
          <dl className="rounded-card border-line bg-card grid gap-1.5 border p-4 text-sm">
            <div className="flex gap-1">
              <dt className="text-muted shrink-0">收货人：</dt>
              <dd className="nums text-text">
                {detail.receiver_name} <span translate="no">{detail.receiver_mobile}</span>
              </dd>
            </div>
            <div className="flex gap-1">
              <dt className="text-muted shrink-0">收货地址：</dt>
              <dd className="text-text min-w-0 break-words">
                {regionText(detail.receiver_state, detail.receiver_city, detail.receiver_district)}
                {detail.receiver_address}
              </dd>
            </div>
          </dl>
          {shipped.length > 1 && (
            <Tabs
              label="包裹"
              items={shipped.map(({ delivery_id }, index) => ({
                value: String(delivery_id),
                label: `包裹${index + 1}`,
              }))}
              value={String(parcel?.delivery_id)}
              onChange={setSelected}
            />
          )}
          {parcel ? (
            <ParcelTraces key={parcel.delivery_id} parcel={parcel} />
          ) : (
            <Empty occasion="order" text="您没有相关的物流信息" small />
          )}
        </div>
      )}
    </MemberPanel>
  )
}
