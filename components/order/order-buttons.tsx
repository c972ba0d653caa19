'use client'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button'
import type { Order } from '@/lib/contract/order'
import { actionLabels } from '@/lib/domain/order/labels'
import { actionsOf } from './order-view'
import { useOrderChanges } from './use-order-changes'

const CancelDialog = lazy(() =>
  import('./cancel-dialog').then(({ CancelDialog }) => ({ default: CancelDialog })),
)

interface OrderButtonsProps {
  order: Order
  size?: ButtonLook['size']
}

/** Buttons for the actions that the state of the order allows: 付款, 确认收货, 取消订单. */
export function OrderButtons({ order, size = 'small' }: OrderButtonsProps) {
  const changes = useOrderChanges()
  const [isCancelling, setCancelling] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const look = { size, className: 'max-md:h-9! max-md:px-4!' } as const

  return (
    <>
      {actionsOf(order).map((action) => {
        if (action === 'pay') {
          return (
            <ButtonLink key={action} {...look} href={`/cashier?order_id=${order.order_id}`}>
              {actionLabels.pay}
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
