'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/query'
import { TestConfirm } from './test-confirm'

/** The page behind the QR code of a test payment: stands for the page of a provider. */
export function TestPay() {
  const isHydrated = useHydrated()
  return (
    <section className="rounded-card border-line bg-card mx-auto flex max-w-md flex-col items-center gap-4 border px-6 py-10 text-center">
      <h1 className="text-ink text-lg font-semibold">测试支付</h1>
      {isHydrated ? <Payment /> : <Skeleton className="h-24 w-full" />}
    </section>
  )
}

function Payment() {
  const tradeId = useSearchParams().get('trade_id') ?? ''
  const [isPaid, setPaid] = useState(false)
  const { data, isPending } = useQuery({
    ...query.payment.tradeDetail.queryOptions({ input: { trade_id: tradeId }, meta: { silent: true } }),
    enabled: tradeId !== '',
    retry: false,
  })
  if (tradeId !== '' && isPending) return <Skeleton className="h-24 w-full" />
  if (!data || !('trade_id' in data)) {
    return (
      <Empty
        small
        occasion="lost"
        text="没有找到这笔支付"
        action={{ href: '/member/trade', label: '我的订单' }}
      />
    )
  }
  if (isPaid || data.trade_state === 'SUCCESS') {
    return (
      <>
        <p role="status" className="text-programme text-base font-semibold">
          支付成功，请返回电脑继续
        </p>
        <ButtonLink href={`/member/trade/${data.order_id}`} variant="ghost">
          查看订单详情
        </ButtonLink>
      </>
    )
  }
  if (data.trade_state !== 'NOTPAY') {
    return (
      <Empty
        small
        occasion="order"
        text="这笔支付已关闭"
        action={{ href: '/member/trade', label: '我的订单' }}
      />
    )
  }
  return (
    <>
      <p className="nums text-muted text-sm">订单号：{data.order_id}</p>
      <Price cents={data.total_fee} className="text-amount" />
      <TestConfirm tradeId={tradeId} onConfirmed={() => setPaid(true)} />
      <p className="text-muted text-xs">测试支付不会产生真实扣款</p>
    </>
  )
}
