'use client'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
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

function Failure() {
  const orderId = useOrderId()
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
