'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { kindView } from '@/components/order-kind/kind-view'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/call/query'
import { offlineWaitingLabel } from '@/lib/domain/order/labels'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { FinishCard } from './finish-card'
import { FinishWaiting } from './finish-waiting'
import { GroupPaid } from './group-paid'

/** 订单支付成功 or 失败, from the query of the URL, or from the order when the query is incomplete. */
export function PaymentResult() {
  const isHydrated = useHydrated()
  return isHydrated ? <Result /> : <FinishWaiting text="加载中..." />
}

function Result() {
  const params = useSearchParams()
  const orderId = params.get('order_id') ?? ''
  const fromQuery = readResult(params)
  // The query names no points.
  const needsOrder = fromQuery === null || isPointsOrder(fromQuery)
  const order = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '' && needsOrder,
    staleTime: 0,
  })

  if (orderId === '') return <Missing />
  if (needsOrder && order.isPending) return <FinishWaiting text="加载中..." />
  if (fromQuery === null && order.isError) {
    return (
      <div className="rounded-card border-line bg-card border">
        <ErrorState onRetry={() => void order.refetch()} retrying={order.isRefetching} />
      </div>
    )
  }
  const fetched = order.data && 'orderInfo' in order.data ? order.data.orderInfo : null
  if (fromQuery === null && fetched === null) return <Missing />

  const totalFee = fromQuery?.totalFee ?? fetched?.total_fee ?? 0
  const isPaid = fromQuery?.isPaid ?? fetched?.pay_status === 'PAYED'
  const order_class = fromQuery?.order_class ?? fetched?.order_class ?? ''
  const hasPoints = isPointsOrder({ order_class })
  const { bought, paidText, onward, waitsForTeam } = kindView({ order_class })
  const isOfflineCheckPending = fromQuery === null && fetched?.offline_pay_check_status === 0
  const amount = !hasPoints ? (
    <Price cents={totalFee} className="text-base" />
  ) : fetched ? (
    <PointsPrice points={fetched.point} cents={totalFee} className="text-base" />
  ) : null
  const facts = [
    { name: '订单号：', value: orderId },
    // A points order that could not be read has no amount here: its money alone would be wrong.
    ...(amount ? [{ name: '订单金额：', value: amount }] : []),
  ]
  const isGroup = isPaid && waitsForTeam
  const links = (
    <>
      {bought ? (
        <ButtonLink href={bought.href}>{bought.text}</ButtonLink>
      ) : (
        <ButtonLink href={`/member/trade/${orderId}`} variant={isPaid && !isGroup ? 'primary' : 'outline'}>
          查看订单详情
        </ButtonLink>
      )}
      <ButtonLink href={onward.href} variant="ghost">
        {onward.text}
      </ButtonLink>
    </>
  )
  if (isOfflineCheckPending) {
    return (
      <FinishCard kind="waiting" title={offlineWaitingLabel} text="我们将尽快为您处理" facts={facts}>
        {links}
      </FinishCard>
    )
  }
  if (isGroup) {
    return <GroupPaid orderId={orderId} facts={facts} links={links} />
  }
  return isPaid ? (
    <FinishCard kind="success" title="订单支付成功！" text={paidText} facts={facts}>
      {links}
    </FinishCard>
  ) : (
    <FinishCard kind="failure" title="订单支付失败！" text="我们将尽快为您处理" facts={facts}>
      <ButtonLink href={`/cashier?order_id=${orderId}`}>重新付款</ButtonLink>
      {links}
    </FinishCard>
  )
}

function Missing() {
  return (
    <FinishCard kind="unknown" title="无订单号请刷新后重试">
      <ButtonLink href="/member/trade">我的订单</ButtonLink>
      <ButtonLink href="/items" variant="ghost">
        继续购物
      </ButtonLink>
    </FinishCard>
  )
}

/** Reads the query of the result page. Null when it is incomplete and the order has to be fetched. */
function readResult(params: {
  get: (name: string) => string | null
}): { isPaid: boolean; totalFee: number; order_class: string } | null {
  const status = params.get('pay_status')
  const fee = params.get('total_fee')
  if (!status || !fee || !/^\d{1,12}$/.test(fee)) return null
  return { isPaid: status === 'PAYED', totalFee: Number(fee), order_class: params.get('order_class') ?? '' }
}
