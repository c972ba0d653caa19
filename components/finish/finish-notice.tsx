'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/call/query'
import { orderCancelled, orderPaidAlready, seeMyOrders } from '@/lib/domain/messages/order'
import { offlineWaitingLabel } from '@/lib/domain/order/labels'
import { FinishCard } from './finish-card'
import { FinishWaiting } from './finish-waiting'

/** The short success and failure pages (spec 3 §4); the order is in the query of the URL. */
export function FinishNotice({ kind }: { kind: 'success' | 'failure' }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return <FinishWaiting text="加载中..." />
  return kind === 'success' ? <Success /> : <Failure />
}

const useOrderId = () => useSearchParams().get('order_id') ?? ''
const orderFacts = (orderId: string) => (orderId ? [{ name: '订单号：', value: orderId }] : [])

/**
 * The order of the page: `undefined` while it loads, null when the member has no such order, or when it cannot be read.
 */
function useOrder(orderId: string) {
  const { data, isPending } = useQuery({
    ...query.order.payState.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
    retry: false,
  })
  if (orderId !== '' && isPending) return undefined
  return data && 'orderInfo' in data ? data.orderInfo : null
}

function Success() {
  const orderId = useOrderId()
  const order = useOrder(orderId)
  if (order === undefined) return <FinishWaiting text="加载中..." />
  if (order === null) return <Unknown />
  if (order.order_status === 'CANCEL') return <Cancelled orderId={orderId} />
  if (order.offline_pay_check_status === 0) return <OfflineWaiting orderId={orderId} />
  if (order.order_status === 'NOTPAY') return <NotPaid orderId={orderId} />
  return (
    <FinishCard kind="success" title="支付成功" text="谢谢您的惠顾。" facts={orderFacts(orderId)}>
      <ButtonLink href={`/member/trade/${orderId}`}>查看订单</ButtonLink>
      <ButtonLink href="/" variant="ghost">
        返回主页
      </ButtonLink>
    </FinishCard>
  )
}

/** 付款失败, unless the order says something else: it may have been paid or cancelled since. */
function Failure() {
  const orderId = useOrderId()
  const order = useOrder(orderId)
  if (order === undefined) return <FinishWaiting text="加载中..." />
  if (order === null) return <Unknown />
  if (order.order_status === 'CANCEL') return <Cancelled orderId={orderId} />
  if (order.order_status !== 'NOTPAY') {
    return <State kind="success" title={orderPaidAlready} orderId={orderId} />
  }
  if (order.offline_pay_check_status === 0) return <OfflineWaiting orderId={orderId} />
  return <NotPaid orderId={orderId} />
}

const NotPaid = ({ orderId }: { orderId: string }) => (
  <FinishCard
    kind="failure"
    title={
      <>
        付款失败，
        <Link
          href={`/cashier?order_id=${orderId}`}
          className="text-link hover:text-brand tap underline underline-offset-4"
        >
          点击重新付款
        </Link>
        。
      </>
    }
    facts={orderFacts(orderId)}
  >
    <ButtonLink href="/member/trade" variant="ghost">
      我的订单
    </ButtonLink>
  </FinishCard>
)

const Cancelled = ({ orderId }: { orderId: string }) => (
  <State kind="failure" title={orderCancelled} orderId={orderId} />
)

const OfflineWaiting = ({ orderId }: { orderId: string }) => (
  <State kind="waiting" title={offlineWaitingLabel} orderId={orderId} />
)

/** Not an order of this member, or one that could not be read: nothing is said about its payment. */
const Unknown = () => (
  <FinishCard kind="unknown" title="没有查到这笔订单" text={seeMyOrders}>
    <ButtonLink href="/member/trade">我的订单</ButtonLink>
    <ButtonLink href="/" variant="ghost">
      返回主页
    </ButtonLink>
  </FinishCard>
)

/** The real state of the order. */
const State = ({
  kind,
  title,
  orderId,
}: {
  kind: 'success' | 'failure' | 'waiting'
  title: string
  orderId: string
}) => (
  <FinishCard kind={kind} title={title} facts={orderFacts(orderId)}>
    <ButtonLink href={`/member/trade/${orderId}`}>查看订单详情</ButtonLink>
    <ButtonLink href="/items" variant="ghost">
      继续购物
    </ButtonLink>
  </FinishCard>
)
