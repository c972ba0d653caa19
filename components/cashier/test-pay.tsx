'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { usePhone } from '@/components/ui/use-phone'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { returnedPaymentText } from '@/lib/domain/order/payment/pay-types'
import { TestConfirm } from './test-confirm'

/**
 * The page behind the QR code of a test payment: it replaces the page of a provider. The token in its address names the
 * trade, so it works on a phone that is not signed in.
 */
export function TestPay() {
  const isHydrated = useHydrated()
  return (
    <section className="rounded-card border-line bg-card mx-auto flex max-w-md flex-col items-center gap-4 border px-6 py-10 text-center">
      {isHydrated ? <Payment /> : <Skeleton className="h-24 w-full" />}
    </section>
  )
}

const ordersLink = { href: '/member/trade', label: '我的订单' }

function Payment() {
  const params = useSearchParams()
  const token = params.get('token') ?? ''
  // The parameter that H5 clients append to the address of a WeChat payment.
  const redirectUrl = params.get('redirect_url')
  const [isPaid, setPaid] = useState(false)
  // A phone has scanned the code or was sent by another client: there is no session in this browser.
  const phone = usePhone()
  const leave = phone ? {} : { action: ordersLink }
  const trade = useQuery({
    ...query.payment.testTrade.queryOptions({ input: { token }, meta: { silent: true } }),
    enabled: token !== '',
    retry: false,
  })
  if (token === '') return <Empty small occasion="lost" text="没有找到这笔支付" {...leave} />
  if (trade.isPending) return <Skeleton className="h-24 w-full" />
  if (trade.isError) {
    if (trade.error instanceof ApiError && trade.error.status < 500) {
      return <Empty small occasion="lost" text={trade.error.message} {...leave} />
    }
    return <ErrorState small onRetry={() => void trade.refetch()} retrying={trade.isRefetching} />
  }
  const { order_id: orderId, total_fee: totalFee, trade_state: state, is_returned: isReturned } = trade.data
  if (isReturned) return <Empty small occasion="order" text={returnedPaymentText} {...leave} />
  if (isPaid || state === 'SUCCESS') {
    return (
      <>
        <p role="status" className="text-programme text-base font-semibold">
          {phone ? '支付成功，请返回商家页面' : '支付成功，请返回电脑继续'}
        </p>
        {!phone && (
          <ButtonLink href={`/member/trade/${orderId}`} variant="ghost">
            查看订单详情
          </ButtonLink>
        )}
      </>
    )
  }
  if (state !== 'NOTPAY') return <Empty small occasion="order" text="这笔支付已关闭" {...leave} />
  return (
    <>
      <p className="nums text-muted text-sm">
        订单号：<span translate="no">{orderId}</span>
      </p>
      <Price cents={totalFee} className="text-amount" />
      <TestConfirm
        trade={{ token, ...(redirectUrl === null ? {} : { redirect_url: redirectUrl }) }}
        onConfirmed={(address) => {
          if (address === undefined) setPaid(true)
          else window.location.replace(address)
        }}
      />
      <p className="text-muted text-xs">测试支付不会产生真实扣款</p>
    </>
  )
}
