'use client'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { resultHref } from '@/components/cashier/result-href'
import { ButtonLink } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { api } from '@/lib/client/call/api'
import { phoneAddress } from '@/lib/client/form/phone-address'
import { rememberedTrade } from '@/lib/client/trade/order-state'
import { seeMyOrders } from '@/lib/domain/messages/order'
import { FinishCard } from './finish-card'
import { FinishWaiting } from './finish-waiting'

const waitingText = '请稍后，正在查询支付结果…'

/**
 * Milliseconds between two questions, and how often the provider is asked: its pages are faster than its notifications.
 */
const askPause = 2000
const maxAsked = 5

/** The return page of payment providers: asks for the result and redirects to it. */
export function PaymentQuery() {
  const isHydrated = useHydrated()
  return isHydrated ? <AskProvider /> : <FinishWaiting text={waitingText} />
}

const pause = () => new Promise((resolve) => setTimeout(resolve, askPause))

/** The address of the result; null for a trade that the visitor does not have. */
async function findResult(tradeId: string): Promise<string | null> {
  const trade = await api.payment.tradeDetail({ trade_id: tradeId }).catch(() => [])
  if (!('trade_id' in trade)) return null
  let state: string = trade.trade_state
  for (let asked = 0; state === 'NOTPAY' && asked < maxAsked; asked++) {
    if (asked > 0) await pause()
    const answer = await api.payment.query({ trade_id: tradeId }).catch(() => null)
    if (!answer) break
    state = answer.status
  }
  return resultHref({
    orderId: trade.order_id,
    totalFee: trade.total_fee,
    orderClass: trade.trade_source_type,
    payStatus: state === 'SUCCESS' ? 'PAYED' : 'ERROR',
  })
}

function AskProvider() {
  const router = useRouter()
  const params = useSearchParams()
  const tradeId = params.get('out_trade_no') ?? params.get('trade_id') ?? rememberedTrade()
  const [isMissing, setMissing] = useState(tradeId === '')

  useEffect(() => {
    if (tradeId === '') return
    let isUnmounted = false
    void findResult(tradeId).then((address) => {
      if (isUnmounted) return
      if (address === null) setMissing(true)
      else router.replace(phoneAddress(address))
    })
    return () => {
      isUnmounted = true
    }
  }, [router, tradeId])

  if (!isMissing) return <FinishWaiting text={waitingText} />
  return (
    <FinishCard kind="unknown" title="没有查到这笔支付" text={seeMyOrders}>
      <ButtonLink href="/member/trade">我的订单</ButtonLink>
    </FinishCard>
  )
}
