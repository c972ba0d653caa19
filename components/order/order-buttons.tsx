'use client'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button'
import type { Order } from '@/lib/contract/order'
import { teamHref } from '@/lib/web/group-href'
import { actionLabels } from '@/lib/domain/order/labels'
import { eligibleLines } from '@/components/aftersale/aftersale-view'
import { actionsOf, voucherHref } from './order-view'
import { useOrderChanges } from './use-order-changes'

const CancelDialog = lazy(() =>
  import('./cancel-dialog').then(({ CancelDialog }) => ({ default: CancelDialog })),
)

const ApplyDialog = lazy(() =>
  import('@/components/aftersale/apply-dialog').then(({ ApplyDialog }) => ({ default: ApplyDialog })),
)

interface OrderButtonsProps {
  order: Order
  size?: ButtonLook['size']
}

/** Buttons for the actions that the state of the order allows: 付款, 确认收货, 申请售后, 取消订单. */
export function OrderButtons({ order, size = 'small' }: OrderButtonsProps) {
  const changes = useOrderChanges()
  const [isCancelling, setCancelling] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [isApplying, setApplying] = useState(false)
  const lines = eligibleLines(order)
  const look = { size, className: size === 'small' ? 'max-md:h-9! max-md:px-4!' : 'max-md:px-4!' } as const

  return (
    <>
      {actionsOf(order).map((action) => {
        if (action === 'pay') {
          return (
            <ButtonLink
              key={action}
              {...look}
              variant={order.offline_pay_check_status === 2 ? 'ghost' : 'primary'}
              href={`/cashier?order_id=${order.order_id}`}
            >
              {actionLabels.pay}
            </ButtonLink>
          )
        }
        if (action === 'editVoucher') {
          return (
            <ButtonLink key={action} {...look} href={voucherHref(order.order_id)}>
              {actionLabels.editVoucher}
            </ButtonLink>
          )
        }
        if (action === 'confirm') {
          return (
            <Button
              key={action}
              {...look}
              loading={changes.confirming === order.order_id}
              onClick={() => void changes.confirmReceipt(order.order_id)}
            >
              {actionLabels.confirm}
            </Button>
          )
        }
        return (
          <Button
            key={action}
            {...look}
            variant="ghost"
            onClick={() => {
              setWasOpened(true)
              setCancelling(true)
            }}
          >
            {actionLabels.cancel}
          </Button>
        )
      })}
      {lines.length > 0 && (
        <Button {...look} variant="ghost" onClick={() => setApplying(true)}>
          {actionLabels.aftersale}
        </Button>
      )}
      {isApplying && (
        <Suspense fallback={null}>
          <ApplyDialog
            orderId={order.order_id}
            distributorId={order.distributor_id}
            lines={lines}
            open
            onClose={() => setApplying(false)}
          />
        </Suspense>
      )}
      {order.team_id !== null && order.order_status !== 'NOTPAY' && (
        <ButtonLink {...look} variant="ghost" href={teamHref(order.team_id)}>
          {order.order_status === 'WAIT_GROUPS_SUCCESS' ? '邀请好友参团' : '查看拼团'}
        </ButtonLink>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <CancelDialog
            order={order}
            open={isCancelling}
            onClose={() => setCancelling(false)}
            changes={changes}
          />
        </Suspense>
      )}
    </>
  )
}
