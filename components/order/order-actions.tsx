'use client'
import type { ButtonLook } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { usePhone } from '@/components/ui/use-phone'
import type { Order } from '@/lib/contract/trade/order'
import { OrderButtons } from './order-buttons'
import type { ShownAction } from './order-view'

/** Buttons that fit in one row of a phone beside 更多. */
const phoneButtons = 3

interface OrderActionsProps {
  order: Order
  /** Most important first. */
  actions: readonly ShownAction[]
  size?: ButtonLook['size']
}

/** The buttons of an order: all of them, on phones one row with 更多 for the less important ones. */
export function OrderActions({ order, actions, size = 'small' }: OrderActionsProps) {
  const isPhone = usePhone()
  const isFull = isPhone && actions.length > phoneButtons
  const shown = isFull ? actions.slice(0, phoneButtons) : actions
  const more = isFull ? actions.slice(phoneButtons) : []
  return (
    <>
      <OrderButtons
        order={order}
        actions={shown}
        size={size}
        className={size === 'small' ? 'max-md:h-9! max-md:px-3!' : 'max-md:px-3!'}
      />
      {more.length > 0 && (
        <Popover
          trigger="更多"
          buttonClassName="text-text min-h-11 min-w-11 text-sm"
          className="mr-auto"
          panelClassName="top-auto! bottom-full mb-1 w-32 py-1 text-center"
        >
          <div className="divide-line grid divide-y px-2">
            <OrderButtons order={order} actions={more} className="h-11! w-full border-0! text-sm!" />
          </div>
        </Popover>
      )}
    </>
  )
}
