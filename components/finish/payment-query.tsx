'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { resultHref } from '@/components/cashier/result-href'
import { ButtonLink } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/query'
import { FinishCard } from './finish-card'
import { FinishWaiting } from './finish-waiting'

const waitingText = '请稍后，正在查询支付结果…'

/** The return page of payment providers: fetches the trade and redirects to the result. */
export function PaymentQuery() {
  const isHydrated = useHydrated()
  return isHydrated ? <FetchTrade /> : <FinishWaiting text={waitingText} />
}

function FetchTrade() {
  const router = useRouter()
  const params = useSearchParams()
  const tradeId = params.get('out_trade_no') ?? params.get('trade_id') ?? ''
  const { data, isPending } = useQuery({
    ...query.payment.tradeDetail.queryOptions({ input: { trade_id: tradeId }, meta: { silent: true } }),
    enabled: tradeId !== '',
    staleTime: 0,
  })
  const trade = data && 'trade_id' in data ? data : null

  useEffect(() => {
    if (!trade) return
    router.replace(
      resultHref({
        orderId: trade.order_id,
        totalFee: trade.total_fee,
        orderClass: trade.trade_source_type,
        payStatus: trade.trade_state === 'SUCCESS' ? 'PAYED' : 'ERROR',
      }),
    )
  }, [router, trade])

  if (trade || (tradeId !== '' && isPending)) return <FinishWaiting text={waitingText} />
  return (
    <FinishCard kind="unknown" title="没有查到这笔支付" text="请到“我的订单”中查看支付状态">
      <ButtonLink href="/member/trade">我的订单</ButtonLink>
    </FinishCard>
  )
}
