'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/call/query'
import { offlineWaitingLabel } from '@/lib/domain/order/labels'
import { rechargeOrderClass } from '@/lib/domain/order/recharge'
import { vipOrderClass } from '@/lib/domain/order/vip-order-class'
import { purchaseOrderClass } from '@/lib/domain/employee/texts'
import { staffMallHref } from '@/lib/web/staff-href'
import { FinishCard } from './finish-card'
import { GroupPaid } from './group-paid'
import { FinishWaiting } from './finish-waiting'

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
  const needsOrder = fromQuery === null || isPointsClass(fromQuery.orderClass)
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
  // `groups` from an order, `normal_groups` from a trade (contract trade §7.5).
  const orderClass = fromQuery?.orderClass ?? fetched?.order_class ?? ''
  const isPointsOrder = isPointsClass(orderClass)
  const [shopHref, shopText] = orderClass.endsWith(purchaseOrderClass)
    ? [staffMallHref, '返回员工内购']
    : [isPointsOrder ? '/pointitems' : '/items', '继续购物']
  const isOfflineCheckPending = fromQuery === null && fetched?.offline_pay_check_status === 0
  const amount = !isPointsOrder ? (
    <Price cents={totalFee} className="text-base" />
  ) : fetched ? (
    <PointsPrice points={fetched.point} cents={totalFee} className="text-base" />
  ) : null
  const facts = [
    { name: '订单号：', value: orderId },
    // A points order that could not be read has no amount here: its money alone would be wrong.
    ...(amount ? [{ name: '订单金额：', value: amount }] : []),
  ]
  const isVip = orderClass === vipOrderClass
  const isRecharge = orderClass === rechargeOrderClass
  const isGroup = isPaid && orderClass.endsWith('groups')
  const links = (
    <>
      {isVip ? (
        <ButtonLink href="/member/vip">查看会员权益</ButtonLink>
      ) : isRecharge ? (
        <ButtonLink href="/member/deposit">查看储值余额</ButtonLink>
      ) : (
        <ButtonLink href={`/member/trade/${orderId}`} variant={isPaid && !isGroup ? 'primary' : 'outline'}>
          查看订单详情
        </ButtonLink>
      )}
      <ButtonLink href={shopHref} variant="ghost">
        {shopText}
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
    <FinishCard
      kind="success"
      title="订单支付成功！"
      text={isVip ? '付费会员已开通，会员价即刻生效' : isRecharge ? '充值金额已到账' : '我们将尽快为您处理'}
      facts={facts}
    >
      {links}
    </FinishCard>
  ) : (
    <FinishCard kind="failure" title="订单支付失败！" text="我们将尽快为您处理" facts={facts}>
      <ButtonLink href={`/cashier?order_id=${orderId}`}>重新付款</ButtonLink>
      {links}
    </FinishCard>
  )
}

/** `pointsmall` from an order, `normal_pointsmall` from a trade. */
const isPointsClass = (orderClass: string) => orderClass.endsWith('pointsmall')

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
}): { isPaid: boolean; totalFee: number; orderClass: string } | null {
  const status = params.get('pay_status')
  const fee = params.get('total_fee')
  if (!status || !fee || !/^\d{1,12}$/.test(fee)) return null
  return { isPaid: status === 'PAYED', totalFee: Number(fee), orderClass: params.get('order_class') ?? '' }
}
