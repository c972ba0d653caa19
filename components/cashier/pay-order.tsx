'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isGoodlessOrder } from '@/components/order/order-view'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { ErrorState } from '@/components/ui/error-state'
import { lazyPart } from '@/components/ui/lazy-part'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { payPlatform } from '@/lib/client/call/pay-platform'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { confirm } from '@/lib/client/press/confirm'
import type { Order } from '@/lib/contract/trade/order'
import type { PayMethod } from '@/lib/contract/trade/payment'
import { priceText } from '@/lib/domain/money'
import { kindNamed, kindRules } from '@/lib/domain/order/kinds'
import { longestCountdown } from '@/lib/domain/order/labels'
import { voucherProgress } from '@/lib/domain/order/payment/offline-transfer'
import {
  balanceQuestion,
  depositPayType,
  isBalancePayment,
  offlinePayType,
} from '@/lib/domain/order/payment/pay-types'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { methodKey, PaymentTiles } from './payment-tiles'
import { QrPanel } from './qr-panel'
import { resultHref } from './result-href'
import { useDepositLimit } from './use-deposit-limit'
import { readOrder, usePaidWatch } from './use-paid-watch'
import { usePayment } from './use-payment'

const TransferPayment = lazyPart(() => import('./offline/transfer-payment'), 'TransferPayment')

interface PayOrderProps {
  order: Order
  /** The pay type that the buyer chose in the checkout. */
  preselected: string
  /** The buyer in WeChat; empty elsewhere. */
  openId: string
  /** Epoch seconds at which the order is cancelled. */
  payUntil: number
  /** Called when the order can no longer be paid, to fetch it again. */
  onOutdated: () => void
}

/** An unpaid order: amount, remaining time, payment methods, QR code. */
export function PayOrder({ order, preselected, openId, payUntil, onOutdated }: PayOrderProps) {
  const router = useClientNavigation()
  const client = useQueryClient()
  const { order_id: orderId, total_fee: totalFee } = order
  const platform = payPlatform(navigator.userAgent, openId !== '')
  const methods = useQuery(
    query.payment.list.queryOptions({
      input: {
        platform,
        distributor_id: order.distributor_id,
        order_type: kindRules(kindNamed(order.order_class)).type,
      },
      meta: { silent: true },
    }),
  )
  const [selectedKey, setSelectedKey] = useState('')
  const deposit = useDepositLimit(methods.data, totalFee)
  const payable = methods.data?.filter(
    ({ pay_type_code: code }) => code !== depositPayType || !deposit.isShort,
  )
  const method =
    payable?.find((entry) => methodKey(entry) === selectedKey) ??
    payable?.find(({ pay_type_code }) => pay_type_code === preselected) ??
    payable?.[0]

  const onSettled = (current: Order) => {
    // A paid grade changes the prices of everything.
    // Stored value that was recharged shows in the member area.
    const changesMember = isGoodlessOrder(current)
    void client.invalidateQueries(changesMember ? {} : { queryKey: query.order.key() })
    if (current.pay_status !== 'PAYED') return onOutdated()
    // Replaces the history entry: going back must not open the cashier of a paid order.
    const result = resultHref({ orderId, totalFee, orderClass: current.order_class, payStatus: 'PAYED' })
    router.replace(result)
  }
  const checkOrder = async () => {
    const current = await readOrder(orderId)
    if (current && current.order_status !== 'NOTPAY') onSettled(current)
  }
  const payment = usePayment({
    orderId,
    platform,
    openId,
    // An order that was kept for a transfer is not kept for an online payment (contract trade §7.7).
    onTold: () => order.pay_type === offlinePayType && onOutdated(),
    onPaid: () => void checkOrder(),
  })
  const isRefused = order.offline_pay_check_status === 2
  const isOffline = method?.pay_type_code === offlinePayType
  const pay = async (chosen: PayMethod) => {
    const question = {
      title: chosen.pay_type_name,
      text: `${balanceQuestion(chosen.pay_type_name)} ${priceText(totalFee)}？`,
      okText: '确认支付',
    }
    // A balance is charged at once, without a page of a provider in between.
    if (!isBalancePayment(chosen.pay_type_code) || (await confirm(question))) payment.start(chosen)
  }
  usePaidWatch(orderId, payment.open !== null, onSettled)

  return (
    <section className="rounded-card border-line bg-card border px-4 py-6 md:px-10 md:py-8">
      <div className="border-line flex flex-wrap items-start justify-between gap-x-8 gap-y-5 border-b pb-6">
        <div className="flex gap-4 max-md:gap-3">
          {isRefused ? (
            <CircleAlert className="text-brand size-10 shrink-0 max-md:size-8" aria-hidden />
          ) : (
            <CircleCheck className="text-programme-bright size-10 shrink-0 max-md:size-8" aria-hidden />
          )}
          <div className="min-w-0">
            <h2 className="text-ink text-xl font-semibold max-md:text-lg">
              {isRefused ? voucherProgress.refused : '订单提交成功，请您尽快付款！'}
            </h2>
            <p className="text-muted mt-1.5 text-sm">请您在提交订单后尽快完成支付，否则订单将被取消。</p>
            <p className="nums text-text mt-3 text-sm">
              订单号：
              <span translate="no" className="text-ink break-all">
                {orderId}
              </span>
            </p>
          </div>
        </div>
        <div className="min-w-0 max-lg:w-full lg:text-right">
          {isGoodlessOrder(order) && <p className="text-ink mb-1 text-sm">{order.title}</p>}
          <p className="text-text text-sm">
            应付金额：
            <Price cents={totalFee} className="text-amount align-baseline" />
          </p>
          {isPointsOrder(order) && order.point > 0 && (
            <p className="nums text-muted mt-1 text-sm">
              已扣除 <span translate="no">{order.point}</span> 积分
            </p>
          )}
          {order.subsidy_fee > 0 && (
            <p className="text-programme mt-1 text-sm">
              已享国家补贴 <Price cents={order.subsidy_fee} tone="inherit" className="font-normal!" />
            </p>
          )}
          {order.subsidy_missed !== undefined && (
            <p className="text-muted mt-1 text-xs lg:max-w-80">
              本单未享国家补贴。取消订单、完成
              <Link href="/member" className="text-programme underline underline-offset-2">
                实名认证
              </Link>
              后重新下单，可省 <Price cents={order.subsidy_missed} tone="inherit" className="font-normal!" />
            </p>
          )}
          {order.auto_cancel_seconds < longestCountdown && (
            <p className="text-muted mt-2 text-sm">
              <Countdown
                onDevice
                until={payUntil}
                look="text"
                label="剩余支付时间"
                onEnd={onOutdated}
                className="[&>span:not(:first-child)]:text-brand max-w-full flex-wrap"
              />
            </p>
          )}
        </div>
      </div>

      <h3 className="text-ink mt-6 mb-3 text-sm font-semibold">支付方式：</h3>
      {methods.isPending && (
        <div role="status" aria-label="加载中" className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {methods.isError && (
        <ErrorState small onRetry={() => void methods.refetch()} retrying={methods.isRefetching} />
      )}
      {methods.data && methods.data.length === 0 && (
        <p className="text-muted py-4 text-sm">暂无可用的支付方式，请联系客服。</p>
      )}
      {methods.data && methods.data.length > 0 && (
        <PaymentTiles
          methods={methods.data}
          value={method ? methodKey(method) : ''}
          deposit={deposit}
          onChange={(next) => {
            setSelectedKey(methodKey(next))
            payment.reset()
          }}
        />
      )}

      {isOffline && (
        <Suspense fallback={<Skeleton className="mt-6 h-64" />}>
          <TransferPayment
            orderId={orderId}
            payType={order.pay_type}
            totalFee={totalFee}
            openUntil={order.auto_cancel_time}
            onTold={onOutdated}
            onSubmitted={() => router.replace(`/finish/result?order_id=${orderId}`)}
          />
        </Suspense>
      )}
      {payment.open ? (
        <QrPanel
          payment={payment.open}
          totalFee={totalFee}
          onExpired={() => router.replace('/member/trade')}
          onBack={payment.reset}
          onConfirmed={() => void checkOrder()}
        />
      ) : (
        method &&
        !isOffline && (
          <div className="bottom-bar mt-8 flex justify-end max-md:mt-0">
            <Button
              size="large"
              className="min-w-[min(100%,12rem)] max-md:w-full"
              loading={payment.isStarting}
              onClick={() => void pay(method)}
            >
              去支付
            </Button>
          </div>
        )
      )}
    </section>
  )
}
