'use client'
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button'
import type { Order } from '@/lib/contract/order'
import { actionLabels } from '@/lib/domain/order/labels'
import { canBeDeleted, logisticsHref, rateHref } from './order-view'
import { useOrderExtras } from './use-order-extras'

interface OrderExtrasProps {
  order: Order
  /** Whether the mall takes reviews. */
  rateOpen: boolean
  size?: ButtonLook['size']
  /** Whether an order that has ended can be deleted here. */
  canDelete?: boolean
}

/** Buttons beside those that move the order: 评价, 查看物流, 再次购买, 删除订单. */
export function OrderExtras({ order, rateOpen, size = 'small', canDelete = false }: OrderExtrasProps) {
  const { rebuy, removal, remove } = useOrderExtras()
  const look = {
    size,
    variant: 'ghost',
    className: size === 'small' ? 'max-md:h-9! max-md:px-4!' : 'max-md:px-4!',
  } as const
  const isDone = order.order_status === 'DONE'
  const hasEnded = isDone || order.order_status === 'CANCEL'
  return (
    <>
      {isDone && order.is_rate === 0 && rateOpen && (
        <ButtonLink {...look} variant="outline" href={rateHref(order.order_id)}>
          {actionLabels.rate}
        </ButtonLink>
      )}
      {order.delivery_info.length > 0 && (
        <ButtonLink {...look} href={logisticsHref(order)}>
          查看物流
        </ButtonLink>
      )}
      {hasEnded && (
        <Button {...look} loading={rebuy.isPending} onClick={() => rebuy.mutate(order.order_id)}>
          再次购买
        </Button>
      )}
      {canDelete && canBeDeleted(order) && (
        <Button {...look} loading={removal.isPending} onClick={() => void remove(order.order_id)}>
          删除订单
        </Button>
      )}
    </>
  )
}
