'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { purchaseSteps } from '@/components/checkout/purchase-steps'
import { ErrorState } from '@/components/ui/error-state'
import { StepBar } from '@/components/ui/step-bar'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/api-error'
import { query } from '@/lib/client/query'
import { CashierNotice } from './cashier-notice'
import { CashierSkeleton } from './cashier-skeleton'
import { PayOrder } from './pay-order'

/** The cashier of an order. Rendered in the browser only, because the order is in the query of the URL. */
export function Cashier() {
  const isHydrated = useHydrated()
  return (
    <>
      <StepBar steps={purchaseSteps} current={2} className="mx-auto mb-6 max-w-2xl max-md:hidden" />
      {isHydrated ? <OpenCashier /> : <CashierSkeleton />}
    </>
  )
}

function OpenCashier() {
  const orderId = useSearchParams().get('order_id') ?? ''
  const state = useQuery({
    ...query.order.payState.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
    retry: false,
  })
  if (orderId === '') return <CashierNotice kind="missing" />
  if (state.isPending) return <CashierSkeleton />
  if (state.isError) {
    // 4xx: the order is unknown. Other errors may be temporary.
    if (state.error instanceof ApiError && state.error.status >= 400 && state.error.status < 500) {
      return <CashierNotice kind="missing" />
    }
    return (
      <div className="rounded-card border-line bg-card border">
        <ErrorState onRetry={() => void state.refetch()} retrying={state.isRefetching} />
      </div>
    )
  }
  if (!('orderInfo' in state.data)) return <CashierNotice kind="missing" />

  const { orderInfo: order } = state.data
  if (order.order_status === 'CANCEL') return <CashierNotice kind="cancelled" orderId={orderId} />
  if (order.order_status !== 'NOTPAY') return <CashierNotice kind="paid" orderId={orderId} />
  return (
    <PayOrder
      key={orderId}
      order={order}
      // Remaining seconds, not a time of the server: this device's clock may differ.
      payUntil={Math.floor(state.dataUpdatedAt / 1000) + order.auto_cancel_seconds}
      onOutdated={() => void state.refetch()}
    />
  )
}
