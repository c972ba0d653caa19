'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { kindView } from '@/components/order-kind/kind-view'
import { buyingSteps } from '@/components/order-kind/steps'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { StepBar } from '@/components/ui/step-bar'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { orderCancelled, orderPaidAlready } from '@/lib/domain/messages/order'
import { offlinePayType } from '@/lib/domain/order/payment/pay-types'
import { PayOrder } from './pay-order'
import { VoucherView } from './voucher-view'

const notices = {
  paid: orderPaidAlready,
  cancelled: orderCancelled,
  review: '付款凭证已提交，待商家确认',
  missing: '没有找到这个订单，请到“我的订单”中查看',
} as const

/** The cashier of an order. Rendered in the browser only, because the order is in the query of the URL. */
export function Cashier() {
  const isHydrated = useHydrated()
  return (
    <>
      {isHydrated ? <OpenSteps /> : <Steps />}
      {isHydrated ? <OpenCashier /> : <CashierSkeleton />}
    </>
  )
}

const Steps = ({ steps = buyingSteps }: { steps?: readonly string[] }) => (
  <StepBar steps={steps} current={2} className="mx-auto mb-6 max-w-2xl max-md:hidden" />
)

/** The steps of the order's kind. */
function OpenSteps() {
  const { data } = usePayState(useSearchParams().get('order_id') ?? '')
  if (!data || !('orderInfo' in data)) return <Steps />
  const { steps } = kindView(data.orderInfo)
  return steps.length > 0 && <Steps steps={steps} />
}

const usePayState = (orderId: string) =>
  useQuery({
    ...query.order.payState.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
    retry: false,
  })

function OpenCashier() {
  const params = useSearchParams()
  const orderId = params.get('order_id') ?? ''
  const hasVoucher = params.get('has_check') === 'true'
  const state = usePayState(orderId)
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
  if (params.get('isView') === 'true') return <VoucherView order={order} />
  if (order.order_status === 'CANCEL') return <CashierNotice kind="cancelled" orderId={orderId} />
  if (order.order_status !== 'NOTPAY') return <CashierNotice kind="paid" orderId={orderId} />
  if (order.offline_pay_check_status === 0) return <CashierNotice kind="review" orderId={orderId} />
  return (
    <PayOrder
      key={orderId}
      order={order}
      preselected={hasVoucher ? offlinePayType : order.pay_type}
      openId={params.get('open_id') ?? ''}
      // Remaining seconds, not a time of the server: this device's clock may differ.
      payUntil={Math.floor(state.dataUpdatedAt / 1000) + order.auto_cancel_seconds}
      onOutdated={() => void state.refetch()}
    />
  )
}

/** Why nothing can be paid, with links that lead on. */
function CashierNotice({ kind, orderId }: { kind: keyof typeof notices; orderId?: string }) {
  return (
    <div role="status" className="rounded-card border-line bg-card border">
      <Empty occasion={kind === 'missing' ? 'lost' : 'order'} text={notices[kind]}>
        <div className="flex flex-wrap gap-3">
          {orderId ? (
            <ButtonLink href={`/member/trade/${orderId}`}>查看订单详情</ButtonLink>
          ) : (
            <ButtonLink href="/member/trade">我的订单</ButtonLink>
          )}
          <ButtonLink href="/items" variant="ghost">
            继续购物
          </ButtonLink>
        </div>
      </Empty>
    </div>
  )
}

/** Placeholder of amount and payment methods. */
function CashierSkeleton() {
  return (
    <div
      role="status"
      aria-label="加载中"
      className="rounded-card border-line bg-card border px-4 py-6 md:px-10 md:py-8"
    >
      <div className="border-line flex flex-wrap justify-between gap-5 border-b pb-6">
        <div className="grid gap-3">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="h-10 w-44" />
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 md:grid-cols-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="mt-8 ml-auto h-11 w-48" />
    </div>
  )
}
