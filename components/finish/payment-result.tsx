'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Price } from '@/components/ui/price'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/query'
import { offlineWaitingLabel } from '@/lib/domain/order/labels'
import { FinishCard } from './finish-card'
import { FinishWaiting } from './finish-waiting'
import { readResult } from './result-params'

/** 订单支付成功 or 失败, from the address of the page or, where that says too little, from the order. */
export function PaymentResult() {
  const alive = useHydrated()
  return alive ? <Result /> : <FinishWaiting text="加载中..." />
}

function Result() {
  const params = useSearchParams()
  const orderId = params.get('order_id') ?? ''
  const told = readResult(params)
  const order = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '' && told === null,
    staleTime: 0,
  })

  if (orderId === '') return <Missing />
  if (told === null && order.isPending) return <FinishWaiting text="加载中..." />
  if (told === null && order.isError) {
    return (
      <div className="rounded-card border-line bg-card border">
        <ErrorState onRetry={() => void order.refetch()} retrying={order.isRefetching} />
      </div>
    )
  }
  const read = order.data && 'orderInfo' in order.data ? order.data.orderInfo : null
  if (told === null && read === null) return <Missing />

  const totalFee = told?.totalFee ?? read?.total_fee ?? 0
  const isPaid = told?.isPaid ?? read?.pay_status === 'PAYED'
  const isPointsOrder = (told?.orderClass ?? read?.order_class ?? '').endsWith('pointsmall')
  const isChecked = told === null && read?.offline_pay_check_status === 0
  const facts = [
    { name: '订单号：', value: orderId },
    { name: '订单金额：', value: <Price cents={totalFee} className="text-base" /> },
  ]
  const onward = (
    <>
      <ButtonLink href={`/member/trade/${orderId}`} variant={isPaid ? 'primary' : 'outline'}>
        查看订单详情
      </ButtonLink>
      <ButtonLink href={isPointsOrder ? '/pointitems' : '/items'} variant="ghost">
        继续购物
      </ButtonLink>
    </>
  )
  if (isChecked) {
    return (
      <FinishCard kind="waiting" title={offlineWaitingLabel} text="我们将尽快为您处理" facts={facts}>
        {onward}
      </FinishCard>
    )
  }
  return isPaid ? (
    <FinishCard kind="success" title="订单支付成功！" text="我们将尽快为您处理" facts={facts}>
      {onward}
    </FinishCard>
  ) : (
    <FinishCard kind="failure" title="订单支付失败！" text="我们将尽快为您处理" facts={facts}>
      <ButtonLink href={`/cashier?order_id=${orderId}`}>重新付款</ButtonLink>
      {onward}
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
