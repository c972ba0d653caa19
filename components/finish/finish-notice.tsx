'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/query'
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

function Success() {
  const orderId = useOrderId()
  return (
    <FinishCard kind="success" title="支付成功" text="谢谢您的惠顾。" facts={orderFacts(orderId)}>
      <ButtonLink href={orderId ? `/member/trade/${orderId}` : '/member/trade'}>查看订单</ButtonLink>
      <ButtonLink href="/" variant="ghost">
        返回主页
      </ButtonLink>
    </FinishCard>
  )
}

/** 付款失败, unless the order says something else: it may have been paid or cancelled since. */
function Failure() {
  const orderId = useOrderId()
  const { data, isPending } = useQuery({
    ...query.order.payState.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
    retry: false,
  })
  if (orderId !== '' && isPending) return <FinishWaiting text="加载中..." />
  const order = data && 'orderInfo' in data ? data.orderInfo : null
  if (order?.order_status === 'CANCEL') {
    return <State kind="failure" title="订单已取消，不能继续付款" orderId={orderId} />
  }
  if (order && order.order_status !== 'NOTPAY') {
    return <State kind="success" title="该订单已支付，无需重复付款" orderId={orderId} />
  }
  if (order?.offline_pay_check_status === 0) {
    return <State kind="waiting" title={offlineWaitingLabel} orderId={orderId} />
  }
  const again = orderId ? `/cashier?order_id=${orderId}` : '/member/trade'
  return (
    <FinishCard
      kind="failure"
      title={
        <>
          付款失败，
          <Link href={again} className="text-link hover:text-brand tap underline underline-offset-4">
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
}

/** Where the order really stands. */
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
