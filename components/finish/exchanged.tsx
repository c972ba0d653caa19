'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { PointsGrid } from '@/components/points-mall/points-grid'
import { ButtonLink } from '@/components/ui/button'
import { PointsPrice } from '@/components/ui/points-price'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/call/query'
import type { OrderDetail } from '@/lib/contract/trade/order'
import { orderLabel } from '@/lib/domain/order/labels'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { returnPromise } from '@/lib/domain/order/refund/refund-progress'
import { pointsMallHref } from '@/lib/web/points-href'
import { FinishCard } from './finish-card'
import { FinishWaiting } from './finish-waiting'

/** The result of an exchange, and 猜你喜欢. Rendered in the browser only, because it depends on the query of the URL. */
export function Exchanged() {
  const isHydrated = useHydrated()
  return isHydrated ? <Result /> : <FinishWaiting text="加载中..." />
}

function Result() {
  const params = useSearchParams()
  const orderId = params.get('order_id') ?? ''
  const { data, isPending } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
    retry: false,
  })
  const isLoading = orderId !== '' && isPending
  return (
    <>
      {isLoading ? (
        <FinishWaiting text="加载中..." />
      ) : (
        <OrderResult order={data && 'orderInfo' in data ? data.orderInfo : null} />
      )}
      <Lovely itemId={Number(params.get('item_id'))} />
    </>
  )
}

/** 积分支付成功 only for a paid order of the points mall, which belongs to the member; null for none. */
function OrderResult({ order }: { order: OrderDetail['orderInfo'] | null }) {
  const onward = (
    <ButtonLink href={pointsMallHref()} variant="ghost">
      继续兑换
    </ButtonLink>
  )
  if (!order || !isPointsOrder(order))
    return (
      <FinishCard kind="unknown" title="没有查到这笔兑换订单" text="请到“我的订单”中查看兑换结果">
        <ButtonLink href="/member/trade/point">我的订单</ButtonLink>
        {onward}
      </FinishCard>
    )
  const facts = [
    { name: '订单号：', value: order.order_id },
    {
      name: '订单金额：',
      value: <PointsPrice points={order.point} cents={order.total_fee} className="text-base" />,
    },
  ]
  const detail = <ButtonLink href={`/member/trade/${order.order_id}`}>查看订单详情</ButtonLink>
  if (order.order_status === 'CANCEL')
    return (
      <FinishCard kind="failure" title="订单已取消" facts={facts}>
        {detail}
        {onward}
      </FinishCard>
    )
  if (order.pay_status !== 'PAYED')
    return (
      <FinishCard kind="waiting" title="订单尚未支付" text="请尽快完成支付，否则订单将被取消" facts={facts}>
        <ButtonLink href={`/cashier?order_id=${order.order_id}`}>去支付</ButtonLink>
        {onward}
      </FinishCard>
    )
  // Paid and given back, or on its way back.
  if (/REFUND|WAIT_PROCESS/.test(order.order_status_des))
    return (
      <FinishCard
        kind="waiting"
        title={orderLabel(order)}
        text={`${returnPromise(order)}，可在订单详情中查看进度`}
        facts={facts}
      >
        {detail}
        {onward}
      </FinishCard>
    )
  return (
    <FinishCard
      kind="success"
      // Breaks at the comma.
      title={<span className="break-keep">积分支付成功，您的商品正在出库中…</span>}
      facts={facts}
    >
      {detail}
      {onward}
    </FinishCard>
  )
}

/** 猜你喜欢 without the product that was exchanged; without one, the best-selling products. */
function Lovely({ itemId }: { itemId: number }) {
  const hasItem = Number.isSafeInteger(itemId) && itemId > 0
  const meta = { silent: true }
  const others = useQuery({
    ...query.pointsMall.lovely.queryOptions({ input: { item_id: itemId }, meta }),
    enabled: hasItem,
  })
  const bestsellers = useQuery({
    ...query.pointsMall.list.queryOptions({ input: { page: 1, pageSize: 10, goodsSort: 1 }, meta }),
    enabled: !hasItem,
  })
  const { data } = hasItem ? others : bestsellers
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label="猜你喜欢" className="mt-6">
      <h2 className="text-ink mb-3 text-lg font-semibold">猜你喜欢</h2>
      <PointsGrid goods={data.list} />
    </section>
  )
}
