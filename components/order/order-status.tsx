'use client'
import { Suspense } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Countdown } from '@/components/ui/countdown'
import { cx } from '@/components/ui/cx'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { DemoPromise, Order, OrderDetail } from '@/lib/contract/trade/order'
import { longestCountdown, orderLabel } from '@/lib/domain/order/labels'
import { dateTimeText } from '@/lib/domain/time/china'
import { OrderActions } from './order-actions'
import { shownActions } from './order-view'
import { orderTimeline } from './timeline'
import { useVoucher } from './use-voucher'

const PickupCode = lazyPart(() => import('./pickup-code'), 'PickupCode')

interface OrderStatusProps {
  detail: OrderDetail
  /** Epoch seconds of this device's clock when the order was fetched. */
  readAt: number
  reread: () => void
}

/** Status and actions of the order, and its timeline. */
export function OrderStatus({ detail, readAt, reread }: OrderStatusProps) {
  const { orderInfo: order, cancelData } = detail
  const voucher = useVoucher(order)
  const status = orderLabel(order)
  const isUnpaid = order.order_status === 'NOTPAY' && order.offline_pay_check_status !== 0
  return (
    <section
      aria-label="订单状态"
      className="rounded-card border-line bg-card grid grid-cols-1 border md:grid-cols-[min(19rem,40%)_minmax(0,1fr)]"
    >
      <div className="border-line flex flex-col items-center justify-center gap-3 px-4 py-8 text-center max-md:border-b md:border-r">
        <p className="nums text-muted flex flex-wrap items-center justify-center gap-x-2 text-xs">
          订单号：<span translate="no">{order.order_id}</span>
          <CopyButton text={order.order_id} label="复制订单号" />
        </p>
        <p className={cx('text-2xl font-semibold', tone(order.order_status_des))}>{status}</p>
        {isUnpaid && order.auto_cancel_seconds < longestCountdown && (
          <p className="text-muted text-sm">
            <Countdown
              onDevice
              look="text"
              label="剩余"
              until={readAt + order.auto_cancel_seconds}
              onEnd={reread}
              className="[&>span:not(:first-child)]:text-brand"
            />
          </p>
        )}
        {detail.demo_promise && <DemoNote promise={detail.demo_promise} />}
        {isUnpaid && order.offline_pay_check_status === 2 && (
          <p className="text-brand max-w-full text-xs break-words">
            {`付款凭证未通过${voucher?.check_status === 2 && voucher.remark !== '' ? `：${voucher.remark}` : ''}`}
          </p>
        )}
        {order.order_status_des === 'PAYED_PENDING' && (
          <Suspense fallback={<Skeleton className="h-54 w-44" />}>
            <PickupCode orderId={order.order_id} />
          </Suspense>
        )}
        {'cancel_id' in cancelData && (
          <p className="text-muted max-w-full text-xs">
            {cancelData.cancel_reason && <span className="block">取消原因：{cancelData.cancel_reason}</span>}
            {cancelData.shop_reject_reason && (
              <span className="text-brand block">商家未同意：{cancelData.shop_reject_reason}</span>
            )}
          </p>
        )}
        <div className="bottom-bar bottom-actions flex flex-wrap gap-3 empty:hidden md:justify-center">
          <OrderActions
            order={order}
            actions={shownActions(order, { rateOpen: detail.rate_status, canDelete: true })}
            size="medium"
          />
        </div>
      </div>
      <ol className="nums min-w-0 px-[min(1.5rem,3vw)] py-6 text-sm">
        {orderTimeline(detail, voucher?.update_time).map((entry, index) => (
          <li
            key={entry.text}
            className={cx(
              'border-line relative ml-1 border-l pb-5 pl-5 last:border-transparent last:pb-0',
              index === 0 ? 'text-ink' : 'text-muted',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'absolute top-1.5 -left-[0.3125rem] size-2.5 rounded-full',
                index === 0 ? 'bg-brand ring-brand-tint ring-4' : 'bg-line',
              )}
            />
            {entry.text}
            <time translate="no" className="text-muted mt-0.5 block text-xs">
              {dateTimeText(entry.time)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Red: payment is due. Grey: closed. Blue: waits for the shop. Green: in progress or completed. */
function tone(des: Order['order_status_des']): string {
  if (des === 'NOTPAY') return 'text-brand'
  if (des === 'CANCEL' || des === 'CLOSED' || des === 'REFUND_SUCCESS') return 'text-muted'
  return /REFUND|WAIT_PROCESS/.test(des) ? 'text-link' : 'text-programme'
}

/** Why an order of the demo mall stays as it is. */
const keptTexts = {
  past: '这是预置的往期订单，不会自动发货，可以申请取消',
  pickup: '没有店员核销，订单会一直待自提，可以申请取消',
  voucher: '没有人审核付款凭证，订单会一直待确认',
} as const

/** The next automatic step of the demo mall, or why there is none; real malls show no such line. */
const DemoNote = ({ promise }: { promise: DemoPromise }) => (
  <p className="text-muted max-w-full text-xs text-balance">
    {promise.action === 'keep' ? (
      `演示商城：${keptTexts[promise.reason]}`
    ) : (
      <>
        演示商城：约 <span translate="no">{promise.minutes}</span> 分钟后自动
        <span>{promise.action === 'ship' ? '发货' : '同意取消'}</span>
      </>
    )}
  </p>
)
