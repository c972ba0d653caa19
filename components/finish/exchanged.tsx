'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { FinishCard } from './finish-card'
import { FinishWaiting } from './finish-waiting'
import { ButtonLink } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/query'
import { pointsMallHref } from '@/lib/web/points-href'
import { PointsGrid } from '@/components/points-mall/points-grid'
import { PointsPrice } from '@/components/ui/points-price'

/** 积分支付成功 with the order, and 猜你喜欢. Rendered in the browser only, because it depends on the query of the URL. */
export function Exchanged() {
  const isHydrated = useHydrated()
  return isHydrated ? <Result /> : <FinishWaiting text="加载中..." />
}

function Result() {
  const params = useSearchParams()
  const orderId = params.get('order_id') ?? ''
  const { data } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
  })
  const order = data && 'orderInfo' in data ? data.orderInfo : null
  return (
    <>
      <FinishCard
        kind="success"
        // Breaks at the comma.
        title={<span className="break-keep">积分支付成功，您的商品正在出库中…</span>}
        facts={
          order
            ? [
                { name: '订单号：', value: order.order_id },
                {
                  name: '订单金额：',
                  value: <PointsPrice points={order.point} cents={order.total_fee} className="text-base" />,
                },
              ]
            : []
        }
      >
        <ButtonLink href={orderId ? `/member/trade/${encodeURIComponent(orderId)}` : '/member/trade'}>
          查看订单详情
        </ButtonLink>
        <ButtonLink href={pointsMallHref()} variant="ghost">
          继续兑换
        </ButtonLink>
      </FinishCard>
      <Lovely itemId={Number(params.get('item_id'))} />
    </>
  )
}

/** 猜你喜欢 without the product that was exchanged. */
function Lovely({ itemId }: { itemId: number }) {
  const { data } = useQuery({
    ...query.pointsMall.lovely.queryOptions({ input: { item_id: itemId }, meta: { silent: true } }),
    enabled: Number.isSafeInteger(itemId) && itemId > 0,
  })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label="猜你喜欢" className="mt-6">
      <h2 className="text-ink mb-3 text-lg font-semibold">猜你喜欢</h2>
      <PointsGrid goods={data.list} />
    </section>
  )
}
